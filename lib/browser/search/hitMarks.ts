/** Why a hit is one: what of its texts the search has found. The same for both engines. Runs in the browser. */
import { foldAccents } from '../foldAccents';
import type { SearchHit } from './document';
import type { HitMarks, WordsElsewhere } from './engine';
import { placeIn } from './marks';
import { foldNumber } from './numberSpelling';
import type { FoundWord, Reason } from './shipped/documentScores';
import { stemOf } from './words/endings';
import type { Endings } from './words/endings';
import { hiddenFields } from './shipped/shippedIndex';
import type { HiddenField } from './shipped/shippedIndex';
import { foldings } from './spelling';
import { mergeRanges } from './textRanges';
import type { TextRange } from './textRanges';
import { textWords } from './textWords';

/** What was found for a search, in the words of some documents. */
export interface Findings {
  readonly reasons: readonly Reason[];
  /** The term of a folded word. */
  readonly terms: ReadonlyMap<string, number>;
  readonly endings: Endings;
  /** For each word of the search whether every document holds it: then it explains nothing. */
  readonly isEverywhere: readonly boolean[];
}

/** The words of a document that it does not show, as numbers. */
export interface HiddenWords {
  readonly numbers: (field: HiddenField) => readonly number[];
  /** The term of a number; -1 if it is no word. */
  readonly termOf: (number: number) => number;
  readonly textOf: (number: number) => string;
}

interface PlacedWord {
  readonly text: string;
  readonly start: number;
  readonly term: number;
}

/** A hit names at most so many of its hidden words. */
const maxElsewhere = 3;

/** `Leer-Wohnungen` is `Leerwohnungen`, too. */
function dividedWords(text: string, terms: Findings['terms']): readonly PlacedWord[] {
  const divided = text.includes('-') ? Array.from(text.matchAll(/(?<!\p{L})\p{L}+(?:-\p{L}+)+/gu)) : [];
  return divided.flatMap(({ 0: word, index }) => {
    const term = terms.get(foldAccents(word.replaceAll('-', '')));
    return term === undefined ? [] : [{ text: word, start: index, term }];
  });
}

function placedWords(text: string | null, terms: Findings['terms']): readonly PlacedWord[] {
  if (text === null || text === '') return [];
  const words = textWords(text).words.flatMap(({ text: word, start, folded }) => {
    const number = foldNumber(word);
    const term = terms.get(number === word ? (folded[0] ?? '') : number);
    return term === undefined ? [] : [{ text: word, start, term }];
  });
  return [...words, ...dividedWords(text, terms)];
}

/**
 * The part of a word that was looked for; all of it if it is another form of the same, mistyped, or a number that is
 * written otherwise.
 */
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

/** Reasons, and which words were found by each term: looked up for every word of every hit. */
class FoundWords {
  private readonly byTerm = new Map<number, FoundWord[]>();

  constructor(readonly reasons: readonly Reason[]) {
    for (const word of new Set(reasons.flatMap(({ words }) => words))) {
      for (const term of word.terms.keys()) {
        const known = this.byTerm.get(term);
        if (known === undefined) this.byTerm.set(term, [word]);
        else known.push(word);
      }
    }
  }

  wordsOf(term: number): readonly FoundWord[] {
    return this.byTerm.get(term) ?? [];
  }

  /** The reasons of which a text with these terms holds all words. */
  reasonsIn(terms: readonly number[]): readonly Reason[] {
    const words = new Set(terms.flatMap((term) => this.wordsOf(term)));
    return this.reasons.filter((reason) => reason.words.every((word) => words.has(word)));
  }
}

function wordsIn(reasons: readonly Reason[]): ReadonlySet<FoundWord> {
  return new Set(reasons.flatMap(({ words }) => words));
}

function placesOf({ from, to }: Reason): readonly number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** Those for words of the search of which these tell nothing; of what everything holds only if they tell nothing at all. */
function untoldReasons(told: readonly Reason[], { reasons, isEverywhere }: Findings): readonly Reason[] {
  const places = new Set(told.flatMap(placesOf));
  const isMissing = (place: number): boolean =>
    !places.has(place) && (places.size === 0 || isEverywhere[place] === false);
  return reasons.filter((reason) => placesOf(reason).some(isMissing));
}

/** The first field that is not shown and holds words of the missing reasons. */
function wordsElsewhere(
  missing: readonly Reason[],
  found: FoundWords,
  shown: readonly number[],
  { numbers, termOf, textOf }: HiddenWords,
): WordsElsewhere | null {
  if (missing.length === 0) return null;
  const fields = hiddenFields.map((field) => ({ field, words: numbers(field) }));
  const held = found.reasonsIn([...shown, ...fields.flatMap(({ words }) => words.map(termOf))]);
  const sought = wordsIn(held.filter((reason) => missing.includes(reason)));
  for (const { field, words } of fields) {
    const sources = words.filter((number) => found.wordsOf(termOf(number)).some((word) => sought.has(word)));
    if (sources.length > 0) return { field, words: [...new Set(sources.map(textOf))].slice(0, maxElsewhere) };
  }
  return null;
}

/** Tells of the hits of one search why they are hits. */
export type HitMarker = (hit: SearchHit, hidden: HiddenWords) => HitMarks;

/** Marks what a hit shows of the search, and says where else it holds the words that it does not show. */
export function hitMarker(findings: Findings): HitMarker {
  const { reasons, terms, endings } = findings;
  const found = new FoundWords(reasons);
  return (hit, hidden) => {
    const texts = {
      bezeichnung: placedWords(hit.bezeichnung, terms),
      untertitel: placedWords(hit.untertitel, terms),
      beschreibung: placedWords(hit.beschreibung, terms),
    };
    const shown = Object.values(texts).flatMap((words) => words.map(({ term }) => term));
    const told = found.reasonsIn(shown);
    const sought = wordsIn(told);
    const rangesIn = (words: readonly PlacedWord[]): readonly TextRange[] =>
      mergeRanges(
        words.flatMap(({ text, start, term }) =>
          found
            .wordsOf(term)
            .filter((word) => sought.has(word))
            .map((word) => partOf(text, word, endings))
            .map((range) => ({ start: start + range.start, end: start + range.end })),
        ),
      );
    return {
      bezeichnung: rangesIn(texts.bezeichnung),
      untertitel: rangesIn(texts.untertitel),
      beschreibung: rangesIn(texts.beschreibung),
      elsewhere: wordsElsewhere(untoldReasons(told, findings), found, shown, hidden),
    };
  };
}
