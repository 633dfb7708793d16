import type { ReactNode } from 'react';
import { Heading } from '../Heading';
import type { HeadingLevel } from '../headingLevel';

export interface SectionProps {
  /** Null for a part without a heading. */
  readonly title: ReactNode;
  readonly level: HeadingLevel;
  /** The id of the heading, for links to it. */
  readonly anchor?: string | undefined;
  readonly ruled?: boolean;
  /** At the end of the heading's line: what the figures below are, or a link to all of them. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page with its heading. */
export function Section({ title, level, anchor, ruled = false, note, children }: SectionProps): ReactNode {
  const heading = title !== null && (
    <Heading level={level} id={anchor} className={ruled ? 'section-ruled' : 'section-plain'}>
      {title}
    </Heading>
  );
  return (
    <section className="section">
      {note === undefined ? (
        heading
      ) : (
        <div className="section-head">
          {heading}
          <p className="section-note">{note}</p>
        </div>
      )}
      {children}
    </section>
  );
}
