/** What was typed, as the words that count and other ways to say them. Needs the rules of the language only. */
import type { SearchRules } from '../searchRules';
import { foldAccents } from '../../foldAccents';
import { foldNumber, spellNumbers } from '../numberSpelling';
import { foldUmlauts, spellingsOf, wordsOf } from '../spelling';
import { stemOf } from './endings';
import type { Endings } from './endings';

/** Nobody types more words that matter; input from a program must not slow down the page. */
const maxWords = 12;
const maxLetters = 2000;

/** Some words of the search that can also be said so. */
export interface OtherWords {
  /** Places of the first word, and of the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
}

export interface Query {
  readonly words: readonly string[];
  readonly others: readonly OtherWords[];
  /** For each word whether a hit must hold it. */
  readonly isNeeded: readonly boolean[];
  /** Whether it is about what may be, and not about what was counted. */
  readonly asksForScenario: boolean;
}

export interface QueryRules {
  readonly stopWords: ReadonlySet<string>;
  readonly lightWords: ReadonlySet<string>;
  /** Groups of phrases that mean the same; a phrase is its words. */
  readonly synonyms: readonly (readonly (readonly string[])[])[];
  /** The groups in which a word begins a phrase, by its stem. */
  readonly groupsOf: ReadonlyMap<string, readonly number[]>;
  readonly endings: Endings;
  readonly months: readonly string[];
  /** Stems of the words that ask for scenarios. */
  readonly scenarioStems: ReadonlySet<string>;
  /** Folded words that are no beginning of others. */
  readonly wholeWords: ReadonlySet<string>;
}

function sayingWords(text: string, stopWords: ReadonlySet<string>): readonly string[] {
  const words = wordsOf(text);
  // Not without its umlaut: `Grösse` says something, `grosse` does not.
  const saying = words.filter((word) => !stopWords.has(foldUmlauts(word)));
  return saying.length === 0 ? words : saying;
}

/** As people write it with umlauts and without: `Bevolkerung` and `Bevoelkerung` are the same word. */
export function stemsOf(word: string, endings: Endings): readonly string[] {
  return [...new Set([foldUmlauts(word), foldAccents(word)])].map((folded) => stemOf(folded, endings));
}

export function prepareRules(rules: SearchRules, endings: Endings): QueryRules {
  const stopWords = new Set(rules.stopWords.flatMap(spellingsOf));
  const lightWords = new Set(rules.lightWords.map(foldUmlauts));
  const synonyms = rules.synonyms.map((group) => group.map((phrase) => sayingWords(phrase, stopWords)));
  const groupsOf = new Map<string, number[]>();
  for (const [group, phrases] of synonyms.entries()) {
    const firsts = new Set(phrases.flatMap(([first]) => (first === undefined ? [] : stemsOf(first, endings))));
    for (const first of firsts) groupsOf.set(first, [...(groupsOf.get(first) ?? []), group]);
  }
  const wholeWords = new Set(rules.unlike.map(([word]) => foldAccents(word)));
  const scenarios = synonyms.filter((group) => group.some(([word]) => word === rules.scenario)).flat(2);
  const scenarioStems = new Set([rules.scenario, ...scenarios].flatMap((word) => stemsOf(word, endings)));
  return { stopWords, lightWords, synonyms, groupsOf, endings, months: rules.months, scenarioStems, wholeWords };
}

function standsAt(phrase: readonly string[], words: readonly string[], from: number, endings: Endings): boolean {
  return phrase.every((word, index) => {
    const typed = words[from + index];
    if (typed === undefined) return false;
    const stems = stemsOf(typed, endings);
    return stemsOf(word, endings).some((stem) => stems.includes(stem));
  });
}

function othersAt(from: number, words: readonly string[], rules: QueryRules): readonly OtherWords[] {
  const { synonyms, groupsOf, endings } = rules;
  const groups = stemsOf(words[from] ?? '', endings).flatMap((stem) => groupsOf.get(stem) ?? []);
  return [...new Set(groups)].flatMap((group) => {
    const phrases = synonyms[group] ?? [];
    const typed = phrases.filter((phrase) => standsAt(phrase, words, from, endings));
    return typed.flatMap(({ length }) =>
      phrases.filter((phrase) => !typed.includes(phrase)).map((phrase) => ({ from, to: from + length, words: phrase })),
    );
  });
}

function isSame(phrase: readonly string[], typed: readonly string[]): boolean {
  return phrase.every((word, index) => foldAccents(word) === foldAccents(typed[index] ?? ''));
}

/** The longest phrase of the rules that is typed from a place on, best as it is typed; undefined if there is none. */
function phraseAt(from: number, words: readonly string[], { synonyms, groupsOf, endings }: QueryRules) {
  const typed = words.slice(from);
  const groups = stemsOf(words[from] ?? '', endings).flatMap((stem) => groupsOf.get(stem) ?? []);
  return groups
    .flatMap((group) => synonyms[group] ?? [])
    .filter((phrase) => standsAt(phrase, words, from, endings))
    .toSorted(
      (one, other) => other.length - one.length || Number(isSame(other, typed)) - Number(isSame(one, typed)),
    )[0];
}

/** Phrases that the rules know as they stand there: of `öffentlichen Verkehrs` it is `öffentlicher Verkehr`. */
export function asInRules(words: readonly string[], rules: QueryRules): readonly string[] {
  const spelled: string[] = [];
  while (spelled.length < words.length) {
    const from = spelled.length;
    const phrase = phraseAt(from, words, rules);
    const isInflected = phrase !== undefined && phrase.length > 1;
    spelled.push(...(isInflected ? phrase : words.slice(from, from + 1)));
  }
  return spelled;
}

/** Other words for a word. */
export function saidOtherwise(word: string, rules: QueryRules): readonly (readonly string[])[] {
  return othersAt(0, [word], rules).map(({ words }) => words);
}

/** The same for all spellings of a search: what editors have pinned an answer to. */
export function queryKey({ words }: Pick<Query, 'words'>): string {
  return words.map((word) => foldAccents(foldNumber(word))).join(' ');
}

/** A light word is needed in a phrase that the rules know, and if there are no other words. */
function neededWords(
  words: readonly string[],
  others: readonly OtherWords[],
  { lightWords }: QueryRules,
): readonly boolean[] {
  const isInPhrase = (place: number): boolean =>
    others.some(({ from, to }) => to - from > 1 && from <= place && place < to);
  const isNeeded = words.map((word, place) => !lightWords.has(foldUmlauts(word)) || isInPhrase(place));
  return isNeeded.includes(true) ? isNeeded : words.map(() => true);
}

/** Stop words are left out, unless there is nothing else. */
export function readQuery(text: string, rules: QueryRules): Query {
  const spelled = spellNumbers(text.slice(0, maxLetters), rules.months);
  const words = sayingWords(spelled, rules.stopWords).slice(0, maxWords);
  const others = words.flatMap((_, index) => othersAt(index, words, rules));
  return {
    words,
    others,
    isNeeded: neededWords(words, others, rules),
    asksForScenario: words.some((word) => stemsOf(word, rules.endings).some((stem) => rules.scenarioStems.has(stem))),
  };
}
