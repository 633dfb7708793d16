/** By which terms of the index a word of a text is found, and which a typed word asks for. */
import { foldNumber } from '../numberSpelling';
import { foldings } from '@/lib/shared/browser/spelling';
import { partMark } from './compounds';
import { stemOf, withoutLinkingElement } from './endings';
import type { Endings } from './endings';

/** Before terms that are no whole words; so long that none is taken for a mistyped word. */
const marks = { stem: '~~~', part: '|||' } as const;

/** What a term is. */
export type TermKind = 'word' | keyof typeof marks;

export function kindOf(term: string): TermKind {
  if (term.startsWith(marks.part)) return 'part';
  return term.startsWith(marks.stem) ? 'stem' : 'word';
}

/** The term without what says what it is. */
export function lettersOf(term: string): string {
  return kindOf(term) === 'word' ? term : term.slice(marks.part.length);
}

/** As people write it with umlauts and without. */
export function foldedSpellings(word: string): readonly string[] {
  const plain = foldNumber(word);
  const spellings = new Set(foldings.map((fold) => fold(plain)));
  // Accents alone are a word, too, and nothing when they are folded.
  spellings.delete('');
  return [...spellings];
}

/** Of `Leer_wohnungs_quote`: each part alone, and what begins at each part but the first. */
function piecesOf(parts: readonly string[]): readonly string[] {
  const ends = parts.slice(1).map((_, place) => parts.slice(place + 1).join(''));
  return [...parts, ...parts.map(withoutLinkingElement), ...ends];
}

/** The terms by which a word of a text is found. `word`: its parts are marked. */
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

/** The terms for a typed word that has no other forms: itself, and a part of a compound. */
export function exactTerms(word: string): readonly string[] {
  return foldedSpellings(word).flatMap((text) => [text, marks.part + text]);
}

/** The terms for a typed word as it is: the word, another form of it, a part of a compound. Of a number only itself. */
export function queryTerms(word: string, endings: Endings): readonly string[] {
  const terms = foldedSpellings(word).flatMap((text) => {
    if (/\d/.test(text)) return [text];
    const stem = stemOf(text, endings);
    return [text, stem, marks.stem + stem, marks.part + text, marks.part + stem];
  });
  return [...new Set(terms)];
}
