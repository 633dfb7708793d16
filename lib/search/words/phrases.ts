/** Finds the phrases of the rules in a search, in any form and order. */
import type { SearchRules } from '../searchRules';
import { memoize } from '@/lib/shared/browser/memoize';
import { foldAccents } from '@/lib/shared/browser/foldAccents';
import { foldUmlauts, wordsOf } from '@/lib/shared/browser/spelling';
import { alternativeStem, stemOf } from './endings';
import type { Endings } from './endings';

/** The words of a phrase. */
export type Phrase = readonly string[];

/** Phrases, and what may replace any of them in a search. */
interface PhraseGroup {
  readonly phrases: readonly Phrase[];
  /** For synonyms all phrases; for everyday words the subjects that they refer to. */
  readonly others: readonly Phrase[];
}

/** For each key of a word the indexes of the groups with a phrase that contains it. */
type Places = ReadonlyMap<string, readonly number[]>;

export interface PhraseRules {
  readonly groups: readonly PhraseGroup[];
  readonly groupsOf: Places;
  /** The groups in which a word stands alone, by its stem: their other words can replace it in a phrase. */
  readonly meaningsOf: Places;
  readonly endings: Endings;
}

export function withoutStopWords(text: string, stopWords: ReadonlySet<string>): Phrase {
  const words = wordsOf(text);
  // Keep umlauts: `Grösse` is significant, `grosse` is not.
  const saying = words.filter((word) => !stopWords.has(foldUmlauts(word)));
  return saying.length === 0 ? words : saying;
}

/** More than the rules and the names of all areas need; limits the memory that typed words take. */
const maxKnown = 20_000;

/** Cached because each keystroke compares the same words of the rules again. */
const knownStems = memoize<Endings, Map<string, readonly string[]>>(() => new Map());

/** Returns the stems of a word with umlauts spelled out and dropped: `Bevolkerung` and `Bevoelkerung` are the same word. */
export function stemsOf(word: string, endings: Endings): readonly string[] {
  const known = knownStems(endings);
  const found = known.get(word);
  if (found !== undefined) return found;
  const folded = [foldUmlauts(word), foldAccents(word)];
  const stems = [...new Set([stemOf, alternativeStem].flatMap((stem) => folded.map((text) => stem(text, endings))))];
  if (known.size >= maxKnown) known.clear();
  known.set(word, stems);
  return stems;
}

function placesBy(groups: readonly (readonly Phrase[])[], keysOf: (phrase: Phrase) => readonly string[]): Places {
  const placesOf = new Map<string, number[]>();
  for (const [place, phrases] of groups.entries())
    for (const key of new Set(phrases.flatMap(keysOf))) placesOf.set(key, [...(placesOf.get(key) ?? []), place]);
  return placesOf;
}

/** The keys of a word in phrases: its stems, and the groups in which it stands alone. */
function keysOf(word: string, { meaningsOf, endings }: Pick<PhraseRules, 'meaningsOf' | 'endings'>): readonly string[] {
  const stems = stemsOf(word, endings);
  return [...stems, ...stems.flatMap((stem) => (meaningsOf.get(stem) ?? []).map((group) => `#${group}`))];
}

export function preparePhrases(
  rules: Pick<SearchRules, 'synonyms' | 'related'>,
  stopWords: ReadonlySet<string>,
  endings: Endings,
): PhraseRules {
  const synonyms = rules.synonyms.map((group) => group.map((phrase) => withoutStopWords(phrase, stopWords)));
  const groupOr = (word: string, holdsIt: (phrases: readonly string[]) => boolean): readonly Phrase[] =>
    synonyms[rules.synonyms.findIndex(holdsIt)] ?? [withoutStopWords(word, stopWords)];
  const related = rules.related.map(([words, subjects]) => ({
    // A relation of a group's first word applies to the whole group.
    phrases: words.flatMap((word) => groupOr(word, ([first]) => first === word)),
    others: subjects.flatMap((subject) => groupOr(subject, (phrases) => phrases.includes(subject))),
  }));
  const meaningsOf = placesBy(synonyms, ([word, ...others]) =>
    word === undefined || others.length > 0 ? [] : stemsOf(word, endings),
  );
  // A word on its own needs no synonyms as keys: they are in the same group.
  const keysIn = (phrase: Phrase): readonly string[] =>
    phrase.flatMap((word) => (phrase.length > 1 ? keysOf(word, { meaningsOf, endings }) : stemsOf(word, endings)));
  const groups = [...synonyms.map((phrases) => ({ phrases, others: phrases })), ...related];
  const groupsOf = placesBy(
    groups.map(({ phrases }) => phrases),
    keysIn,
  );
  return { groups, groupsOf, meaningsOf, endings };
}

function isShared(some: readonly string[], others: readonly string[]): boolean {
  return some.some((key) => others.includes(key));
}

/**
 * How a phrase occurs at an index: 2, its words in order; 1, in another order or replaced by synonyms (`Wohnungen
 * leer`, `leere Appartements`); 0, not at all.
 */
function matchAt(phrase: Phrase, words: Phrase, from: number, rules: PhraseRules): 0 | 1 | 2 {
  const typed = words.slice(from, from + phrase.length);
  if (typed.length < phrase.length) return 0;
  const stems = (word: string): readonly string[] => stemsOf(word, rules.endings);
  if (phrase.every((word, index) => isShared(stems(word), stems(typed[index] ?? '')))) return 2;
  if (phrase.length === 1) return 0;
  const rest = typed.map((word) => keysOf(word, rules));
  for (const word of phrase) {
    const place = rest.findIndex((keys) => isShared(keys, keysOf(word, rules)));
    if (place === -1) return 0;
    rest.splice(place, 1);
  }
  return 1;
}

/** The groups with a phrase that may contain the word. */
function groupsWith(word: string, rules: PhraseRules): readonly PhraseGroup[] {
  const places = new Set(keysOf(word, rules).flatMap((key) => rules.groupsOf.get(key) ?? []));
  return [...places].toSorted((one, other) => one - other).flatMap((place) => rules.groups[place] ?? []);
}

/** A replacement for some words of the search. */
export interface PhraseSubstitution {
  /** Index of the first word, and of the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly words: Phrase;
}

/** Returns the replacements for the phrases at an index. */
export function synonymsAt(from: number, words: Phrase, rules: PhraseRules): readonly PhraseSubstitution[] {
  return groupsWith(words[from] ?? '', rules).flatMap(({ phrases, others }) => {
    const standing = phrases.filter((phrase) => matchAt(phrase, words, from, rules) > 0);
    const further = others.filter((phrase) => matchAt(phrase, words, from, rules) < 2);
    const lengths = new Set(standing.map(({ length }) => length));
    return [...lengths].flatMap((length) => further.map((phrase) => ({ from, to: from + length, words: phrase })));
  });
}

function isSame(phrase: Phrase, typed: Phrase): boolean {
  return phrase.every((word, index) => foldAccents(word) === foldAccents(typed[index] ?? ''));
}

/** The longest phrase of the rules at an index, preferably exactly as typed; undefined if there is none. */
function phraseAt(from: number, words: Phrase, rules: PhraseRules): Phrase | undefined {
  const typed = words.slice(from);
  const [word = ''] = typed;
  const similarity = (phrase: Phrase): number => Number(isSame(phrase, typed)) + matchAt(phrase, words, from, rules);
  return groupsWith(word, rules)
    .flatMap(({ phrases }) => phrases)
    .filter((phrase) => similarity(phrase) > 0)
    .toSorted((one, other) => other.length - one.length || similarity(other) - similarity(one))[0];
}

/** Returns the form of a word that the rules use; undefined if it is the same or the rules do not know the word. */
export function canonicalForm(word: string, rules: PhraseRules): Phrase | undefined {
  const phrase = phraseAt(0, [word], rules);
  return phrase === undefined || isSame(phrase, [word]) ? undefined : phrase;
}

/** Replaces phrases with the form that the rules use: `öffentlichen Verkehrs` becomes `öffentlicher Verkehr`. */
export function canonicalWords(words: Phrase, rules: PhraseRules): Phrase {
  const spelled: string[] = [];
  while (spelled.length < words.length) {
    const from = spelled.length;
    const phrase = phraseAt(from, words, rules);
    const isOther = phrase !== undefined && phrase.length > 1;
    spelled.push(...(isOther ? phrase : words.slice(from, from + 1)));
  }
  return spelled;
}

/** Returns the synonyms of a word. */
export function alternativePhrases(word: string, rules: PhraseRules): readonly Phrase[] {
  return synonymsAt(0, [word], rules).map(({ words }) => words);
}
