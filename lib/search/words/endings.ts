/** Endings that only change the form of a word, so that `Wohnung` and `Wohnungen` find the same. Folded. */
import type { SearchRules } from '../searchRules';

export interface Endings {
  readonly all: ReadonlySet<string>;
  /** Those that a typed word may have, the longest first. */
  readonly longestFirst: readonly string[];
  /** Those that a word of the rules may have, too. */
  readonly further: readonly string[];
  /** Only German joins words to one. */
  readonly hasCompounds: boolean;
}

/** `Studentin` is found by `Studenten`, `Lehrerin` by `Lehrer`. */
const ofWomen = ['in', 'innen', 'erin', 'erinnen'];

const endingsOf: { readonly [Language in SearchRules['language']]: readonly string[] } = {
  deu: ['e', 'en', 'n', 's', 'es', 'er', 'ern', 'em', 'nen', ...ofWomen],
  fra: ['s', 'e', 'es', 'x', 'al', 'ale', 'ales', 'aux'],
  // Also those behind a «c» or «g», and of what belongs to something: `alberghi`, `salario`, `cantonale`.
  ita: ['a', 'e', 'i', 'o', 'he', 'hi', 'io', 'ale', 'ali'],
  eng: ['s', 'es', 'e'],
};

/** Endings of verbs, and others without which a word may be another one: `lavorano` is `lavoro`, `italiano` is not `Itali`. */
const furtherOf: typeof endingsOf = {
  deu: ['t', 'et', 'te', 'ten'],
  fra: ['er', 'ers', 'ere', 'eres', 'ent', 'ant', 'ants', 'ee', 'ees', 'ne', 'nes'],
  ita: ['are', 'ere', 'ire', 'ano', 'ono', 'ato', 'ata', 'ati', 'ate', 'ite', 'iti', 'ito'],
  eng: ['ed', 'ing', 'er', 'ers', 'y', 'ies'],
};

/** Of a part of a German compound without the letters that join it to the next one: `wohnungs` is `wohnung`. */
export function withoutLinkingElement(part: string): string {
  return part.replace(/(?<=\p{L}{3})(?:e?s|e?n)$/u, '');
}

/** What is left of a word without its ending has at least this many characters. */
const shortestStem = 4;

/** Short words end so by themselves: `Termin`. */
function shortestBefore(ending: string): number {
  return ofWomen.includes(ending) ? shortestStem + 1 : shortestStem;
}

function byLength(one: string, other: string): number {
  return other.length - one.length;
}

export function endingsIn(language: SearchRules['language']): Endings {
  const longestFirst = endingsOf[language].toSorted(byLength);
  return {
    all: new Set(longestFirst),
    longestFirst,
    further: furtherOf[language].toSorted(byLength),
    hasCompounds: language === 'deu',
  };
}

function without(endings: readonly string[], word: string): string {
  if (/\d/.test(word)) return word;
  const ending = endings.find((text) => word.endsWith(text) && word.length - text.length >= shortestBefore(text));
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** The word without its longest ending; numbers and short words stay as they are. */
export function stemOf(word: string, { longestFirst }: Endings): string {
  return without(longestFirst, word);
}

/** The same without an ending that the word may have, too. */
export function alternativeStem(word: string, { further }: Endings): string {
  return without(further, word);
}
