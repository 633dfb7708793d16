import type { ReactNode } from 'react';

export interface TableScrollerProps {
  /** What the table holds, for those who come into it by keyboard. */
  readonly label: string;
  /** A long list that needs little width: paper has room for several of its columns, `medium` ones for two. */
  readonly width?: 'narrow' | 'medium' | undefined;
  readonly children: ReactNode;
}

/** The frame of a table: what is too wide for it scrolls inside, and an edge shows that there is more. Nothing is cut below. */
export function TableScroller({ label, width, children }: TableScrollerProps): ReactNode {
  const classes = width === undefined ? 'table-scroller-scroller' : `table-scroller-scroller table-scroller-${width}`;
  return (
    // The keyboard must reach what scrolls. Not a landmark: there may be several.
    // The site's own code may mark what fits before React loads.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable region
    <div className={classes} role="group" aria-label={label} tabIndex={0} data-table-frame="" suppressHydrationWarning>
      {children}
    </div>
  );
}
