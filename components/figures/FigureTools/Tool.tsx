import type { ReactNode } from 'react';
import type { TextContext } from '@/lib/site/pageContext';
import { Subject } from '../../language/Subject';

export interface ToolProps {
  readonly context: TextContext;
  readonly summary: string;
  /** What it belongs to, for screen readers only. */
  readonly subject: ReactNode;
  /** Of tools with the same name one is open at a time. */
  readonly name: string;
  /** Printed on the indicator's own page, like all that opens on demand; elsewhere print shows the address of that page instead. */
  readonly isPrinted?: boolean;
  /** Whether it is hidden while a selection is open. */
  readonly givesWay?: boolean;
  readonly children: ReactNode;
}

/** One tool of a figure; its content opens below the row. */
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
