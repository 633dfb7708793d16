import type { ReactNode } from 'react';

export interface TableScrollerProps {
  /** The accessible name of the table, for visitors who enter it by keyboard. */
  readonly label: string;
  /** For long tables that need little width: print sets them in several columns, `medium` ones in two. */
  readonly width?: 'narrow' | 'medium' | undefined;
  readonly children: ReactNode;
}

/** The frame of a table: a table that is too wide scrolls inside, and an edge shows that there is more. Its height is not limited. */
export function TableScroller({ label, width, children }: TableScrollerProps): ReactNode {
  const classes = width === undefined ? 'table-scroller-scroller' : `table-scroller-scroller table-scroller-${width}`;
  return (
    // The keyboard must be able to scroll it. Not a landmark, as there may be several.
    // The site's own code may mark what fits before React loads.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable region
    <div className={classes} role="group" aria-label={label} tabIndex={0} data-table-frame="" suppressHydrationWarning>
      {children}
    </div>
  );
}
