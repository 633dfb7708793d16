import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { formatDate } from '@/lib/format/date';
import type { PageContext } from '@/lib/site/pageContext';
import { EntryList } from './ui/EntryList/EntryList';

export interface NewestListProps {
  readonly articles: readonly Entry<'articles'>[];
  readonly context: PageContext;
}

/** Articles with kind, theme and day. */
export function NewestList({ articles, context }: NewestListProps): ReactNode {
  const items = articles.map((entry) => {
    const [theme] = context.content.list(entry.display_themes);
    const parts = [entry.kicker ?? context.messages.kinds.article, theme?.title_short ?? theme?.title];
    const day = formatDate(entry.publication_date, context.language);
    return { entry, detail: [...parts, day].filter((part) => part !== undefined).join(' · ') };
  });
  return <EntryList items={items} context={context} />;
}
