/** What was typed, as the words that count and other ways to say them. Needs the rules of the language only. */
import type { SearchRules } from '../searchRules';
import type { SearchKind } from '../document';
import { foldAccents } from '../../foldAccents';
import { foldNumber, spellNumbers } from '../numberSpelling';
import { regionNames } from '../placeNames';
import { foldUmlauts, spellingsOf, wordsOf } from '../spelling';
import { stemOf } from './endings';
import type { Endings } from './endings';

/** Nobody types more words that matter; input from a program must not slow down the page. */
const maxWords = 12;
const maxLetters = 2000;

/** Shorter ones end other words, too. */
const shortestEnd = 7;

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
  /** What such a search is about, and what does not mean the same. */
  readonly related: readonly OtherWords[];
  /** For each word whether a hit must hold it. */
  readonly isNeeded: readonly boolean[];
  /** What kinds of pages it asks for. */
  readonly kinds: ReadonlySet<SearchKind>;
  /** Whether it is about what may be, and not about what was counted. */
  readonly asksForScenario: boolean;
}

type Phrase = readonly string[];

export interface QueryRules {
  readonly stopWords: ReadonlySet<string>;
  readonly dividingWords: ReadonlySet<string>;
  readonly lightWords: ReadonlySet<string>;
  /** Folded words, each with the kinds of pages that it asks for. */
  readonly kindsOf: ReadonlyMap<string, readonly SearchKind[]>;
  /** Groups of phrases that mean the same; a phrase is its words. */
  readonly synonyms: readonly (readonly (readonly string[])[])[];
  /** Phrases, with other phrases that a search for them is about. */
  readonly related: readonly { readonly phrases: readonly Phrase[]; readonly subjects: readonly Phrase[] }[];
  /** The places of those in which a word begins a phrase, by its stem. */
  readonly relatedOf: ReadonlyMap<string, readonly number[]>;
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

/** Where phrases begin with a word, by its stem. */
function placesByStem(
  groups: readonly (readonly Phrase[])[],
  endings: Endings,
): ReadonlyMap<string, readonly number[]> {
  const placesOf = new Map<string, number[]>();
  for (const [place, phrases] of groups.entries()) {
    const firsts = new Set(phrases.flatMap(([first]) => (first === undefined ? [] : stemsOf(first, endings))));
    for (const first of firsts) placesOf.set(first, [...(placesOf.get(first) ?? []), place]);
  }
  return placesOf;
}

export function prepareRules(rules: SearchRules, endings: Endings): QueryRules {
  const stopWords = new Set(rules.stopWords.flatMap(spellingsOf));
  const kindsOf = new Map<string, SearchKind[]>();
  for (const [kind, ...words] of rules.kindWords)
    for (const word of words.map(foldUmlauts)) kindsOf.set(word, [...(kindsOf.get(word) ?? []), kind]);
  // Every page is about the region.
  const lightWords = new Set([...rules.lightWords.map(foldUmlauts), ...kindsOf.keys(), ...regionNames]);
  const synonyms = rules.synonyms.map((group) => group.map((phrase) => sayingWords(phrase, stopWords)));
  const groupsOf = placesByStem(synonyms, endings);
  const related = rules.related.map(([words, subjects]) => ({
    phrases: words.map((phrase) => sayingWords(phrase, stopWords)),
    subjects: subjects.flatMap((subject) => {
      const group = rules.synonyms.findIndex((phrases) => phrases.includes(subject));
      return synonyms[group] ?? [sayingWords(subject, stopWords)];
    }),
  }));
  const relatedOf = placesByStem(
    related.map(({ phrases }) => phrases),
    endings,
  );
  const wholeWords = new Set(rules.unlike.map(([word]) => foldAccents(word)));
  const scenarios = synonyms.filter((group) => group.some(([word]) => word === rules.scenario)).flat(2);
  const scenarioStems = new Set([rules.scenario, ...scenarios].flatMap((word) => stemsOf(word, endings)));
  const dividingWords = new Set(rules.dividingWords.map(foldAccents));
  return {
    stopWords,
    dividingWords,
    lightWords,
    kindsOf,
    synonyms,
    groupsOf,
    related,
    relatedOf,
    endings,
    months: rules.months,
    scenarioStems,
    wholeWords,
  };
}

function standsAt(phrase: readonly string[], words: readonly string[], from: number, endings: Endings): boolean {
  return phrase.every((word, index) => {
    const typed = words[from + index];
    if (typed === undefined) return false;
    const stems = stemsOf(typed, endings);
    return stemsOf(word, endings).some((stem) => stems.includes(stem));
  });
}

/** Each place once, of the phrases that may begin with a word. */
function placesFor(
  word: string,
  placesOf: ReadonlyMap<string, readonly number[]>,
  endings: Endings,
): readonly number[] {
  return [...new Set(stemsOf(word, endings).flatMap((stem) => placesOf.get(stem) ?? []))];
}

function relatedAt(from: number, words: readonly string[], rules: QueryRules): readonly OtherWords[] {
  const { related, relatedOf, endings } = rules;
  return placesFor(words[from] ?? '', relatedOf, endings).flatMap((place) => {
    const { phrases = [], subjects = [] } = related[place] ?? {};
    const typed = phrases.filter((phrase) => standsAt(phrase, words, from, endings));
    return typed.flatMap(({ length }) => subjects.map((subject) => ({ from, to: from + length, words: subject })));
  });
}

function othersAt(from: number, words: readonly string[], rules: QueryRules): readonly OtherWords[] {
  const { synonyms, groupsOf, endings } = rules;
  return placesFor(words[from] ?? '', groupsOf, endings).flatMap((group) => {
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
function phraseAt(from: number, words: readonly string[], rules: QueryRules) {
  const { synonyms, groupsOf, related, relatedOf, endings } = rules;
  const typed = words.slice(from);
  const [word = ''] = typed;
  return [
    ...placesFor(word, groupsOf, endings).flatMap((group) => synonyms[group] ?? []),
    ...placesFor(word, relatedOf, endings).flatMap((place) => related[place]?.phrases ?? []),
  ]
    .filter((phrase) => standsAt(phrase, words, from, endings))
    .toSorted(
      (one, other) => other.length - one.length || Number(isSame(other, typed)) - Number(isSame(one, typed)),
    )[0];
}

/** Another form of a word in which the rules have it; undefined if they have it as it is, or not at all. */
export function otherForm(word: string, rules: QueryRules): readonly string[] | undefined {
  const phrase = phraseAt(0, [word], rules);
  return phrase === undefined || isSame(phrase, [word]) ? undefined : phrase;
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

/** Other words for a word, and what a search for it is about. */
export function saidOtherwise(word: string, rules: QueryRules): readonly (readonly string[])[] {
  return [...othersAt(0, [word], rules), ...relatedAt(0, [word], rules)].map(({ words }) => words);
}

/** The same for all spellings of a search: what editors have pinned an answer to. */
export function queryKey({ words }: Pick<Query, 'words'>): string {
  return words.map((word) => foldAccents(foldNumber(word))).join(' ');
}

/** A year asks for what holds data. Also a compound asks for a kind: `Leerstandserhebung`. */
function kindsAskedBy(word: string, { kindsOf, endings }: QueryRules): readonly SearchKind[] {
  const asking = /^\d{4}$/.test(word) ? (['article', 'indicator'] as const) : kindsOf.get(word);
  if (asking !== undefined || !endings.hasCompounds) return asking ?? [];
  return [...kindsOf].flatMap(([end, kinds]) => (end.length >= shortestEnd && word.endsWith(end) ? kinds : []));
}

/** A light word is needed in a phrase that the rules know, and if there are no other words. */
function neededWords(
  words: readonly string[],
  phrases: readonly OtherWords[],
  { lightWords, kindsOf }: QueryRules,
): readonly boolean[] {
  const isInPhrase = (place: number): boolean =>
    phrases.some(({ from, to }) => to - from > 1 && from <= place && place < to);
  const folded = words.map(foldUmlauts);
  const isNeeded = folded.map((word, place) => !lightWords.has(word) || isInPhrase(place));
  if (isNeeded.includes(true)) return isNeeded;
  const isOfKind = folded.map((word) => kindsOf.has(word));
  return words.map((_, place) => isOfKind[place] === false || !isOfKind.includes(false));
}

/** Stop words are left out, unless there is nothing else. */
export function readQuery(text: string, rules: QueryRules): Query {
  const spelled = spellNumbers(text.slice(0, maxLetters), rules.months);
  const words = sayingWords(spelled, rules.stopWords).slice(0, maxWords);
  const others = words.flatMap((_, index) => othersAt(index, words, rules));
  const related = words.flatMap((_, index) => relatedAt(index, words, rules));
  return {
    words,
    others,
    related,
    isNeeded: neededWords(words, [...others, ...related], rules),
    kinds: new Set(words.flatMap((word) => kindsAskedBy(foldUmlauts(word), rules))),
    asksForScenario: words.some((word) => stemsOf(word, rules.endings).some((stem) => rules.scenarioStems.has(stem))),
  };
}
