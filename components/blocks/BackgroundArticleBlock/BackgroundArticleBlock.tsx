import type { ReactNode } from 'react';
import { articleTeaser } from '../../TeaserElements/articleTeaser';
import { TeaserElements } from '../../TeaserElements/TeaserElements';
import type { BlockProps } from '../blockProps';

/** An article announced with lead and picture. */
export function BackgroundArticleBlock({ block, context, level }: BlockProps<'background-article'>): ReactNode {
  const article = context.content.get(block.article);
  if (article === undefined) return null;
  return <TeaserElements items={[articleTeaser(article, context, block.kicker)]} context={context} level={level} />;
}
