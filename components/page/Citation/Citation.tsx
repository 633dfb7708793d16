import type { ReactNode } from 'react';
import { formatDate, swissDayOf } from '@/lib/language/format/date';
import { fill } from '@/lib/language/fill';
import { permanentAddress, publisher } from '@/lib/site/permanentAddress';
import type { PageContext } from '@/lib/site/pageContext';
import { Lines } from '../../ui/Lines';
import { Section } from '../../ui/Section/Section';
import styles from './Citation.module.scss';

export interface CitationProps {
  readonly title: string;
  /** The day that the content is of; without it that of its last change. */
  readonly date: string | null;
  /** The instant of the last change. */
  readonly updatedAt: string;
  readonly context: PageContext;
}

/** How to quote a page, with its permanent address, and a link that passes it on by mail. */
export function Citation({ title, date, updatedAt, context }: CitationProps): ReactNode {
  const { detail } = context.messages;
  const day = date ?? swissDayOf(updatedAt);
  const address = permanentAddress(context);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <Section title={detail.cite} level={2} anchor="liste-zitat">
      <p className={styles.citation}>
        <Lines
          text={fill(detail.citation, { office: publisher(), title, date: formatDate(day, context.language), address })}
        />
      </p>
      <p className={styles.pass}>
        <a href={mail}>{detail.recommend}</a>
      </p>
    </Section>
  );
}
