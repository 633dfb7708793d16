/** What a language adds to the search. People review these files: they decide what visitors find. */

export interface SearchRules {
  /** How the search server cuts texts into words, ISO 639-3. */
  readonly language: 'deu' | 'fra' | 'ita' | 'eng';
  /** The months from January, as texts name them. */
  readonly months: readonly string[];
  /** Words that do not help the search: `die`, `wie`, `viele`. Never one that is a subject of statistics. */
  readonly stopWords: readonly string[];
  /** Words that tell hits apart and that no hit needs to hold, unless there are no others: `gestiegen`, `Jahr`. */
  readonly lightWords: readonly string[];
  /** Groups of words that mean the same in the search, as people write them; each word of a group finds all of them. */
  readonly synonyms: readonly (readonly string[])[];
  /** Words that are never treated as typos of another one: names and abbreviations. */
  readonly exactWords: readonly string[];
  /**
   * Words, each with those of which it is neither a beginning nor another form: `Hunde` is not `hundert`. Also no mistake
   * is supposed in them.
   */
  readonly unlike: readonly (readonly [word: string, ...others: string[]])[];
  /** What values of the future are called; with its synonyms it asks for them. */
  readonly scenario: string;
}
