import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { routes } from '@/content-types/routes';
import { localizedPath } from '@/lib/i18n/paths';
import type { PageContext } from '@/lib/site/pageContext';
import { NewestList } from '../../lists/NewestList';
import { articleTeaser } from '../../lists/TeaserElements/articleTeaser';
import { TeaserElements } from '../../lists/TeaserElements/TeaserElements';
import { Section } from '../../ui/Section/Section';

interface NewsProps {
  readonly title: string;
  readonly anchor: string;
  readonly articles: readonly Entry<'articles'>[];
  readonly context: PageContext;
  /** If set by editors: tiles with pictures instead of lines, at most this many side by side. */
  readonly columns: number | null;
  /** The next dates, if any. */
  readonly children: ReactNode;
}

/** The newest articles, and beside them the next dates. */
export function News({ title, anchor, articles, context, columns, children }: NewsProps): ReactNode {
  const all = <a href={localizedPath(context.locale, routes['article-list'])}>{context.messages.pages.allArticles}</a>;
  return (
    <div className={articles.length > 0 ? 'news-pair' : 'news'}>
      {articles.length > 0 && (
        <Section title={title} level={2} anchor={anchor} note={all}>
          {columns === null ? (
            <NewestList articles={articles} context={context} />
          ) : (
            <TeaserElements
              items={articles.map((article) => articleTeaser(article, context))}
              context={context}
              level={3}
              columns={columns}
            />
          )}
        </Section>
      )}
      <div className="news-dates">{children}</div>
    </div>
  );
}
