import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { formatDate } from '@/lib/language/format/date';
import { entryName } from '@/lib/site/addresses';
import type { PageContext } from '@/lib/site/pageContext';
import { TextIn } from '../language/TextIn';
import { EntryList } from '../ui/EntryList/EntryList';

export interface NewestListProps {
  readonly articles: readonly Entry<'articles'>[];
  readonly context: PageContext;
}

interface ArticleProps {
  readonly article: Entry<'articles'>;
  readonly context: PageContext;
}

function ArticleDetail({ article, context }: ArticleProps): ReactNode {
  const [theme] = context.content.list(article.display_themes);
  const themeTitle = theme && entryName(theme);
  const kind = article.kicker && (
    <TextIn language={article.meta.locale} context={context}>
      {article.kicker}
    </TextIn>
  );
  return (
    <>
      {kind ?? context.messages.kinds.article}
      {theme && themeTitle !== article.kicker && (
        <>
          {' · '}
          <TextIn language={theme.meta.locale} context={context}>
            {themeTitle}
          </TextIn>
        </>
      )}
    </>
  );
}

/** Articles with day, kind and theme. */
export function NewestList({ articles, context }: NewestListProps): ReactNode {
  const items = articles.map((entry) => ({
    entry,
    lead: <time dateTime={entry.publication_date}>{formatDate(entry.publication_date, context.language)}</time>,
    detail: <ArticleDetail article={entry} context={context} />,
  }));
  return <EntryList items={items} context={context} display="dated" />;
}
