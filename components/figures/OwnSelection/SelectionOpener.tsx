import type { ReactNode } from 'react';
import type { TextContext } from '@/lib/site/pageContext';
import { Subject } from '../../language/Subject';

export interface SelectionOpenerProps {
  /** What is chosen from: said, not shown. */
  readonly title: string;
  readonly context: TextContext;
}

/** What opens a selection of one's own; its code and data are loaded then (`showSelections.tsx`). */
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
