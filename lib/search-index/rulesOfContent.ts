/** What the search knows of a language: the words of the language itself, and those that the office has written. */
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

/** What editors have written in a language; null if it is of another one. Leichte Sprache is German. */
function ownWords(entry: Words, locale: Locale): Words | null {
  return languageWords[entry.meta.locale].language === languageWords[locale].language ? entry : null;
}

/** What a language is searched by if editors have written these words. */
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

/** The rules of the language of the content, as the office and the language have them. */
function writtenRules(content: Content): SearchRules {
  const { locale } = content;
  return rulesFrom(ownWords(content.single('search-words'), locale), locale);
}

/** The rules of a language, for the search; the names of areas are no mistyped words. */
export function searchRulesOf(content: Content): SearchRules {
  const rules = writtenRules(content);
  const names = areaNames(content).flatMap(wordsOf);
  const silent = new Set(rules.stopWords.flatMap(foldedWords));
  const isSaying = (word: string): boolean => !silent.has(foldUmlauts(word));
  return { ...rules, exactWords: [...new Set([...rules.exactWords, ...names])].filter(isSaying) };
}

/** What the region is called: by the name of the site, and by people. */
export const regionNames = memoize((content: Content): readonly string[] => [
  titleSuffix(content.locale),
  ...writtenRules(content).region,
]);

/** Words that say nothing of what is looked for. */
export function stopWordsOf(content: Content): readonly string[] {
  const { stopWords, lightWords } = writtenRules(content);
  return [...stopWords, ...lightWords];
}

/** The searches that editors have answered. */
export function pinnedAnswers(content: Content): Words['answers'] {
  return ownWords(content.single('search-words'), content.locale)?.answers ?? [];
}

const preparedFor = memoize<Words, Map<Locale, QueryRules>>(() => new Map());

/** The rules for texts in a language; the same object for as long as editors do not change their words. */
export function textRulesOf(content: Content, locale: Locale = content.locale): QueryRules {
  const entry = content.singleIn(locale, 'search-words');
  const prepared = preparedFor(entry);
  const rules = prepared.get(locale) ?? prepareRules(rulesFrom(ownWords(entry, locale), locale));
  prepared.set(locale, rules);
  return rules;
}
