import type { ReactNode } from 'react';
import leichteSprache from '@/lib/i18n/messages/leichteSprache.json' with { type: 'json' };
import { isReadable, languageTag } from '@/lib/i18n/paths';
import { entryTitle } from '@/lib/site/entryAddresses';
import type { LinkedEntry } from '@/lib/site/entryAddresses';
import type { PageContext } from '@/lib/site/pageContext';
import { withPicturesShown, picturesUnlessShown } from '@/lib/site/shownOnPage';
import { EntryLink } from '../../language/EntryLink';
import { LanguageMark } from '../../language/LanguageMark';
import { TextIn } from '../../language/TextIn';
import { Lines } from '../../ui/Lines';
import type { ImageContent } from '../../ui/Picture/Picture';
import { Thumbnail } from '../../ui/Thumbnail/Thumbnail';

export interface EntryListItem {
  readonly entry: LinkedEntry;
  /** Whether the title is a link; true unless the page links the entry elsewhere. */
  readonly linked?: boolean | undefined;
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
  /** Below the figure: what it measures, and when. */
  readonly figureDetail?: ReactNode;
  /** Above the title of a tile. */
  readonly image?: ImageContent | null | undefined;
  /** Attributes of its element: its id, and what a list is filtered by. */
  readonly attributes?: Readonly<Record<string, string | undefined>> | undefined;
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
  readonly image: ImageContent | null;
  readonly display: EntryDisplay;
}

function Row({ item, image, context, figureLabel, display }: RowProps): ReactNode {
  const { entry, linked = true, title, lead, summary, detail, figure, figureDetail, attributes } = item;
  const { locale } = entry.meta;
  const language = locale === context.language ? undefined : languageTag[locale];
  const tileClass = image === null ? 'tile' : 'tile-pictured';
  return (
    <li {...attributes} className={display === 'tiles' ? tileClass : 'entry-list-item'}>
      {image && <Thumbnail image={image} language={language} />}
      {lead !== undefined && <span className="entry-list-lead">{lead}</span>}
      <span className="entry-list-title">
        {linked ? (
          <EntryLink entry={entry} context={context} className="entry-list-link">
            {title ?? entryTitle(entry)}
          </EntryLink>
        ) : (
          <>
            <TextIn language={locale} context={context}>
              {title ?? entryTitle(entry)}
            </TextIn>
            <LanguageMark language={locale} context={context} />
          </>
        )}
        {summary !== undefined && (
          <span className="entry-list-detail" lang={language}>
            <Lines text={summary} />
          </span>
        )}
        {detail !== undefined && <span className="entry-list-detail">{detail}</span>}
      </span>
      {figure !== undefined && (
        <span className="entry-list-figure">
          {figureLabel !== undefined && (
            <span className="visually-hidden">
              {figureLabel}
              {context.messages.colon}
            </span>
          )}
          {figure}
          {figureDetail !== undefined && <span className="entry-list-detail"> {figureDetail}</span>}
        </span>
      )}
    </li>
  );
}

function Rows({ items, context, figureLabel, display = 'list' }: EntryListProps): ReactNode {
  const images =
    display === 'tiles'
      ? picturesUnlessShown(
          items.map(({ image }) => image ?? null),
          context,
        )
      : [];
  return (
    <ul className={`entry-list-${display}`}>
      {items.map((item, index) => (
        <Row
          key={item.attributes?.['id'] ?? `${item.entry.meta.type}/${item.entry.meta.key}`}
          item={item}
          image={images[index] ?? null}
          context={context}
          figureLabel={figureLabel}
          display={display}
        />
      ))}
    </ul>
  );
}

/** Entries by title, each linked to its page. In Leichte Sprache, those written in it come first; a note says that the others are not. */
export function EntryList({ items, ...props }: EntryListProps): ReactNode {
  if (items.length === 0) return null;
  const readable = items.filter(({ entry }) => isReadable(entry.meta.locale, props.context.language));
  if (readable.length === items.length) return <Rows items={items} {...props} />;
  const others = items.filter((item) => !readable.includes(item));
  return (
    <>
      {readable.length > 0 && <Rows items={readable} {...props} />}
      <p>{leichteSprache.lists.standardOnly}</p>
      <Rows
        items={others}
        {...props}
        context={withPicturesShown(
          props.context,
          readable.map(({ image }) => image),
        )}
      />
    </>
  );
}
