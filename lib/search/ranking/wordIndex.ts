/** Which documents hold a word, and how well: MiniSearch with what a language knows of words. */
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

/** A word as it was looked for, typed or in place of a typed one. */
export interface FoundWord {
  readonly letters: string;
  /** The terms of the index that were found for it. */
  readonly terms: ReadonlySet<string>;
  readonly scores: WordScores;
  /** Whether some text holds the word itself, another form of it, or a part that it is; not only a longer or a similar one. */
  readonly isComplete: boolean;
}

/** How well a term fits the word: the word itself before other forms of it, and parts of compounds. */
const qualities: { readonly [Kind in TermKind]: number } = { word: 1, stem: 0.9, part: 0.7 };

/** What begins with the word that is being typed, as a whole or in a compound. */
const prefixQualities = { word: 0.75, part: 0.5 } as const;

/** Divided by the number of mistakes. */
const qualityOfMistyped = 0.5;

/** Fewer letters begin parts of too many compounds. */
const shortestPart = 3;

/** What is asked is made of terms already. */
const asTerms: SearchOptions = { tokenize: (term) => [term], processTerm: (term) => term };

/** The index of some texts, whose documents are known by their places. */
export class WordIndex {
  private readonly index: MiniSearch<FieldTexts & { readonly id: number }>;
  /** How many words of the title of each document say something. */
  private readonly titleLengths: readonly number[];
  /** With marks of their parts, by the words without. */
  private readonly compounds: ReadonlyMap<string, string>;
  private readonly termsByWord = new Map<string, readonly string[]>();

  /** `compounds`: those of the texts, with marks of their parts. */
  constructor(
    texts: readonly FieldTexts[],
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
    this.index.addAll(texts.map((text, id) => ({ ...text, id })));
  }

  /** The terms of a word of a text. */
  termsOf(word: string): readonly string[] {
    const found = this.termsByWord.get(word) ?? indexTerms(this.compounds.get(word) ?? word, this.rules.endings);
    this.termsByWord.set(word, found);
    return found;
  }

  /** What a word means that nobody typed: mistakes and beginnings of it would be chance. */
  findExactly(letters: string): FoundWord {
    const { scores, terms } = this.matchExactly(letters);
    return { letters, terms, scores, isComplete: scores.count > 0 };
  }

  /** What a typed word means; `isLast`: it may be unfinished. */
  findTyped(letters: string, isLast: boolean): FoundWord {
    const matches = this.matchExactly(letters);
    const { scores, terms } = matches;
    const isComplete = scores.count > 0;
    const folded = foldAccents(letters);
    if (isLast && !this.rules.wholeWords.has(folded)) this.addBeginnings(matches, letters);
    if (scores.count === 0 && mayBeMistyped(folded, this.rules)) this.addMistyped(matches, folded);
    return { letters, terms, scores, isComplete };
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
    // To the library two letters that have changed places are two mistakes.
    matches.add(this.ask(exactTerms(word), { fuzzy: 2 }), (term) => {
      const typos = Math.max(1, editDistance(word, lettersOf(term), most));
      return typos > most ? 0 : qualityOfMistyped / typos;
    });
  }
}
