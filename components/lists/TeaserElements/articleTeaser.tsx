import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { entryPath } from '@/content-types/routes';
import { contextInLanguage } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import { TextIn } from '../../language/TextIn';
import type { TeaserItem } from './TeaserElements';

/** Returns an article as a teaser with picture, lead and day. `kicker` is in the language of the page. */
export function articleTeaser(
  article: Entry<'articles'>,
  context: PageContext,
  kicker: string | null = null,
): TeaserItem {
  const own = contextInLanguage(context, article.meta.locale);
  const given: ReactNode = kicker && (
    <TextIn language={context.language} context={own}>
      {kicker}
    </TextIn>
  );
  return {
    title: article.title,
    text: article.lead,
    // The article itself shows the credit.
    image: article.image && { ...article.image, credit: null },
    url: entryPath('article', article.slug),
    kind: given ?? article.kicker ?? own.messages.kinds.article,
    date: article.publication_date,
    language: article.meta.locale === context.language ? undefined : article.meta.locale,
  };
}
