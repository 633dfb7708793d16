import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { formatDate } from '@/lib/format/date';
import type { PageContext } from '@/lib/site/pageContext';
import { TextIn } from './TextIn';
import { EntryList } from './ui/EntryList/EntryList';

export interface NewestListProps {
  readonly articles: readonly Entry<'articles'>[];
  readonly context: PageContext;
}

function ArticleDetail({
  article,
  context,
}: {
  readonly article: Entry<'articles'>;
  readonly context: PageContext;
}): ReactNode {
  const [theme] = context.content.list(article.display_themes);
  const kind = article.kicker && (
    <TextIn language={article.meta.locale} context={context}>
      {article.kicker}
    </TextIn>
  );
  return (
    <>
      {kind ?? context.messages.kinds.article}
      {' · '}
      {theme && (
        <>
          <TextIn language={theme.meta.locale} context={context}>
            {theme.title_short ?? theme.title}
          </TextIn>
          {' · '}
        </>
      )}
      {formatDate(article.publication_date, context.language)}
    </>
  );
}

/** Articles with kind, theme and day. */
export function NewestList({ articles, context }: NewestListProps): ReactNode {
  const items = articles.map((entry) => ({ entry, detail: <ArticleDetail article={entry} context={context} /> }));
  return <EntryList items={items} context={context} />;
}
