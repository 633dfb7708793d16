/** Which words of the index a typed word means, and how well each fits. */
import { foldAccents } from '../../foldAccents';
import { editDistance } from '../editDistance';
import { foldNumber } from '../numberSpelling';
import type { SearchRules } from '../searchRules';
import { foldUmlauts, spellingsOf } from '../spelling';
import { stemOf } from '../words/endings';
import type { Endings } from '../words/endings';
import { entriesFrom, termsHolding, termText } from './lexicon';
import type { Lexicon, LexiconEntry } from './lexicon';

export interface TermMatch {
  /** From 0 to 1. */
  readonly quality: number;
  /** Letters that differ. */
  readonly typos: number;
}

export type TermMatches = ReadonlyMap<number, TermMatch>;

/** How a word is compared. */
export interface Comparison {
  readonly lexicon: Lexicon;
  readonly endings: Endings;
  /** Folded words that are never treated as typos of another one. */
  readonly exactWords: ReadonlySet<string>;
  /** Folded words, each with the beginnings of those that it is not. */
  readonly unlike: ReadonlyMap<string, readonly string[]>;
}

/** What a language says of single words, as they are compared. */
export function comparisonWords({
  exactWords,
  unlike,
}: Pick<SearchRules, 'exactWords' | 'unlike'>): Pick<Comparison, 'exactWords' | 'unlike'> {
  const others = unlike.map(([word, ...rest]) => [foldAccents(word), rest.map(foldAccents)] as const);
  return {
    exactWords: new Set([...exactWords, ...unlike.map(([word]) => word)].flatMap(spellingsOf)),
    unlike: new Map(others),
  };
}

/** The word itself before other forms of it, then longer words, parts of words, mistyped words, and chance. */
const quality = {
  exact: 1,
  form: 0.9,
  beginning: 0.75,
  part: 0.7,
  partBeginning: 0.5,
  typo: 0.5,
  fragment: 0.3,
  inside: 0.1,
} as const;

/** From this score on a word counts as found, and no typo is assumed. */
const solid = quality.partBeginning;

const shortest = { partBeginning: 3, fragment: 4, end: 4, inside: 5 } as const;

const typosFrom = { one: 5, two: 9 } as const;

/** The rest of an entry's text after the letters that are shared, up to the end of the part. */
function endOfPart({ ends }: LexiconEntry, letters: number): number {
  return ends.find((end) => end >= letters) ?? 0;
}

/** How well an entry fits that begins with the typed word, or shares its stem only. */
function qualityOf(entry: LexiconEntry, word: string, stem: string, isLast: boolean, endings: Endings): number {
  const { text, offset } = entry;
  const isWhole = text.startsWith(word);
  const shared = isWhole ? word.length : stem.length;
  const end = endOfPart(entry, shared);
  const rest = text.slice(shared, end);
  if (isWhole && rest === '' && end === text.length && offset === 0) return quality.exact;
  if (rest === '' || endings.all.has(rest)) return offset === 0 && end === text.length ? quality.form : quality.part;
  if (!isWhole) return 0;
  if (isLast && offset === 0) return quality.beginning;
  if (isLast && word.length >= shortest.partBeginning) return quality.partBeginning;
  return offset === 0 && word.length >= shortest.fragment ? quality.fragment : 0;
}

class Found {
  readonly matches = new Map<number, TermMatch>();
  best = 0;

  add(term: number, match: TermMatch): void {
    if (match.quality <= (this.matches.get(term)?.quality ?? 0)) return;
    this.matches.set(term, match);
    this.best = Math.max(this.best, match.quality);
  }
}

function addForms(found: Found, word: string, isLast: boolean, { lexicon, endings, unlike }: Comparison): void {
  const isNumber = /\d/.test(word);
  const stem = stemOf(word, endings);
  const others = unlike.get(word) ?? [];
  for (const entry of entriesFrom(lexicon, stem)) {
    if (others.some((other) => entry.text.startsWith(other))) continue;
    const fit = qualityOf(entry, word, stem, isLast, endings);
    // Part of a number is another number, unless it is being typed.
    const isOtherNumber = isNumber && fit !== quality.exact && !(isLast && entry.offset === 0);
    if (fit > 0 && !isOtherNumber) found.add(entry.term, { quality: fit, typos: 0 });
  }
}

/** Compounds that could not be split: any end, and as a last resort any inside. */
function addFragments(found: Found, word: string, { lexicon, unlike }: Comparison): void {
  if (unlike.has(word)) return;
  const isFound = found.best >= solid;
  if (word.length < (isFound ? shortest.inside : shortest.end)) return;
  const isInsideTried = !isFound && word.length >= shortest.inside;
  for (const term of termsHolding(lexicon, word, !isInsideTried))
    found.add(term, { quality: quality.inside, typos: 0 });
}

/** Adds the entries that differ in up to `max` letters; false if there are none. */
function addSimilar(
  found: Found,
  entries: readonly LexiconEntry[],
  { word, isLast, max }: { readonly word: string; readonly isLast: boolean; readonly max: number },
): boolean {
  let isAny = false;
  for (const entry of entries) {
    const typos = editDistance(word, entry.text, max, isLast);
    if (typos === 0 || typos > max) continue;
    isAny = true;
    const isWhole = !isLast || editDistance(word, entry.text, max, false) === typos;
    const share = (entry.offset > 0 ? quality.part : 1) * (isWhole ? 1 : quality.beginning);
    found.add(entry.term, { quality: (quality.typo * share) / typos, typos });
  }
  return isAny;
}

/** How many mistakes a word of this length may have. */
export function typosIn({ length }: string): number {
  if (length < typosFrom.one) return 0;
  return length >= typosFrom.two ? 2 : 1;
}

/** Few mistype the first letter: all words are compared only if none that begins like the typed one is similar. */
function addMistyped(found: Found, word: string, isLast: boolean, { lexicon }: Comparison): void {
  const max = typosIn(word);
  if (addSimilar(found, entriesFrom(lexicon, word.slice(0, 1)), { word, isLast, max })) return;
  addSimilar(found, lexicon.entries, { word, isLast, max: 1 });
}

/** `word` is folded. */
export function mayBeMistyped(word: string, exactWords: ReadonlySet<string>): boolean {
  return /^\p{L}+$/u.test(word) && word.length >= typosFrom.one && !exactWords.has(word);
}

/** `word` is folded; `isLast`: it may be unfinished. */
function matchFolded(word: string, isLast: boolean, comparison: Comparison): Found {
  const found = new Found();
  addForms(found, word, isLast, comparison);
  if (/\d/.test(word)) return found;
  if (comparison.endings.hasCompounds) addFragments(found, word, comparison);
  if (found.best < solid && mayBeMistyped(word, comparison.exactWords)) addMistyped(found, word, isLast, comparison);
  return found;
}

/** The terms for a word that nobody typed: mistakes and fragments of it would be chance. */
export function matchExactly(word: string, comparison: Comparison): TermMatches {
  const found = new Found();
  addForms(found, foldAccents(foldNumber(word)), false, comparison);
  return new Map([...found.matches].filter(([, { quality: fit }]) => fit >= solid));
}

/** Whether any text holds a word so that it counts as found. */
export function isSolid(matches: TermMatches): boolean {
  return [...matches.values()].some(({ quality: fit, typos }) => fit >= solid && typos === 0);
}

/** Whether any text holds a word that ends where the typed one does, and not only a longer one. */
export function isComplete(matches: TermMatches): boolean {
  return [...matches.values()].some(
    ({ quality: fit, typos }) => typos === 0 && (fit >= quality.form || fit === quality.part),
  );
}

/** `auslaender` as the index folds it, if that has it with umlauts: `auslander`. */
function umlautsFolded(word: string, { lexicon }: Comparison): string | null {
  const entry = /[aou]e/.test(word) ? entriesFrom(lexicon, word)[0] : undefined;
  if (entry?.text !== word || entry.offset > 0) return null;
  const text = termText(lexicon, entry.term);
  return text === word ? null : text;
}

/** The terms for a word as it was typed, by term. */
export function matchWord(word: string, isLast: boolean, comparison: Comparison): TermMatches {
  const typed = foldAccents(foldNumber(word));
  const found = matchFolded(typed, isLast, comparison);
  const folded = umlautsFolded(typed, comparison);
  if (folded !== null) addForms(found, folded, isLast, comparison);
  const other = foldUmlauts(word);
  // Whoever types an umlaut also means texts that were written without.
  if (other !== foldAccents(word)) addForms(found, other, isLast, comparison);
  return found.matches;
}
