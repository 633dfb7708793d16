import type { ReactNode } from 'react';
import { Heading } from '../Heading';
import type { HeadingLevel } from '../headingLevel';
import styles from './Section.module.scss';

export interface SectionProps {
  /** Null for a part without a heading. */
  readonly title: ReactNode;
  readonly level: HeadingLevel;
  /** Name of the place, for links to it. */
  readonly anchor?: string | undefined;
  readonly ruled?: boolean;
  readonly children: ReactNode;
}

/** A part of a page with its heading. */
export function Section({ title, level, anchor, ruled = false, children }: SectionProps): ReactNode {
  return (
    <section className={styles.section}>
      {title !== null && (
        <Heading level={level} id={anchor} className={ruled ? styles.ruled : styles.plain}>
          {title}
        </Heading>
      )}
      {children}
    </section>
  );
}
