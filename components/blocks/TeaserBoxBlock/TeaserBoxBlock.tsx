import type { ReactNode } from 'react';
import { newestArticles, articlesOfTheme } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { themeOfPage } from '@/lib/site/pageTheme';
import { articleTeaser } from '../../TeaserElements/articleTeaser';
import { TeaserElements } from '../../TeaserElements/TeaserElements';
import type { TeaserItem } from '../../TeaserElements/TeaserElements';
import { below } from '../../ui/headingLevel';
import { Section } from '../../ui/Section/Section';
import type { BlockOf } from '@/content-types/blocks/blockTypes';
import type { BlockProps } from '../blockProps';

const newestLimit = 6;

function languageOf(language: PageContext['language'], context: PageContext): PageContext['language'] | undefined {
  return language === context.language ? undefined : language;
}

/** The chosen teasers; without a choice the newest articles, of one theme or of all. */
function itemsOf(block: BlockOf<'teaser-box'>, context: PageContext): readonly TeaserItem[] {
  if (block.teasers.length > 0) {
    return context.content
      .list(block.teasers)
      .map((teaser) => ({ ...teaser, language: languageOf(teaser.meta.locale, context) }));
  }
  const theme = block.theme?.key ?? themeOfPage(context);
  const articles = theme === null ? newestArticles(context.content) : articlesOfTheme(context.content, theme);
  return articles.map((article) => articleTeaser(article, context));
}

/** Several announcements side by side. */
export function TeaserBoxBlock({ block, context, level, anchor }: BlockProps<'teaser-box'>): ReactNode {
  const found = itemsOf(block, context);
  // Editors who choose want to see what they chose.
  const limit = block.limit ?? (block.teasers.length > 0 ? found.length : newestLimit);
  return (
    <Section title={block.title ?? context.messages.labels.newest} level={level} anchor={anchor}>
      <TeaserElements items={found.slice(0, limit)} context={context} level={below(level)} columns={block.columns} />
    </Section>
  );
}
