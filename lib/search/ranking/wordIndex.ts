/** Finds and scores documents by word: MiniSearch extended with language rules. */
import MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult } from 'minisearch';
import { foldAccents } from '@/lib/shared/browser/foldAccents';
import { editDistance } from '@/lib/shared/browser/editDistance';
import { partMark } from '../words/compounds';
import { withoutStopWords } from '../words/phrases';
import type { QueryRules } from '../words/searchQuery';
import { foldedSpellings, kindOf, lettersOf, indexTerms, queryTerms, exactTerms } from '../words/wordTerms';
import type { TermKind } from '../words/wordTerms';
import { fields } from './searchFields';
import type { FieldTexts } from './searchFields';
import { mayBeMistyped, typosIn } from './typos';
import { WordMatches } from './wordScores';
import type { WordScores } from './wordScores';

/** A word that was searched for, typed or substituted. */
export interface FoundWord {
  readonly letters: string;
  /** The index terms that matched. */
  readonly terms: ReadonlySet<string>;
  readonly scores: WordScores;
  /**
   * Whether a text contains the word itself, another form of it, or a compound with it as a part; false if only longer
   * or similar words match.
   */
  readonly isComplete: boolean;
}

/** Match quality by kind of term: the word itself, then other forms, then parts of compounds. */
const qualities: { readonly [Kind in TermKind]: number } = { word: 1, stem: 0.9, part: 0.7 };

/** Match quality of words, and of parts of compounds, that start with the word being typed. */
const prefixQualities = { word: 0.75, part: 0.5 } as const;

/** Match quality of a misspelled word; divided by the number of typos. */
const qualityOfMistyped = 0.5;

/** Shorter prefixes match parts of too many compounds. */
const shortestPart = 3;

/** Queries already consist of terms. */
const asTerms: SearchOptions = { tokenize: (term) => [term], processTerm: (term) => term };

/** An index of texts; documents are identified by their position in the list. */
export class WordIndex {
  private readonly index: MiniSearch<FieldTexts & { readonly id: number }>;
  /** Number of words in each title, without stop words. */
  private readonly titleLengths: readonly number[];
  /** Compounds with their parts marked, by the unmarked word. */
  private readonly compounds: ReadonlyMap<string, string>;
  private readonly termsByWord = new Map<string, readonly string[]>();

  /** An index that is still empty. `compounds`: the compounds in the texts, with their parts marked. */
  constructor(
    private readonly texts: readonly FieldTexts[],
    compounds: readonly string[],
    readonly rules: QueryRules,
  ) {
    const { stopWords } = rules;
    this.compounds = new Map(compounds.map((word) => [word.replaceAll(partMark, ''), word]));
    this.titleLengths = texts.map(({ title }) => withoutStopWords(title, stopWords).length);
    this.index = new MiniSearch({
      fields: [...fields],
      tokenize: (text) => [...withoutStopWords(text, stopWords)],
      processTerm: (word) => [...this.termsOf(word)],
    });
  }

  /** Fills the index. */
  addAll(): void {
    this.index.addAll(this.documents());
  }

  /** Fills the index, with pauses in which the browser answers visitors. */
  addInSteps(): Promise<void> {
    return this.index.addAllAsync(this.documents());
  }

  /** Returns the index terms of a word of a text. */
  termsOf(word: string): readonly string[] {
    const found = this.termsByWord.get(word) ?? indexTerms(this.compounds.get(word) ?? word, this.rules.endings);
    this.termsByWord.set(word, found);
    return found;
  }

  /** Finds a word that was not typed, without typos and prefixes: their matches would be coincidental. */
  findExactly(letters: string): FoundWord {
    const { scores, terms } = this.matchExactly(letters);
    return { letters, terms, scores, isComplete: scores.count > 0 };
  }

  /** Finds a typed word. `isLast`: it may be unfinished, so prefixes match. */
  findTyped(letters: string, isLast: boolean): FoundWord {
    const matches = this.matchExactly(letters);
    const { scores, terms } = matches;
    const isComplete = scores.count > 0;
    const folded = foldAccents(letters);
    if (isLast && !this.rules.wholeWords.has(folded)) this.addBeginnings(matches, letters);
    if (scores.count === 0 && mayBeMistyped(folded, this.rules)) this.addMistyped(matches, folded);
    return { letters, terms, scores, isComplete };
  }

  private documents() {
    return this.texts.map((text, id) => ({ ...text, id }));
  }

  private ask(terms: readonly string[], options: SearchOptions = {}): readonly SearchResult[] {
    return this.index.search({ combineWith: 'OR', queries: [...terms] }, { ...asTerms, ...options });
  }

  private matchExactly(word: string): WordMatches {
    const matches = new WordMatches(this.titleLengths);
    const same = foldedSpellings(word);
    const isWhole = this.rules.wholeWords.has(foldAccents(word));
    const terms = isWhole ? exactTerms(word) : queryTerms(word, this.rules.endings);
    matches.add(this.ask(terms), (term) => {
      const kind = kindOf(term);
      return qualities[kind === 'word' && !same.includes(term) ? 'stem' : kind];
    });
    return matches;
  }

  private addBeginnings(matches: WordMatches, word: string): void {
    const folded = foldedSpellings(word);
    const terms = folded.some(({ length }) => length >= shortestPart) ? exactTerms(word) : folded;
    matches.add(
      this.ask(terms, { prefix: true }),
      (term) => prefixQualities[kindOf(term) === 'word' ? 'word' : 'part'],
    );
  }

  private addMistyped(matches: WordMatches, word: string): void {
    const most = typosIn(word);
    // MiniSearch counts a transposition as two typos.
    matches.add(this.ask(exactTerms(word), { fuzzy: 2 }), (term) => {
      const typos = Math.max(1, editDistance(word, lettersOf(term), most));
      return typos > most ? 0 : qualityOfMistyped / typos;
    });
  }
}
