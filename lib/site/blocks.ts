import type { Entry } from '@/content-types/registry';
import type { Block } from '@/content-types/blocks/blockTypes';

/** Returns the heading of a block; null if it has none. */
export function blockHeading(block: Block): string | null {
  if (block.kind === 'text') return block.heading;
  if (block.kind === 'expand-section') return block.summary;
  if (block.kind === 'iframe') return block.title;
  return 'title' in block ? block.title : null;
}

/** Whether a block lists all themes, so that the page does not list them again. */
export function listsAllThemes(blocks: readonly Block[]): boolean {
  return blocks.some((block) => block.kind === 'theme-list' && block.themes.length === 0);
}

/** Whether the block, on the page of a theme, lists the theme's own sub-themes. */
export function listsSubThemes(block: Block): boolean {
  return block.kind === 'sub-theme-list' && block.theme === null && block.sub_themes.length === 0;
}

/** Whether a block on the page of a theme lists the theme's own sub-themes. */
export function listsOwnSubThemes(blocks: readonly Block[]): boolean {
  return blocks.some(listsSubThemes);
}

/** Whether a block shows the indicator, so that the page does not show it again. */
export function showsIndicator(blocks: readonly Block[], indicator: Entry<'products'>): boolean {
  return blocks.some((block) => block.kind === 'indicator' && block.indicator.key === indicator.meta.key);
}

/** Blocks that belong to a text. Others start a part of their own and end the section before them. */
const kindsInText: ReadonlySet<Block['kind']> = new Set<Block['kind']>([
  'app',
  'background-article',
  'expand-section',
  'iframe',
  'indicator',
  'indicator-set',
  'info-box',
  'interactive-element',
  'link-button',
  'quiz',
  'simple-hero-statistics-box',
  'text',
]);

const headingInText = /^ {0,3}#{1,6}\s/m;

/** Whether the block is a text with a heading, or with a heading in its body. */
function opensSection(block: Block, inSection: boolean): boolean {
  if (block.kind !== 'text') return false;
  return block.heading !== null || (!inSection && headingInText.test(block.body));
}

/** Returns for each block whether it belongs to the section of a preceding text with a heading; its own heading is then one level lower. */
export function areInSection(blocks: readonly Block[]): readonly boolean[] {
  let inSection = false;
  return blocks.map((block) => {
    if (opensSection(block, inSection)) {
      inSection = true;
      return false;
    }
    inSection = inSection && kindsInText.has(block.kind);
    return inSection;
  });
}
