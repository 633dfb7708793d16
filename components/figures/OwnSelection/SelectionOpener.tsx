import type { ReactNode } from 'react';
import type { TextContext } from '@/lib/site/pageContext';

export interface SelectionOpenerProps {
  /** What is chosen from: said, not shown. */
  readonly title: string;
  /** The look of the tools that it stands among. */
  readonly className: string;
  readonly context: TextContext;
}

/** What opens a selection of one's own; its code and data are loaded then (`showSelections.tsx`). */
export function SelectionOpener({ title, className, context }: SelectionOpenerProps): ReactNode {
  const { selection } = context.messages.charts;
  return (
    <>
      <button
        type="button"
        className={`${className} own-selection-opener`}
        data-figure-tool="selection"
        aria-expanded="false"
        data-umami-event="selection"
      >
        {selection.open}
        <span className="visually-hidden">: {title}</span>
      </button>
      <p role="alert" className="note" hidden>
        {selection.failed}
      </p>
    </>
  );
}
