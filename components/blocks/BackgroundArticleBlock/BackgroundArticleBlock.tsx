import type { ReactNode } from 'react';
import { formatDate } from '@/lib/i18n/format/date';
import { languageTag } from '@/lib/i18n/paths';
import { contextInLanguage } from '@/lib/site/pageContext';
import { unlessShown } from '@/lib/site/shownOnPage';
import { EntryLink } from '../../language/EntryLink';
import { TextIn } from '../../language/TextIn';
import { Heading } from '../../ui/Heading';
import { Lines } from '../../ui/Lines';
import { Picture } from '../../ui/Picture/Picture';
import type { BlockProps } from '../blockProps';

/** A teaser of an article: its lead and, if it has one, its picture. */
export function BackgroundArticleBlock({
  block,
  context: page,
  level,
  anchor,
}: BlockProps<'background-article'>): ReactNode {
  const article = page.content.get(block.article);
  if (article === undefined) return null;
  const { locale } = article.meta;
  const context = contextInLanguage(page, locale);
  const image = unlessShown(article.image, page);
  const kicker = block.kicker && (
    <TextIn language={page.language} context={context}>
      {block.kicker}
    </TextIn>
  );
  return (
    <div
      className="background-article-block-article screen-only"
      lang={locale === page.language ? undefined : languageTag[locale]}
    >
      {image !== null && (
        <div className="background-article-block-picture">
          <Picture image={{ ...image, caption: null, credit: null, alt: null, decorative: true }} />
        </div>
      )}
      <div className="background-article-block-text">
        <p className="background-article-block-detail">
          {kicker ?? article.kicker ?? context.messages.kinds.article}
          {' · '}
          {formatDate(article.publication_date, locale)}
        </p>
        <Heading level={level} id={anchor} className="background-article-block-title">
          <EntryLink entry={article} context={page} />
        </Heading>
        <p>
          <Lines text={article.lead} />
        </p>
      </div>
    </div>
  );
}
