import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/pageContext';
import { articlesOfBlock, teasersOfBlock } from '@/components/blocks/blockContents';
import { articleTeaser } from '../../lists/TeaserElements/articleTeaser';
import { TeaserElements } from '../../lists/TeaserElements/TeaserElements';
import type { TeaserItem } from '../../lists/TeaserElements/TeaserElements';
import { levelBelow } from '../../ui/headingLevel';
import { Section } from '../../ui/Section/Section';
import type { BlockOf } from '@/content-types/blocks/blockTypes';
import type { BlockProps } from '../blockProps';

function languageOf(language: PageContext['language'], context: PageContext): PageContext['language'] | undefined {
  return language === context.language ? undefined : language;
}

/** The chosen teasers, or the newest articles if none are chosen. */
function itemsOf(block: BlockOf<'teaser-box'>, context: PageContext): readonly TeaserItem[] {
  if (block.teasers.length === 0)
    return articlesOfBlock(block, context).map((article) => articleTeaser(article, context));
  return teasersOfBlock(block, context).map((teaser) => ({
    ...teaser,
    language: languageOf(teaser.meta.locale, context),
  }));
}

/** Several teasers side by side. */
export function TeaserBoxBlock({ block, context, level, anchor }: BlockProps<'teaser-box'>): ReactNode {
  return (
    <Section title={block.title ?? context.messages.labels.newest} level={level} anchor={anchor}>
      <TeaserElements
        items={itemsOf(block, context)}
        context={context}
        level={levelBelow(level)}
        columns={block.columns}
      />
    </Section>
  );
}
