/** The phrases of the rules that stand in a search, in any form and order. */
import type { SearchRules } from '../searchRules';
import { memoize } from '@/lib/shared/browser/memoize';
import { foldAccents } from '@/lib/shared/browser/foldAccents';
import { foldUmlauts, wordsOf } from '@/lib/shared/browser/spelling';
import { alternativeStem, stemOf } from './endings';
import type { Endings } from './endings';

/** The words of a phrase. */
export type Phrase = readonly string[];

/** Phrases, and what a search for one of them can be said by. */
interface PhraseGroup {
  readonly phrases: readonly Phrase[];
  /** Of what means the same all phrases; of everyday words what a search for them is about. */
  readonly others: readonly Phrase[];
}

/** Of each key of a word the places of the groups in which a phrase holds it. */
type Places = ReadonlyMap<string, readonly number[]>;

export interface PhraseRules {
  readonly groups: readonly PhraseGroup[];
  readonly groupsOf: Places;
  /** The groups in which a word stands alone, by its stem: what is in the same one can take its place in a phrase. */
  readonly meaningsOf: Places;
  readonly endings: Endings;
}

export function withoutStopWords(text: string, stopWords: ReadonlySet<string>): Phrase {
  const words = wordsOf(text);
  // Not without its umlaut: `Grösse` says something, `grosse` does not.
  const saying = words.filter((word) => !stopWords.has(foldUmlauts(word)));
  return saying.length === 0 ? words : saying;
}

/** More than the rules and the names of all areas hold; what visitors type must not fill the memory. */
const maxKnown = 20_000;

/** With every letter typed, the same words of the rules are compared with the search. */
const knownStems = memoize<Endings, Map<string, readonly string[]>>(() => new Map());

/** As people write it with umlauts and without: `Bevolkerung` and `Bevoelkerung` are the same word. */
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

/** What a word is known by in a phrase: its stems, and the groups in which it stands alone. */
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
    // What is said of the first of a group holds for all of it.
    phrases: words.flatMap((word) => groupOr(word, ([first]) => first === word)),
    others: subjects.flatMap((subject) => groupOr(subject, (phrases) => phrases.includes(subject))),
  }));
  const meaningsOf = placesBy(synonyms, ([word, ...others]) =>
    word === undefined || others.length > 0 ? [] : stemsOf(word, endings),
  );
  // A word alone is itself: what means the same stands beside it.
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
 * How a phrase stands from a place on: 2, its words one after the other; 1, in another order, or words in their place that
 * mean the same: `Wohnungen leer`, `leere Appartements`; 0, not at all.
 */
function standsAt(phrase: Phrase, words: Phrase, from: number, rules: PhraseRules): 0 | 1 | 2 {
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

/** The groups in which a phrase may hold the word. */
function groupsWith(word: string, rules: PhraseRules): readonly PhraseGroup[] {
  const places = new Set(keysOf(word, rules).flatMap((key) => rules.groupsOf.get(key) ?? []));
  return [...places].toSorted((one, other) => one - other).flatMap((place) => rules.groups[place] ?? []);
}

/** Some words of the search that can also be said so. */
export interface PhraseSubstitution {
  /** Places of the first word, and of the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly words: Phrase;
}

/** Other words for the phrases that stand at a place. */
export function synonymsAt(from: number, words: Phrase, rules: PhraseRules): readonly PhraseSubstitution[] {
  return groupsWith(words[from] ?? '', rules).flatMap(({ phrases, others }) => {
    const standing = phrases.filter((phrase) => standsAt(phrase, words, from, rules) > 0);
    const further = others.filter((phrase) => standsAt(phrase, words, from, rules) < 2);
    const lengths = new Set(standing.map(({ length }) => length));
    return [...lengths].flatMap((length) => further.map((phrase) => ({ from, to: from + length, words: phrase })));
  });
}

function isSame(phrase: Phrase, typed: Phrase): boolean {
  return phrase.every((word, index) => foldAccents(word) === foldAccents(typed[index] ?? ''));
}

/** The longest phrase of the rules that stands at a place, best as it is typed; undefined if there is none. */
function phraseAt(from: number, words: Phrase, rules: PhraseRules): Phrase | undefined {
  const typed = words.slice(from);
  const [word = ''] = typed;
  const howSame = (phrase: Phrase): number => Number(isSame(phrase, typed)) + standsAt(phrase, words, from, rules);
  return groupsWith(word, rules)
    .flatMap(({ phrases }) => phrases)
    .filter((phrase) => howSame(phrase) > 0)
    .toSorted((one, other) => other.length - one.length || howSame(other) - howSame(one))[0];
}

/** Another form of a word in which the rules have it; undefined if they have it as it is, or not at all. */
export function canonicalForm(word: string, rules: PhraseRules): Phrase | undefined {
  const phrase = phraseAt(0, [word], rules);
  return phrase === undefined || isSame(phrase, [word]) ? undefined : phrase;
}

/** Phrases that the rules know as they stand there: of `öffentlichen Verkehrs` it is `öffentlicher Verkehr`. */
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

/** Other words for a word. */
export function alternativePhrases(word: string, rules: PhraseRules): readonly Phrase[] {
  return synonymsAt(0, [word], rules).map(({ words }) => words);
}
