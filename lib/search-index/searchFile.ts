/** The search files of each language for browsers: the index and the search rules. */
import type { Locale } from '@/content-types/locales';
import type { Content } from '@/lib/content/content';
import { indexFile, rulesFile, searchFolder } from '@/lib/search/searchFiles';
import { languageTag } from '@/lib/i18n/paths';
import type { SiteFile } from '@/lib/open-data/indicatorFiles';
import { buildIndex } from './buildIndex';
import { documentsOf } from './documents';
import { serializeDocument } from './documentsFile';
import { searchRulesOf } from './rulesOfContent';

interface Made {
  /** The documents and rules that it was built from, as text. */
  readonly of: string;
  readonly index: string;
}

/** The newest index of each language: most changes affect only one of them. */
const newest = new Map<Locale, Made>();

export function searchFiles(content: Content): readonly SiteFile[] {
  const { locale } = content;
  const [documents, rules] = [documentsOf(content), searchRulesOf(content)];
  const of = `${JSON.stringify(rules)}\n${documents.map(serializeDocument).join('\n')}`;
  const known = newest.get(locale);
  const made =
    known?.of === of ? known : { of, index: JSON.stringify(buildIndex(documents, rules, languageTag[locale])) };
  newest.set(locale, made);
  return [
    { address: `${searchFolder}/${indexFile(locale)}`, content: made.index },
    // Browsers that query a search server need only the rules.
    { address: `${searchFolder}/${rulesFile(locale)}`, content: JSON.stringify(rules) },
  ];
}
