/** Inflectional endings, so that `Wohnung` and `Wohnungen` find the same. All are folded. */
import type { SearchRules } from '../searchRules';

export interface Endings {
  readonly all: ReadonlySet<string>;
  /** For the main stem, longest first. */
  readonly longestFirst: readonly string[];
  /** For the alternative stem, longest first. */
  readonly further: readonly string[];
  /** True for German only. */
  readonly hasCompounds: boolean;
}

/** Feminine endings: `Studentin` is found by `Studenten`, `Lehrerin` by `Lehrer`. */
const feminineEndings = ['in', 'innen', 'erin', 'erinnen'];

const endingsOf: { readonly [Language in SearchRules['language']]: readonly string[] } = {
  deu: ['e', 'en', 'n', 's', 'es', 'er', 'ern', 'em', 'nen', ...feminineEndings],
  fra: ['s', 'e', 'es', 'x', 'al', 'ale', 'ales', 'aux'],
  // Including those after «c» or «g», and those of derived words: `alberghi`, `salario`, `cantonale`.
  ita: ['a', 'e', 'i', 'o', 'he', 'hi', 'io', 'ale', 'ali'],
  eng: ['s', 'es', 'e'],
};

/** Verb endings, and others whose removal may yield another word: `lavorano` is `lavoro`, `italiano` is not `Itali`. */
const furtherOf: typeof endingsOf = {
  deu: ['t', 'et', 'te', 'ten'],
  fra: ['er', 'ers', 'ere', 'eres', 'ent', 'ant', 'ants', 'ee', 'ees', 'ne', 'nes'],
  ita: ['are', 'ere', 'ire', 'ano', 'ono', 'ato', 'ata', 'ati', 'ate', 'ite', 'iti', 'ito'],
  eng: ['ed', 'ing', 'er', 'ers', 'y', 'ies'],
};

/** Removes the linking element from a part of a German compound: `wohnungs` becomes `wohnung`. */
export function withoutLinkingElement(part: string): string {
  return part.replace(/(?<=\p{L}{3})(?:e?s|e?n)$/u, '');
}

/** Minimum number of characters of a stem. */
const shortestStem = 4;

/** Short words may end like this without having the ending: `Termin`. */
function shortestBefore(ending: string): number {
  return feminineEndings.includes(ending) ? shortestStem + 1 : shortestStem;
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

/** Returns the word without its longest alternative ending. */
export function alternativeStem(word: string, { further }: Endings): string {
  return without(further, word);
}
