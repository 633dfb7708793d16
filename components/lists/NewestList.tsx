import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { formatDate } from '@/lib/i18n/format/date';
import { entryName } from '@/lib/site/entryAddresses';
import type { PageContext } from '@/lib/site/pageContext';
import { TextIn } from '../language/TextIn';
import { EntryList } from './EntryList/EntryList';

export interface NewestListProps {
  readonly articles: readonly Entry<'articles'>[];
  readonly context: PageContext;
}

/** The kicker, which mostly abbreviates the theme, else the theme. */
function labelOf(article: Entry<'articles'>, context: PageContext): ReactNode {
  const [theme] = context.content.list(article.display_themes);
  const named = article.kicker === null ? theme : article;
  if (named === undefined) return undefined;
  return (
    <TextIn language={named.meta.locale} context={context}>
      {article.kicker ?? entryName(named)}
    </TextIn>
  );
}

/** Articles with day and theme. */
export function NewestList({ articles, context }: NewestListProps): ReactNode {
  const items = articles.map((entry) => ({
    entry,
    lead: <time dateTime={entry.publication_date}>{formatDate(entry.publication_date, context.language)}</time>,
    detail: labelOf(entry, context),
  }));
  return <EntryList items={items} context={context} display="dated" />;
}
