import type { ReactNode } from 'react';
import { inLanguage } from '@/lib/site/pageContext';
import { TeaserElements } from '../../TeaserElements/TeaserElements';
import { TextIn } from '../../TextIn';
import type { BlockProps } from '../blockProps';

/** An article announced with lead and picture. */
export function BackgroundArticleBlock({ block, context, level }: BlockProps<'background-article'>): ReactNode {
  const article = context.content.get(block.article);
  if (article === undefined) return null;
  const own = inLanguage(context, article.meta.locale);
  const kicker = block.kicker && (
    <TextIn language={context.language} context={own}>
      {block.kicker}
    </TextIn>
  );
  const teaser = {
    title: article.title,
    text: article.lead,
    image: article.image,
    url: `/artikel/${article.slug}`,
    kind: kicker ?? article.kicker ?? own.messages.kinds.article,
    date: article.publication_date,
    language: article.meta.locale === context.language ? undefined : article.meta.locale,
  };
  return <TeaserElements items={[teaser]} context={context} level={level} />;
}
