/** The sample content as the documents of the search. */
import type { Locale } from '@/content-types/locales';
import { sampleContent, sampleTranslations } from '@/content-types/sample/index';
import { paths } from '@/lib/base/paths';
import { readMediaLibrary } from '@/lib/read/sample-cms/mediaLibrary';
import type { SearchDocument } from '@/lib/browser/search/document';
import { documentsOf } from '@/lib/site/search/documents';
import { loadSite } from './site';

const { contents } = loadSite({
  content: sampleContent,
  translations: sampleTranslations,
  media: await readMediaLibrary(paths.sampleMedia),
});

export function sampleDocuments(locale: Locale): readonly SearchDocument[] {
  return documentsOf(contents(locale));
}
