import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { localizedPath } from '@/lib/i18n/paths';
import type { PageContext } from '@/lib/site/pageContext';
import { NewestList } from '../../NewestList';
import { Section } from '../../ui/Section/Section';
import styles from './News.module.scss';

interface NewsProps {
  readonly title: string;
  readonly anchor: string;
  readonly articles: readonly Entry<'articles'>[];
  readonly context: PageContext;
  /** Stands beside the list. */
  readonly focus: ReactNode;
}

/** The newest articles, with an announcement beside them. */
export function News({ title, anchor, articles, context, focus }: NewsProps): ReactNode {
  const all = <a href={localizedPath(context.locale, '/artikel')}>{context.messages.pages.allArticles}</a>;
  return (
    <div className={focus === null ? styles.alone : styles.pair}>
      {articles.length > 0 && (
        <Section title={title} level={2} anchor={anchor} note={all}>
          <NewestList articles={articles} context={context} />
        </Section>
      )}
      {focus}
    </div>
  );
}
