/** The search rules of a language: built-in words, and those that the office has written. */
import type { Locale } from '@/content-types/locales';
import type { Entry } from '@/content-types/registry';
import { memoize } from '@/lib/shared/browser/memoize';
import type { Content } from '@/lib/content/content';
import { groupIn, linesOf, phrasesIn, relationIn } from '@/lib/content/searchWords';
import { areaNames } from '@/lib/site/siteAreas';
import { titleSuffix } from '@/lib/site/permanentAddress';
import type { SearchRules } from '@/lib/search/searchRules';
import { foldUmlauts, foldedWords, wordsOf } from '@/lib/shared/browser/spelling';
import { prepareRules } from '@/lib/search/words/searchQuery';
import type { QueryRules } from '@/lib/search/words/searchQuery';
import { languageWords } from './languages/index';

type Words = Entry<'search-words'>;

/** The editors' words for a language; null if the entry is in another one. Leichte Sprache is German. */
function ownWords(entry: Words, locale: Locale): Words | null {
  return languageWords[entry.meta.locale].language === languageWords[locale].language ? entry : null;
}

/** Returns the search rules of a language with these editors' words. */
export function rulesFrom(words: Partial<Words> | null, locale: Locale): SearchRules {
  const language = languageWords[locale];
  const groups = (text: string | null | undefined): SearchRules['synonyms'] =>
    linesOf(text)
      .map(groupIn)
      .filter((group) => group !== null);
  return {
    ...language,
    stopWords: [...language.stopWords, ...phrasesIn(words?.left_out_words).flatMap(wordsOf)],
    synonyms: groups(words?.same_meaning),
    sameValue: groups(words?.same_value),
    related: linesOf(words?.related)
      .map(relationIn)
      .filter((relation) => relation !== null),
    exactWords: phrasesIn(words?.exact_words).flatMap(wordsOf),
    wholeWords: phrasesIn(words?.whole_words).flatMap(wordsOf),
    region: phrasesIn(words?.region_names),
  };
}

/** The rules of the content's language: built-in words and those of the office. */
function writtenRules(content: Content): SearchRules {
  const { locale } = content;
  return rulesFrom(ownWords(content.single('search-words'), locale), locale);
}

/** Returns the rules of a language for the search; names of areas are never corrected as typos. */
export function searchRulesOf(content: Content): SearchRules {
  const rules = writtenRules(content);
  const names = areaNames(content).flatMap(wordsOf);
  const silent = new Set(rules.stopWords.flatMap(foldedWords));
  const isSaying = (word: string): boolean => !silent.has(foldUmlauts(word));
  return { ...rules, exactWords: [...new Set([...rules.exactWords, ...names])].filter(isSaying) };
}

/** Names of the region: in the site's title, and in everyday use. */
export const regionNames = memoize((content: Content): readonly string[] => [
  titleSuffix(content.locale),
  ...writtenRules(content).region,
]);

/** Returns the words that do not tell what is searched for. */
export function stopWordsOf(content: Content): readonly string[] {
  const { stopWords, lightWords } = writtenRules(content);
  return [...stopWords, ...lightWords];
}

/** Returns the searches to which editors have pinned a page. */
export function pinnedAnswers(content: Content): Words['answers'] {
  return ownWords(content.single('search-words'), content.locale)?.answers ?? [];
}

const preparedFor = memoize<Words, Map<Locale, QueryRules>>(() => new Map());

/** Returns the rules for texts in a language; the same object until editors change their words. */
export function textRulesOf(content: Content, locale: Locale = content.locale): QueryRules {
  const entry = content.singleIn(locale, 'search-words');
  const prepared = preparedFor(entry);
  const rules = prepared.get(locale) ?? prepareRules(rulesFrom(ownWords(entry, locale), locale));
  prepared.set(locale, rules);
  return rules;
}
