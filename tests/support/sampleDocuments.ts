/** The sample content as the documents of the search. */
import type { Locale } from '@/content-types/locales';
import { sampleContent, sampleTranslations } from '@/content-types/sample/index';
import { paths } from '@/lib/base/paths';
import { readMediaLibrary } from '@/lib/read/sample-cms/mediaLibrary';
import type { SearchDocument } from '@/lib/browser/search/document';
import type { SearchRules } from '@/lib/browser/search/searchRules';
import { documentsOf } from '@/lib/site/search/documents';
import { searchRulesOf } from '@/lib/site/search/searchRules';
import { loadSite } from './site';

const { contents } = loadSite({
  content: sampleContent,
  translations: sampleTranslations,
  media: await readMediaLibrary(paths.sampleMedia),
});

export function sampleDocuments(locale: Locale): readonly SearchDocument[] {
  return documentsOf(contents(locale));
}

/** The rules by which it is searched. */
export function sampleRules(locale: Locale): SearchRules {
  return searchRulesOf(contents(locale));
}
