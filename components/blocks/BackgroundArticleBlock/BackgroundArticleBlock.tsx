import type { ReactNode } from 'react';
import { TeaserElements } from '../../TeaserElements/TeaserElements';
import type { BlockProps } from '../blockProps';

/** An article announced with lead and picture. */
export function BackgroundArticleBlock({ block, context, level }: BlockProps<'background-article'>): ReactNode {
  const article = context.content.get(block.article);
  if (article === undefined) return null;
  const teaser = {
    title: article.title,
    text: article.lead,
    image: article.image,
    url: `/artikel/${article.slug}`,
    kind: block.kicker ?? article.kicker ?? context.messages.kinds.article,
    date: article.publication_date,
    language: article.meta.locale === context.language ? undefined : article.meta.locale,
  };
  return <TeaserElements items={[teaser]} context={context} level={level} />;
}
