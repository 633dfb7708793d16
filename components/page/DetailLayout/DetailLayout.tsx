import type { ReactNode } from 'react';

export interface DetailLayoutProps {
  /** Title and lead. */
  readonly head: ReactNode;
  /** Facts and table of contents: beside the text, on phones one line above it. */
  readonly margin: ReactNode;
  /** On phones the margin follows the text. */
  readonly isMarginLast?: boolean;
  /** What follows the text; beside it if the window is wide enough. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of a page about one thing: title, margin, text and figures in one column, and an aside. */
export function DetailLayout({ head, margin, isMarginLast = false, aside, children }: DetailLayoutProps): ReactNode {
  const side = <div className="margin">{margin}</div>;
  return (
    <article className="stack">
      {head}
      <div className="with-margin">
        {!isMarginLast && side}
        <div className="content">{children}</div>
        {isMarginLast && side}
        {aside !== undefined && <div className="aside">{aside}</div>}
      </div>
    </article>
  );
}
