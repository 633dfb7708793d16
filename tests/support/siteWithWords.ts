/** The tiny site of an office that has taught the search these words, in German. */
import type { Contents } from '@/lib/site/contents';
import { tinySite, tinySiteTranslations } from '../fixtures/tinySite';
import { loadSite, tinyMedia } from './site';

interface Words {
  readonly same_meaning?: string;
  readonly same_value?: string;
  readonly related?: string;
  readonly left_out_words?: string;
  readonly region_names?: string;
  readonly answers?: readonly { readonly query: string; readonly page: string }[];
}

export function siteWithWords(words: Words): Contents {
  const text = { answers: [], ...words };
  const content = { ...tinySite, 'search-words': [{ shared: {}, text, updated: '2026-08-20T08:00:00.000Z' }] };
  return loadSite({ content, translations: tinySiteTranslations, media: tinyMedia }).contents;
}
