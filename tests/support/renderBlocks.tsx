import { Blocks } from '@/components/blocks/Blocks';
import type { BlockInput } from '@/content-types/blocks/blockTypes';
import type { Locale } from '@/content-types/locales';
import { renderInPage } from './renderPage';
import { contextIn, readBlocks } from './site';

/** Puts content boxes, as an editor writes them, into a page of the tiny site. */
export function renderBlocks(content: readonly BlockInput[], locale: Locale = 'de'): HTMLElement {
  return renderInPage(<Blocks blocks={readBlocks(content).blocks} context={contextIn(locale)} />, locale);
}
