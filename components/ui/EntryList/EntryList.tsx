import type { ReactNode } from 'react';
import { languageTag } from '@/lib/i18n/paths';
import type { LinkedEntry } from '@/lib/site/addresses';
import type { PageContext } from '@/lib/site/pageContext';
import { EntryLink } from '../../EntryLink';
import { Lines } from '../Lines';
import styles from './EntryList.module.scss';

export interface EntryListItem {
  readonly entry: LinkedEntry;
  /** Before the title: a number or a date. */
  readonly lead?: string | undefined;
  /** Below the title, from the entry and in its language: a sentence, or what is measured. */
  readonly summary?: string | undefined;
  /** Below the title, in the language of the page: kind, theme, day. */
  readonly detail?: ReactNode;
  /** At the end of the line: a count or a value. */
  readonly figure?: ReactNode;
}

export interface EntryListProps {
  readonly items: readonly EntryListItem[];
  readonly context: PageContext;
  /** What the figure at the end of each line counts. */
  readonly figureLabel?: string | undefined;
  readonly display?: 'list' | 'tiles' | 'index';
}

/** Entries by title, each leading to its page. */
export function EntryList({ items, context, figureLabel, display = 'list' }: EntryListProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <ul className={styles[display]}>
      {items.map(({ entry, lead, summary, detail, figure }) => (
        <li key={`${entry.meta.type}/${entry.meta.key}`} className={styles.item}>
          {lead !== undefined && <span className={styles.lead}>{lead}</span>}
          <span className={styles.title}>
            <EntryLink entry={entry} context={context} />
            {summary !== undefined && (
              <span
                className={styles.detail}
                lang={entry.meta.locale === context.language ? undefined : languageTag[entry.meta.locale]}
              >
                <Lines text={summary} />
              </span>
            )}
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          </span>
          {figure !== undefined && (
            <span className={styles.figure}>
              {figureLabel !== undefined && <span className="visually-hidden">{figureLabel}: </span>}
              {figure}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
