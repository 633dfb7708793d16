/** By which terms of the index a word of a text is found, and which a typed word asks for. */
import { foldNumber } from '../numberSpelling';
import { foldings } from '../spelling';
import { partMark } from './compounds';
import { partJoints, stemOf } from './endings';
import type { Endings } from './endings';

/** Before terms that are no whole words; so long that none is taken for a mistyped word. */
const marks = { stem: '~~~', part: '|||', stemOfPart: '|||~' } as const;

/** What a term is. */
export type TermKind = 'word' | keyof typeof marks;

export function kindOf(term: string): TermKind {
  if (term.startsWith(marks.stemOfPart)) return 'stemOfPart';
  if (term.startsWith(marks.part)) return 'part';
  return term.startsWith(marks.stem) ? 'stem' : 'word';
}

/** As people write it with umlauts and without. */
export function foldedSpellings(word: string): readonly string[] {
  const plain = foldNumber(word);
  const spellings = new Set(foldings.map((fold) => fold(plain)));
  // Accents alone are a word, too, and nothing when they are folded.
  spellings.delete('');
  return [...spellings];
}

/** `wohnungs` is `wohnung`, too. */
function withoutJoint(part: string): readonly string[] {
  const joint = partJoints.find((text) => part.endsWith(text) && part.length - text.length > 2);
  return joint === undefined ? [part] : [part, part.slice(0, -joint.length)];
}

/** A stem is no term of its own where it is the word. */
function withStem(text: string, [ofWord, ofStem]: readonly [string, string], endings: Endings): readonly string[] {
  const stem = stemOf(text, endings);
  return stem === text ? [ofWord + text] : [ofWord + text, ofStem + stem];
}

const ofWords = ['', marks.stem] as const;
const ofParts = [marks.part, marks.stemOfPart] as const;

/** Of `Leer_wohnungs_quote`: each part alone, the two at its beginning, and what begins at each further part. */
function piecesOf(parts: readonly string[]): readonly string[] {
  const alone = parts.flatMap(withoutJoint);
  const beginning = parts.length > 2 ? withoutJoint(parts.slice(0, 2).join('')) : [];
  return [...alone, ...beginning, ...parts.slice(1).map((_, place) => parts.slice(place + 1).join(''))];
}

/** The terms by which a word of a text is found. `word`: its parts are marked. */
export function termsOfText(word: string, endings: Endings): readonly string[] {
  const parts = word.split(partMark);
  const whole = foldedSpellings(parts.join('')).flatMap((text) => withStem(text, ofWords, endings));
  if (!endings.hasCompounds || parts.length < 2) return whole;
  const pieces = piecesOf(parts).flatMap(foldedSpellings);
  return [...new Set([...whole, ...pieces.flatMap((text) => withStem(text, ofParts, endings))])];
}

/** The terms for a typed word that has no other forms: itself, and a part of a compound. */
export function termsOfWhole(word: string): readonly string[] {
  return foldedSpellings(word).flatMap((text) => [text, marks.part + text]);
}

/** The terms for a typed word as it is: the word, another form of it, a part of a compound. Of a number only itself. */
export function termsOfTyped(word: string, endings: Endings): readonly string[] {
  const terms = foldedSpellings(word).flatMap((text) => {
    if (/\d/.test(text)) return [text];
    const stem = stemOf(text, endings);
    return [text, stem, marks.stem + stem, marks.part + text, marks.part + stem, marks.stemOfPart + stem];
  });
  return [...new Set(terms)];
}
