import type { ReactNode } from 'react';
import type { TextContext } from '@/lib/site/pageContext';
import { Subject } from '../../language/Subject';

export interface SelectionOpenerProps {
  /** The title of the indicator, for screen readers only. */
  readonly title: string;
  readonly context: TextContext;
}

/** The button that opens a selection; its code and data are loaded then (`showSelections.tsx`). */
export function SelectionOpener({ title, context }: SelectionOpenerProps): ReactNode {
  const { selection } = context.messages.charts;
  return (
    <>
      <button
        type="button"
        className="own-selection-opener with-scripts screen-only"
        data-figure-tool="selection"
        aria-expanded="false"
        data-umami-event="selection"
      >
        {selection.open}
        <Subject context={context}>{title}</Subject>
      </button>
      <p role="alert" className="note" hidden>
        {selection.failed}
      </p>
    </>
  );
}
