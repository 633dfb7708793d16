/** Endings that only change the form of a word, so that `Wohnung` and `Wohnungen` find the same. Folded. */
import type { SearchRules } from '../searchRules';

export interface Endings {
  readonly all: ReadonlySet<string>;
  /** Those that a typed word may have, the longest first. */
  readonly longestFirst: readonly string[];
  /** Only German joins words to one. */
  readonly hasCompounds: boolean;
}

/** `Studentin` is found by `Studenten`, `Lehrerin` by `Lehrer`. */
const ofWomen = ['in', 'innen', 'erin', 'erinnen'];

const endingsOf: { readonly [Language in SearchRules['language']]: readonly string[] } = {
  deu: ['e', 'en', 'n', 's', 'es', 'er', 'ern', 'em', 'nen', ...ofWomen],
  fra: ['s', 'e', 'es', 'x'],
  ita: ['a', 'e', 'i', 'o'],
  eng: ['s', 'es'],
};

/** Letters that join the parts of a German compound. */
export const partJoints = ['es', 's', 'en', 'n'] as const;

/** What is left of a word without its ending has at least this many characters. */
const shortestStem = 4;

/** Short words end so by themselves: `Termin`. */
function shortestBefore(ending: string): number {
  return ofWomen.includes(ending) ? shortestStem + 1 : shortestStem;
}

export function endingsIn(language: SearchRules['language']): Endings {
  const endings = endingsOf[language];
  return {
    all: new Set(endings),
    longestFirst: endings.toSorted((left, right) => right.length - left.length),
    hasCompounds: language === 'deu',
  };
}

/** The word without its longest ending; numbers and short words stay as they are. */
export function stemOf(word: string, { longestFirst }: Endings): string {
  if (/\d/.test(word)) return word;
  const ending = longestFirst.find((text) => word.endsWith(text) && word.length - text.length >= shortestBefore(text));
  return ending === undefined ? word : word.slice(0, -ending.length);
}
