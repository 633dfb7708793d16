/** Finds where sentences end: Leichte Sprache has one sentence per line. */
import { germanMonths } from './date';

/** Their full stop does not end a sentence. */
const abbreviations = new Set(
  'abs art bzw ca dr evtl fr hr inkl max min mio mrd nr prof rd sog st str tel vgl'.split(' '),
);

/** A number with a full stop before one of these is an ordinal: `im 19. Jahrhundert`. */
const afterOrdinals = new Set([...germanMonths, 'Jahrhundert', 'Mal', 'Quartal', 'Stock', 'Platz', 'Klasse', 'Rang']);

/** A sentence end, closing marks, and the space before a possible start of a sentence. */
const possibleEnd = /([.!?…])([»›”"')\]]*)\s+(?=[«‹“"'(]*(\p{Lu}[\p{L}\p{N}-]*|\p{N}))/gu;

/** Longer than any abbreviation or ordinal: earlier text does not matter. */
const longestLookBack = 20;

function isAbbreviation(before: string): boolean {
  const [word = ''] = /\p{L}+$/u.exec(before) ?? [];
  return word.length === 1 || abbreviations.has(word.toLowerCase());
}

/** `21.` in `21. August` and in `21. 8. 2026`, but not at the end of `Es sind 21. Das ist viel.` */
function isOrdinal(before: string, next: string): boolean {
  return /(^|\P{N})\p{N}{1,2}$/u.test(before) && (/^\p{N}/u.test(next) || afterOrdinals.has(next));
}

export interface Gap {
  /** Start and end of the space between two sentences. */
  readonly start: number;
  readonly end: number;
}

/** Returns the spaces between the sentences of a text. */
export function gapsBetweenSentences(text: string): readonly Gap[] {
  return [...text.matchAll(possibleEnd)].flatMap((match) => {
    const [found, mark = '', closing = '', next = ''] = match;
    const before = text.slice(Math.max(0, match.index - longestLookBack), match.index);
    const goesOn = mark === '.' && closing === '' && (isAbbreviation(before) || isOrdinal(before, next));
    return goesOn ? [] : [{ start: match.index + mark.length + closing.length, end: match.index + found.length }];
  });
}

/** Returns the text with one sentence per line; existing line breaks stay. */
export function oneSentencePerLine(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const gaps = gapsBetweenSentences(line);
      const starts = [0, ...gaps.map(({ end }) => end)];
      return starts.map((start, index) => line.slice(start, gaps[index]?.start)).join('\n');
    })
    .join('\n');
}
