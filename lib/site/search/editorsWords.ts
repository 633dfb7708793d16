/** What editors add to the search: other words for the same, and the pages that must answer a search first. */
import type { Locale } from '@/content-types/locales';
import type { Entry } from '@/content-types/registry';
import type { Content } from '@/lib/content/content';
import { linkTarget } from '@/lib/language/links';
import { localizedPath, splitPath } from '@/lib/language/paths';
import type { SearchDocument } from '../../browser/search/document';
import { foldAccents } from '../../browser/foldAccents';
import { rulesByLocale } from '../../browser/search/rules';
import { prepareRules, queryKey, readQuery } from '../../browser/search/words/query';
import { plainMarks, wordsOf } from '../../browser/search/spelling';
import { spellings } from './documentSpellings';

/** With spaces around, so that only whole words are found in it. */
function folded(text: string): string {
  return ` ${wordsOf(text).map(foldAccents).join(' ')} `;
}

function namesOf({ bezeichnung, untertitel, schlagworte }: SearchDocument): string {
  return [bezeichnung, untertitel ?? '', ...schlagworte].join(' ');
}

/** What a document says: how it is called, in a sentence or two, and everything else. */
const depths: readonly ((document: SearchDocument) => string)[] = [
  namesOf,
  ({ beschreibung }) => beschreibung,
  ({ text }) => text,
];

/** The documents that are about the words of a group: those that are called by one; if none is, those that speak of one. */
function about(group: readonly string[], documents: readonly SearchDocument[]): ReadonlySet<SearchDocument> {
  const words = group.map(folded);
  for (const depth of depths) {
    const found = documents.filter((document) => {
      const said = folded(depth(document));
      return words.some((word) => said.includes(word));
    });
    if (found.length > 0) return new Set(found);
  }
  return new Set();
}

/** The words of a group by which the document is not called. */
function otherWords(document: SearchDocument, group: readonly string[]): readonly string[] {
  const names = folded(namesOf(document));
  return group.filter((word) => !names.includes(folded(word)));
}

function groupsOf({ synonyms }: Entry<'search-words'>): readonly (readonly string[])[] {
  const groups = synonyms.map(({ words }) =>
    plainMarks(words)
      .split(',')
      .map((word) => word.trim()),
  );
  return groups.map((group) => group.filter((word) => wordsOf(word).length > 0));
}

/** The address of a page in this language, however editors have written it; null if it is none of the site. */
function addressOf(page: string, locale: Locale): string | null {
  const target = linkTarget(page.trim(), locale);
  if (target.kind !== 'internal' || !target.href.startsWith('/')) return null;
  return localizedPath(locale, splitPath(target.href.split('/').filter((segment) => segment !== '')).path);
}

/** The documents as editors want them found. A translation has its own words; without one there are none. */
export function withEditorsWords(documents: readonly SearchDocument[], content: Content): readonly SearchDocument[] {
  const { locale } = content;
  const entry = content.single('search-words');
  if (entry.meta.locale !== locale) return documents;
  const groups = groupsOf(entry).map((group) => ({ group, documents: about(group, documents) }));
  const rules = prepareRules(rulesByLocale[locale]);
  return documents.map((document) => {
    const answered = entry.answers.filter(({ page }) => addressOf(page, locale) === document.url);
    const others = groups
      .filter((one) => one.documents.has(document))
      .flatMap(({ group }) => otherWords(document, group));
    const added = [...others, ...answered.map(({ query }) => plainMarks(query))];
    if (added.length === 0) return document;
    const named = { ...document, schlagworte: [...document.schlagworte, ...added] };
    return {
      ...named,
      schreibweisen: spellings(named),
      antwort_auf: answered.map(({ query }) => queryKey(readQuery(query, rules))),
    };
  });
}
