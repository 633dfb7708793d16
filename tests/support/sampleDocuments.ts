/** The sample content as the documents of the search. */
import type { Locale } from '@/content-types/locales';
import { sampleContent, sampleTranslations } from '@/content-types/sample/index';
import { sampleMedia } from '@/lib/shared/office';
import { readMediaLibrary } from '@/lib/cms/sample-cms/mediaLibrary';
import type { SearchDocument } from '@/lib/search/document';
import type { SearchRules } from '@/lib/search/searchRules';
import { documentsOf } from '@/lib/search-index/documents';
import { searchRulesOf } from '@/lib/search-index/rulesOfContent';
import { loadSite } from './site';

const { contents } = loadSite({
  content: sampleContent,
  translations: sampleTranslations,
  media: await readMediaLibrary(sampleMedia()),
});

export function sampleDocuments(locale: Locale): readonly SearchDocument[] {
  return documentsOf(contents(locale));
}

/** The rules by which it is searched. */
export function sampleRules(locale: Locale): SearchRules {
  return searchRulesOf(contents(locale));
}
