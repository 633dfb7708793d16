/** What a content box shows on a page, so that other parts do not repeat it: see `lib/site/shownOnPage.ts`. */
import type { Block, BlockOf } from '@/content-types/blocks/blockTypes';
import type { Entry } from '@/content-types/registry';
import type { Media } from '@/content-types/definition';
import { explanationOf, sortedTerms } from '@/lib/site/glossary';
import type { Explanation, Term } from '@/lib/site/glossary';
import { articlesOfTheme, newestArticles, subThemesOf } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { themeOfPage } from '@/lib/site/pageTheme';
import { maxProducts, productsOfBlock } from './productsOfBlock';
import { withEntriesShown, withPicturesShown, excludeShown, excludeShownSources } from '@/lib/site/shownOnPage';
import { indicatorsOfSet } from '@/lib/site/statistics';
import { publicMembers } from '@/lib/site/team';

type Picture = { readonly file: Pick<Media, 'url'> } | null | undefined;

const usualArticles = 6;

/** Returns the newest articles of a teaser box without chosen teasers, of one theme or of all. */
export function articlesOfBlock(block: BlockOf<'teaser-box'>, context: PageContext): readonly Entry<'articles'>[] {
  if (block.teasers.length > 0) return [];
  const theme = block.theme?.key ?? themeOfPage(context);
  const articles = theme === null ? newestArticles(context.content) : articlesOfTheme(context.content, theme);
  return excludeShown(articles, context).slice(0, block.limit ?? usualArticles);
}

/** Returns the chosen teasers of a teaser box that exist. */
export function teasersOfBlock(block: BlockOf<'teaser-box'>, { content }: PageContext): readonly Entry<'teasers'>[] {
  return content.list(block.teasers).slice(0, block.limit ?? undefined);
}

export interface ExplainedTerm {
  readonly term: Term;
  readonly explanation: Explanation;
}

/** Returns the terms of a box in alphabetical order; in Leichte Sprache only those that are explained in it. */
export function termsOfBlock(block: BlockOf<'glossary'>, { content, locale }: PageContext): readonly ExplainedTerm[] {
  const chosen = block.terms.length > 0 ? content.list(block.terms) : content.all('glossars');
  return sortedTerms(chosen, locale).flatMap((term) => {
    const explanation = explanationOf(term, locale);
    return explanation === null ? [] : [{ term, explanation }];
  });
}

/** Returns the files, people and sources of a box that the page has not shown yet, without files that have no address yet. */
export function informationOfBlock(
  block: BlockOf<'additional-information-box'>,
  context: PageContext,
): Pick<BlockOf<'additional-information-box'>, 'downloads' | 'sources'> & {
  readonly contacts: readonly Entry<'team-members'>[];
} {
  return {
    downloads: block.downloads.filter(({ file, url }) => file !== null || url !== null),
    contacts: excludeShown(publicMembers(context.content.list(block.contacts)), context),
    sources: excludeShownSources(block.sources, context),
  };
}

function hasNoInformation(block: BlockOf<'additional-information-box'>, context: PageContext): boolean {
  const lists = [block.links, block.method_links, ...Object.values(informationOfBlock(block, context))];
  return block.next_update === null && lists.every((list) => list.length === 0);
}

/** Whether a box has nothing to show on this page, so that its heading is left out, too. */
export function isEmptyBlock(block: Block, context: PageContext): boolean {
  if (block.kind === 'teaser-box')
    return teasersOfBlock(block, context).length === 0 && articlesOfBlock(block, context).length === 0;
  if (block.kind === 'additional-information-box') return hasNoInformation(block, context);
  return block.kind === 'glossary' && termsOfBlock(block, context).length === 0;
}

/** Returns the indicators of a set that a box shows. */
export function indicatorsOfBlock(block: BlockOf<'indicator-set'>, context: PageContext): readonly Entry<'products'>[] {
  const set = context.content.get(block.set);
  if (set === undefined) return [];
  return excludeShown(indicatorsOfSet(context.content, set), context).slice(0, block.limit ?? undefined);
}

/** Returns the sub-themes of a box: those chosen, else those of the theme that the box names or the page is about. */
export function subThemesOfBlock(
  block: BlockOf<'sub-theme-list'>,
  context: PageContext,
): readonly Entry<'display-subthemes'>[] {
  const theme = block.theme?.key ?? themeOfPage(context);
  const chosen = context.content.list(block.sub_themes);
  return chosen.length > 0 || theme === null ? chosen : subThemesOf(context.content, theme);
}

/** Returns the themes of a box: those chosen, else all. */
export function themesOfBlock(
  block: BlockOf<'theme-list'>,
  { content }: PageContext,
): readonly Entry<'display-themes'>[] {
  return block.themes.length > 0 ? content.list(block.themes) : content.all('display-themes');
}

function listedIn(block: Block, context: PageContext): readonly (Entry<'articles'> | Entry<'products'>)[] {
  if (block.kind === 'teaser-box') return articlesOfBlock(block, context);
  if (block.kind === 'indicator-set') return indicatorsOfBlock(block, context);
  return block.kind === 'search-product-list' ? productsOfBlock(block, context).slice(0, maxProducts) : [];
}

function picturesIn(block: Block, context: PageContext): readonly Picture[] {
  const { content } = context;
  switch (block.kind) {
    case 'background-article':
      return [content.get(block.article)?.image];
    case 'focus-teaser':
      return [content.get(block.focus_teaser)?.image];
    case 'iframe':
      return [block.fallback_image];
    case 'info-box':
      return block.teaser_elements.map(({ image }) => image);
    case 'interactive-element':
      return [content.get(block.interactive)?.image];
    case 'quiz':
      return block.mode === 'link' ? [content.get(block.quiz)?.image] : [];
    case 'sub-theme-list':
      return block.display === 'tiles' ? subThemesOfBlock(block, context).map(({ image }) => image) : [];
    case 'teaser-box':
      return [...teasersOfBlock(block, context), ...articlesOfBlock(block, context)].map(({ image }) => image);
    case 'theme-list':
      return block.display === 'tiles' ? themesOfBlock(block, context).map(({ image }) => image) : [];
    default:
      return [];
  }
}

/** Returns the page context before each box. */
export function contextsBeforeBlocks(context: PageContext, blocks: readonly Block[]): readonly PageContext[] {
  let next = context;
  return blocks.map((block) => {
    const here = next;
    next = withBlocksShown(here, [block]);
    return here;
  });
}

/** Returns the page context after these boxes. */
export function withBlocksShown(context: PageContext, blocks: readonly Block[]): PageContext {
  return blocks.reduce(
    (before, block) => withEntriesShown(withPicturesShown(before, picturesIn(block, before)), listedIn(block, before)),
    context,
  );
}
