/** What the search knows of a language. The words of the office among it come from the CMS: `search-words`. */
import type { SearchKind } from './document';
import { isText, arrayOf, oneOf, objectOf } from './guards';

export interface SearchRules {
  /** How the search server cuts texts into words, ISO 639-3. */
  readonly language: 'deu' | 'fra' | 'ita' | 'eng';
  /** The months from January, as texts name them. */
  readonly months: readonly string[];
  /** Words that do not help the search: `die`, `wie`, `viele`. Never one that is a subject of statistics. */
  readonly stopWords: readonly string[];
  /** Words that tell hits apart and that no hit needs to hold, unless there are no others: `gestiegen`, `Jahr`. */
  readonly lightWords: readonly string[];
  /** Words that ask for a kind of page: with `Methode` that about how something is counted. They are light words, too. */
  readonly kindWords: readonly (readonly [kind: SearchKind, ...words: string[]])[];
  /** Groups of words that mean the same in the search, as people write them; each word of a group finds all of them. */
  readonly synonyms: readonly (readonly string[])[];
  /**
   * Groups of words that ask for the same number: only these, and its own title, lead to a value. `Leerstand` leads to the pages
   * about the rate and about the count, and is neither of them.
   */
  readonly sameValue: readonly (readonly string[])[];
  /**
   * Everyday words, each with subjects that a search for it is about. They lead to these, but not back, and never to a
   * value: it would be of something else.
   */
  readonly related: readonly (readonly [words: readonly string[], subjects: readonly string[]])[];
  /** Words that are never treated as typos of another one: names and abbreviations. */
  readonly exactWords: readonly string[];
  /**
   * Words that are neither a beginning nor a form of others, and in which no mistake is supposed: `Hunde` is not `hundert`, `tassa`
   * not `tasso`.
   */
  readonly wholeWords: readonly string[];
  /**
   * What people call the region. Every value is of it, so its names ask for nothing else; one of several words is that of the whole:
   * `Basel-Stadt`, while `Basel` may be the town.
   */
  readonly region: readonly string[];
  /** How much of the region is meant: `Kanton`. Only a value that says the same is of it. */
  readonly levels: readonly string[];
  /** What values of the future are called; with its synonyms it asks for them. */
  readonly scenario: string;
}

function isKindWords(value: unknown): value is SearchRules['kindWords'][number] {
  return arrayOf(isText)(value) && value.length > 0;
}

function isRelation(value: unknown): value is SearchRules['related'][number] {
  return arrayOf(arrayOf(isText))(value) && value.length === 2;
}

/** Whether what was fetched are such rules. */
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
