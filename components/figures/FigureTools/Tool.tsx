import type { ReactNode } from 'react';

export interface ToolProps {
  readonly summary: string;
  /** What it belongs to: said, not shown. */
  readonly subject: ReactNode;
  /** Of tools with the same name one is open at a time. */
  readonly name: string;
  /** It is printed, like all that opens on demand. */
  readonly isPrinted?: boolean;
  /** It does nothing without scripts. */
  readonly needsScripts?: boolean;
  /** What gives way to a selection of one's own. */
  readonly givesWay?: boolean;
  /** What most come for, beside its name where the tools are a list: a tap less. It gives way to what opens. */
  readonly shortcut?: ReactNode;
  readonly children: ReactNode;
}

/** One tool of a figure, which opens below the others. */
export function Tool(props: ToolProps): ReactNode {
  const {
    summary,
    subject,
    name,
    isPrinted = false,
    needsScripts = false,
    givesWay = false,
    shortcut,
    children,
  } = props;
  const shown = ['figure-tools-tool', ...(isPrinted ? [] : ['screen-only']), ...(needsScripts ? ['with-scripts'] : [])];
  const views = givesWay ? '' : undefined;
  return (
    <>
      <details className={shown.join(' ')} name={name} data-figure-views={views}>
        <summary className="figure-tools-summary">
          {summary}
          <span className="visually-hidden">: {subject}</span>
        </summary>
        <div className="figure-tools-sheet">{children}</div>
      </details>
      {shortcut !== undefined && (
        <div className="figure-tools-shortcut screen-only" data-figure-views={views}>
          {shortcut}
        </div>
      )}
    </>
  );
}
