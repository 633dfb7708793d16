/** Index terms of words in texts, and query terms of typed words. */
import { foldNumber } from '../numberSpelling';
import { foldings } from '@/lib/shared/browser/spelling';
import { partMark } from './compounds';
import { stemOf, withoutLinkingElement } from './endings';
import type { Endings } from './endings';

/** Prefixes of terms that are not whole words; long enough that typo matching never confuses them. */
const marks = { stem: '~~~', part: '|||' } as const;

export type TermKind = 'word' | keyof typeof marks;

export function kindOf(term: string): TermKind {
  if (term.startsWith(marks.part)) return 'part';
  return term.startsWith(marks.stem) ? 'stem' : 'word';
}

/** Returns the term without its prefix. */
export function lettersOf(term: string): string {
  return kindOf(term) === 'word' ? term : term.slice(marks.part.length);
}

/** Returns the word with umlauts spelled out and dropped, lower case, numbers normalized. */
export function foldedSpellings(word: string): readonly string[] {
  const plain = foldNumber(word);
  const spellings = new Set(foldings.map((fold) => fold(plain)));
  // A word that consists of accents only folds to nothing.
  spellings.delete('');
  return [...spellings];
}

/** For `Leer_wohnungs_quote`: each part alone, and the rest of the word from each part but the first. */
function piecesOf(parts: readonly string[]): readonly string[] {
  const ends = parts.slice(1).map((_, place) => parts.slice(place + 1).join(''));
  return [...parts, ...parts.map(withoutLinkingElement), ...ends];
}

/** Returns the index terms of a word of a text. `word`: with its parts marked. */
export function indexTerms(word: string, endings: Endings): readonly string[] {
  const parts = word.split(partMark);
  const termsOf = (texts: readonly string[], ofWord: string, ofStem: string): readonly string[] =>
    texts.flatMap(foldedSpellings).flatMap((text) => {
      const stem = stemOf(text, endings);
      return stem === text ? [ofWord + text] : [ofWord + text, ofStem + stem];
    });
  const whole = termsOf([parts.join('')], '', marks.stem);
  if (!endings.hasCompounds || parts.length < 2) return whole;
  return [...new Set([...whole, ...termsOf(piecesOf(parts), marks.part, marks.part)])];
}

/** Returns the query terms of a typed word without other forms: the word itself, and as a part of a compound. */
export function exactTerms(word: string): readonly string[] {
  return foldedSpellings(word).flatMap((text) => [text, marks.part + text]);
}

/** Returns the query terms of a typed word: itself, its other forms, parts of compounds. For a number only itself. */
export function queryTerms(word: string, endings: Endings): readonly string[] {
  const terms = foldedSpellings(word).flatMap((text) => {
    if (/\d/.test(text)) return [text];
    const stem = stemOf(text, endings);
    return [text, stem, marks.stem + stem, marks.part + text, marks.part + stem];
  });
  return [...new Set(terms)];
}
