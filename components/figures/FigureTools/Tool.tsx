import type { ReactNode } from 'react';
import type { TextContext } from '@/lib/site/pageContext';
import { Subject } from '../../language/Subject';

export interface ToolProps {
  readonly context: TextContext;
  readonly summary: string;
  /** What it belongs to: said, not shown. */
  readonly subject: ReactNode;
  /** Of tools with the same name one is open at a time. */
  readonly name: string;
  /** On the page of what it belongs to it is printed, like all that opens on demand; others tell the address of that page. */
  readonly isPrinted?: boolean;
  /** What gives way to a selection of one's own. */
  readonly givesWay?: boolean;
  readonly children: ReactNode;
}

/** One door of a figure; what is behind it opens below the row. */
export function Tool(props: ToolProps): ReactNode {
  const { context, summary, subject, name, isPrinted = false, givesWay = false, children } = props;
  return (
    <details
      className={isPrinted ? 'figure-tools-tool' : 'figure-tools-tool screen-only'}
      name={name}
      data-figure-views={givesWay ? '' : undefined}
    >
      <summary className="figure-tools-summary">
        {summary}
        <Subject context={context}>{subject}</Subject>
      </summary>
      <div className="figure-tools-sheet">{children}</div>
    </details>
  );
}
