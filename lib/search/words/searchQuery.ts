/** Parses a search into its significant words and their replacements. Needs only the rules of the language. */
import type { SearchRules } from '../searchRules';
import type { SearchKind } from '../document';
import { foldAccents } from '@/lib/shared/browser/foldAccents';
import { foldNumber, spellNumbers } from '../numberSpelling';
import {
  foldings,
  foldUmlauts,
  normalizePunctuation,
  foldTitle,
  foldedWords,
  wordsOf,
} from '@/lib/shared/browser/spelling';
import { maxQueryLength, maxQueryWords } from '../queryLimits';
import { endingsIn } from './endings';
import { synonymsAt, preparePhrases, withoutStopWords, stemsOf } from './phrases';
import type { PhraseSubstitution, PhraseRules } from './phrases';

export interface Query {
  readonly words: readonly string[];
  /** The whole search as a title, once per folding. */
  readonly title: readonly string[];
  /** Replacements for some of the words. */
  readonly others: readonly PhraseSubstitution[];
  /** For each word whether a hit must contain it. */
  readonly isNeeded: readonly boolean[];
  /** The kinds of pages that it asks for. */
  readonly kinds: ReadonlySet<SearchKind>;
  /** Whether it asks for projections rather than counted values. */
  readonly asksForScenario: boolean;
}

export interface QueryRules extends PhraseRules {
  /** The same rules, with words for the same number instead of synonyms. */
  readonly sameValue: PhraseRules;
  readonly stopWords: ReadonlySet<string>;
  readonly lightWords: ReadonlySet<string>;
  /** Folded words with the kinds of pages that they ask for. */
  readonly kindsOf: ReadonlyMap<string, readonly SearchKind[]>;
  readonly months: readonly string[];
  /** Stems of the words that ask for scenarios. */
  readonly scenarioStems: ReadonlySet<string>;
  /** Folded words that match only as a whole. */
  readonly wholeWords: ReadonlySet<string>;
  /** Folded words that are never treated as typos of another one. */
  readonly exactWords: ReadonlySet<string>;
  /** Folded single words that name the region. */
  readonly regionNames: ReadonlySet<string>;
  /** Folded names of the whole region whose words may also name a part of it. */
  readonly wholeNames: readonly string[];
  /** Folded words for levels of the region. */
  readonly regionLevels: ReadonlySet<string>;
}

function namesOfRegion({ region }: SearchRules): Pick<QueryRules, 'regionNames' | 'wholeNames'> {
  const names = region.map(wordsOf);
  return {
    regionNames: new Set(names.flatMap((words) => (words.length === 1 ? words.flatMap(foldedWords) : []))),
    wholeNames: names.flatMap((words) => (words.length > 1 ? foldings.map((fold) => words.map(fold).join(' ')) : [])),
  };
}

export function prepareRules(rules: SearchRules): QueryRules {
  const endings = endingsIn(rules.language);
  const stopWords = new Set(rules.stopWords.flatMap(foldedWords));
  const kindsOf = new Map<string, SearchKind[]>();
  for (const [kind, ...words] of rules.kindWords)
    for (const word of words.map(foldUmlauts)) kindsOf.set(word, [...(kindsOf.get(word) ?? []), kind]);
  const { regionNames, wholeNames } = namesOfRegion(rules);
  // Names of the region are light words, because every page is about it.
  const lightWords = new Set([...rules.lightWords.map(foldUmlauts), ...kindsOf.keys(), ...regionNames]);
  const phrases = preparePhrases(rules, stopWords, endings);
  const scenario = foldAccents(rules.scenario);
  const isScenario = (phrase: string): boolean => foldAccents(phrase) === scenario;
  const scenarios = rules.synonyms.filter((group) => group.some(isScenario)).flat();
  const scenarioStems = new Set(
    [rules.scenario, ...scenarios].flatMap(wordsOf).flatMap((word) => stemsOf(word, endings)),
  );
  return {
    ...phrases,
    sameValue: preparePhrases({ synonyms: rules.sameValue, related: [] }, stopWords, endings),
    stopWords,
    lightWords,
    kindsOf,
    months: rules.months,
    scenarioStems,
    wholeWords: new Set(rules.wholeWords.map(foldAccents)),
    exactWords: new Set([...rules.exactWords, ...rules.wholeWords].flatMap(foldedWords)),
    regionNames,
    wholeNames,
    regionLevels: new Set(rules.levels.flatMap(foldedWords)),
  };
}

/** Returns the rules for value answers: the words must mean the same number, which synonyms do not guarantee. */
export function valueRules(rules: QueryRules): QueryRules {
  return { ...rules, ...rules.sameValue };
}

/** Returns a key that all spellings of a search share; editors pin answers to it. */
export function queryKey({ words }: Pick<Query, 'words'>): string {
  return words.map((word) => foldAccents(foldNumber(word))).join(' ');
}

/** Whether the rules know the word at an index, alone or in a phrase. */
export function hasRuleFor(place: number, { others }: Query): boolean {
  return others.some(({ from, to }) => from <= place && place < to);
}

/** Light words are needed only within a phrase of the rules, or if there are no other words. */
function neededWords(
  words: readonly string[],
  others: readonly PhraseSubstitution[],
  { lightWords }: QueryRules,
): readonly boolean[] {
  const isInPhrase = (place: number): boolean =>
    others.some(({ from, to }) => to - from > 1 && from <= place && place < to);
  const isNeeded = words.map((word, place) => !lightWords.has(foldUmlauts(word)) || isInPhrase(place));
  return isNeeded.includes(true) ? isNeeded : words.map(() => true);
}

/** Parses a search. Stop words are dropped, unless there is nothing else. */
export function readQuery(text: string, rules: QueryRules): Query {
  const typed = text.slice(0, maxQueryLength);
  const spelled = spellNumbers(normalizePunctuation(typed), rules.months);
  const words = withoutStopWords(spelled, rules.stopWords).slice(0, maxQueryWords);
  const others = words.flatMap((_, index) => synonymsAt(index, words, rules));
  return {
    words,
    title: foldTitle(typed),
    others,
    isNeeded: neededWords(words, others, rules),
    kinds: new Set(words.flatMap((word) => rules.kindsOf.get(foldUmlauts(word)) ?? [])),
    asksForScenario: words.some((word) => stemsOf(word, rules.endings).some((stem) => rules.scenarioStems.has(stem))),
  };
}
