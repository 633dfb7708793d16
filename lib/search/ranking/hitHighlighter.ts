/** Highlights what matches in a hit, for both engines. Runs in the browser. */
import { foldAccents } from '@/lib/shared/browser/foldAccents';
import type { SearchHit } from '../document';
import type { HitHighlights, HiddenMatch } from '../engine';
import { foldings, wordPattern, wordsOf } from '@/lib/shared/browser/spelling';
import { mergeRanges } from '../textRanges';
import type { TextRange } from '../textRanges';
import { stemOf } from '../words/endings';
import type { Endings } from '../words/endings';
import { hiddenFields } from './searchFields';
import type { FieldTexts, HiddenField } from './searchFields';
import { placeIn } from './placeIn';
import { isUbiquitous } from './scoreWords';
import type { WordMatch, Scored } from './scoreWords';
import type { FoundWord, WordIndex } from './wordIndex';

interface PlacedWord {
  readonly text: string;
  readonly start: number;
  readonly terms: readonly string[];
}

/** The fields that a hit does not display. */
export type HiddenTexts = Pick<FieldTexts, HiddenField>;

type TermsOf = WordIndex['termsOf'];

/** Maximum number of hidden words that a hit names. */
const maxElsewhere = 3;

/** Also reads hyphenated words as one: `Leer-Wohnungen` as `Leerwohnungen`. */
function dividedWords(text: string, termsOf: TermsOf): readonly PlacedWord[] {
  const divided = text.includes('-') ? Array.from(text.matchAll(/(?<!\p{L})\p{L}+(?:-\p{L}+)+/gu)) : [];
  return divided.map(({ 0: word, index }) => ({ text: word, start: index, terms: termsOf(word.replaceAll('-', '')) }));
}

function placedWords(text: string | null, termsOf: TermsOf): readonly PlacedWord[] {
  if (text === null || text === '') return [];
  const words = Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    text: word,
    start: index,
    terms: termsOf(word),
  }));
  return [...words, ...dividedWords(text, termsOf)];
}

/** The matching part of a word; all of it for another form of the word, a typo, or a number in another notation. */
function partOf(text: string, { letters }: FoundWord, endings: Endings): TextRange {
  const asTyped = placeIn(text, letters);
  if (asTyped !== null) return asTyped;
  const whole = { start: 0, end: text.length };
  for (const fold of foldings) {
    const range = placeIn(text, stemOf(fold(letters), endings));
    if (range !== null)
      return endings.all.has(foldAccents(text.slice(range.end))) ? { ...range, end: text.length } : range;
  }
  return whole;
}

/** Match reasons, with an index of their words by term because every word of every hit is looked up. */
class FoundWords {
  private readonly byTerm = new Map<string, FoundWord[]>();

  constructor(readonly reasons: readonly WordMatch[]) {
    for (const word of new Set(reasons.flatMap(({ words }) => words))) {
      for (const term of word.terms) {
        const known = this.byTerm.get(term);
        if (known === undefined) this.byTerm.set(term, [word]);
        else known.push(word);
      }
    }
  }

  wordsOf(terms: readonly string[]): readonly FoundWord[] {
    return [...new Set(terms.flatMap((term) => this.byTerm.get(term) ?? []))];
  }

  /** The reasons whose words all occur among these terms. */
  reasonsIn(terms: readonly string[]): readonly WordMatch[] {
    const words = new Set(this.wordsOf(terms));
    return this.reasons.filter((reason) => reason.words.every((word) => words.has(word)));
  }
}

function wordsIn(reasons: readonly WordMatch[]): ReadonlySet<FoundWord> {
  return new Set(reasons.flatMap(({ words }) => words));
}

function placesOf({ from, to }: WordMatch): readonly number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** The reasons for search words that `told` does not cover. Words that every document contains count only if `told` is empty. */
function uncoveredReasons(told: readonly WordMatch[], { reasons, slots }: Scored): readonly WordMatch[] {
  const places = new Set(told.flatMap(placesOf));
  const isMissing = (place: number): boolean => {
    const slot = slots[place];
    return !places.has(place) && (places.size === 0 || (slot !== undefined && !isUbiquitous(slot)));
  };
  return reasons.filter((reason) => placesOf(reason).some(isMissing));
}

interface HiddenWord {
  readonly text: string;
  readonly terms: readonly string[];
}

/** The first hidden field that contains words of the missing reasons. */
function wordsElsewhere(
  missing: readonly WordMatch[],
  found: FoundWords,
  shown: readonly string[],
  hiddenWords: (field: HiddenField) => readonly HiddenWord[],
): HiddenMatch | null {
  if (missing.length === 0) return null;
  const fields = hiddenFields.map((field) => ({ field, words: hiddenWords(field) }));
  const held = found.reasonsIn([...shown, ...fields.flatMap(({ words }) => words.flatMap(({ terms }) => terms))]);
  const sought = wordsIn(held.filter((reason) => missing.includes(reason)));
  for (const { field, words } of fields) {
    const sources = words.filter(({ terms }) => found.wordsOf(terms).some((word) => sought.has(word)));
    if (sources.length > 0)
      return { field, words: [...new Set(sources.map(({ text }) => text))].slice(0, maxElsewhere) };
  }
  return null;
}

/** Highlights the hits of one search. */
export type HitHighlighter = (hit: SearchHit, hidden: HiddenTexts | undefined) => HitHighlights;

/** Returns the highlighter of a search: it marks the matches in displayed texts, and names a hidden field with words they lack. */
export function hitHighlighter(scored: Scored, index: WordIndex): HitHighlighter {
  const { endings } = index.rules;
  const termsOf: TermsOf = (word) => index.termsOf(word);
  const found = new FoundWords(scored.reasons);
  return (hit, hidden) => {
    const texts = {
      title: placedWords(hit.title, termsOf),
      subtitle: placedWords(hit.subtitle, termsOf),
      description: placedWords(hit.description, termsOf),
    };
    const shown = Object.values(texts).flatMap((words) => words.flatMap(({ terms }) => terms));
    const told = found.reasonsIn(shown);
    const sought = wordsIn(told);
    const rangesIn = (words: readonly PlacedWord[]): readonly TextRange[] =>
      mergeRanges(
        words.flatMap(({ text, start, terms }) =>
          found
            .wordsOf(terms)
            .filter((word) => sought.has(word))
            .map((word) => partOf(text, word, endings))
            .map((range) => ({ start: start + range.start, end: start + range.end })),
        ),
      );
    const hiddenWords = (field: HiddenField): readonly HiddenWord[] =>
      wordsOf(hidden?.[field] ?? '').map((text) => ({ text, terms: termsOf(text) }));
    return {
      title: rangesIn(texts.title),
      subtitle: rangesIn(texts.subtitle),
      description: rangesIn(texts.description),
      elsewhere: wordsElsewhere(uncoveredReasons(told, scored), found, shown, hiddenWords),
    };
  };
}
