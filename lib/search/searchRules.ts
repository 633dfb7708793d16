/** The search rules of a language. The office's own words come from the CMS: `search-words`. */
import type { SearchKind } from './document';
import { isText, arrayOf, oneOf, objectOf } from './guards';

export interface SearchRules {
  /** The language by which the search server tokenizes texts, ISO 639-3. */
  readonly language: 'deu' | 'fra' | 'ita' | 'eng';
  /** Names of the months as texts write them, January first. */
  readonly months: readonly string[];
  /** Words to ignore: `die`, `wie`, `viele`. Never a subject of statistics. */
  readonly stopWords: readonly string[];
  /** Words that affect the order but that hits need not contain, unless there are no others: `gestiegen`, `Jahr`. */
  readonly lightWords: readonly string[];
  /** Words that ask for a kind of page: `Methode` for the one on how something is counted. They are light words, too. */
  readonly kindWords: readonly (readonly [kind: SearchKind, ...words: string[]])[];
  /** Groups of synonyms as people write them; each word of a group finds all of them. */
  readonly synonyms: readonly (readonly string[])[];
  /**
   * Groups of words that ask for the same number: only these and the indicator's own title lead to a value. `Leerstand`
   * leads to pages about the rate and about the count, but is neither of them.
   */
  readonly sameValue: readonly (readonly string[])[];
  /**
   * Everyday words, each with the subjects that they refer to. The relation is one-way, and it never leads to a value,
   * which would be of something else.
   */
  readonly related: readonly (readonly [words: readonly string[], subjects: readonly string[]])[];
  /** Words that are never treated as typos of another one: names and abbreviations. */
  readonly exactWords: readonly string[];
  /** Words that match only as a whole, without prefixes, other forms or typos: `Hunde` is not `hundert`, `tassa` not `tasso`. */
  readonly wholeWords: readonly string[];
  /**
   * Names of the region. Every value is about it, so they add nothing to a search. A name of several words means the
   * whole region: `Basel-Stadt`, while `Basel` may be the town.
   */
  readonly region: readonly string[];
  /** Levels of the region: `Kanton`. They match only values that name the same level. */
  readonly levels: readonly string[];
  /** The word for values of the future; it and its synonyms ask for scenarios. */
  readonly scenario: string;
}

function isKindWords(value: unknown): value is SearchRules['kindWords'][number] {
  return arrayOf(isText)(value) && value.length > 0;
}

function isRelation(value: unknown): value is SearchRules['related'][number] {
  return arrayOf(arrayOf(isText))(value) && value.length === 2;
}

/** Whether a fetched value is search rules. */
export const isRules = objectOf<SearchRules>({
  language: oneOf(['deu', 'fra', 'ita', 'eng']),
  months: arrayOf(isText),
  stopWords: arrayOf(isText),
  lightWords: arrayOf(isText),
  kindWords: arrayOf(isKindWords),
  synonyms: arrayOf(arrayOf(isText)),
  sameValue: arrayOf(arrayOf(isText)),
  related: arrayOf(isRelation),
  exactWords: arrayOf(isText),
  wholeWords: arrayOf(isText),
  region: arrayOf(isText),
  levels: arrayOf(isText),
  scenario: isText,
});
