import type { ReactNode } from 'react';
import { languageTag } from '@/lib/i18n/paths';
import type { LinkedEntry } from '@/lib/site/addresses';
import type { PageContext } from '@/lib/site/pageContext';
import { EntryLink } from '../../EntryLink';
import { Lines } from '../Lines';
import type { ImageContent } from '../Picture/Picture';
import { Thumbnail } from '../Thumbnail/Thumbnail';
import styles from './EntryList.module.scss';

export interface EntryListItem {
  readonly entry: LinkedEntry;
  /** Instead of the title: a shorter one, in the language of the entry. */
  readonly title?: string | null | undefined;
  /** Before the title: a number or a date. */
  readonly lead?: ReactNode;
  /** Below the title, from the entry and in its language: a sentence, or what is measured. */
  readonly summary?: string | undefined;
  /** Below the title, in the language of the page: kind, theme, day. */
  readonly detail?: ReactNode;
  /** At the end of the line: a count or a value. */
  readonly figure?: ReactNode;
  /** Above the title of a tile. */
  readonly image?: ImageContent | null | undefined;
}

export type EntryDisplay = 'list' | 'dated' | 'tiles' | 'index';

export interface EntryListProps {
  readonly items: readonly EntryListItem[];
  readonly context: PageContext;
  /** What the figure at the end of each line counts. */
  readonly figureLabel?: string | undefined;
  /** Lines, lines with a column of dates, tiles, or the compact columns of an index. */
  readonly display?: EntryDisplay;
}

interface RowProps extends Pick<EntryListProps, 'context' | 'figureLabel'> {
  readonly item: EntryListItem;
  readonly display: EntryDisplay;
}

function Row({ item, context, figureLabel, display }: RowProps): ReactNode {
  const { entry, title, lead, summary, detail, figure, image } = item;
  const { locale } = entry.meta;
  const language = locale === context.language ? undefined : languageTag[locale];
  return (
    <li className={display === 'tiles' ? styles.tile : styles.item}>
      {display === 'tiles' && image && <Thumbnail image={image} language={language} />}
      {lead !== undefined && <span className={styles.lead}>{lead}</span>}
      <span className={styles.title}>
        <EntryLink entry={entry} context={context} className={styles.link}>
          {title ?? undefined}
        </EntryLink>
        {summary !== undefined && (
          <span className={styles.detail} lang={language}>
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
  );
}

/** Entries by title, each leading to its page. */
export function EntryList({ items, context, figureLabel, display = 'list' }: EntryListProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <ul className={styles[display]}>
      {items.map((item) => (
        <Row
          key={`${item.entry.meta.type}/${item.entry.meta.key}`}
          item={item}
          context={context}
          figureLabel={figureLabel}
          display={display}
        />
      ))}
    </ul>
  );
}
