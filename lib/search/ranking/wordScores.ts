/** Scores of the documents for one word, by match quality and field. */
import type { SearchResult } from 'minisearch';
import { nameFields, runningText, weightOf } from './searchFields';

/** How prominent a word is on a page: only in running text, next to the name, or in the name. */
export const prominences = { text: 0, beside: 1, name: 2 } as const;

/** One value per document; a score of 0 means that it does not contain the word. */
export interface WordScores {
  readonly scores: Float64Array;
  /** One of `prominences`. */
  readonly prominence: Uint8Array;
  /** Number of documents that contain the word. */
  count: number;
}

/** The extra weight of a word that is the whole title. */
const wholeTitle = 3;

function prominenceOf(found: readonly string[]): number {
  if (found.some((field) => nameFields.has(field))) return prominences.name;
  return found.every((field) => field === runningText) ? prominences.text : prominences.beside;
}

/** Collects the results of several queries for one word. */
export class WordMatches {
  readonly scores: WordScores;
  readonly terms = new Set<string>();

  /** `titleLengths`: number of words in each title, without stop words. */
  constructor(private readonly titleLengths: readonly number[]) {
    const { length } = titleLengths;
    this.scores = { scores: new Float64Array(length), prominence: new Uint8Array(length), count: 0 };
  }

  /** `qualityOf`: how well an index term matches the word, from 0 (not at all) to 1. */
  add(results: readonly SearchResult[], qualityOf: (term: string) => number): void {
    const qualities = new Map<string, number>();
    for (const { id, match } of results)
      for (const [term, found] of Object.entries(match)) {
        const quality = qualities.get(term) ?? qualityOf(term);
        qualities.set(term, quality);
        if (quality === 0) continue;
        this.terms.add(term);
        this.addTo(Number(id), found, quality);
      }
  }

  private addTo(document: number, found: readonly string[], quality: number): void {
    const { scores, prominence } = this.scores;
    const before = scores[document] ?? 0;
    if (before === 0) this.scores.count += 1;
    const inTitle = found.includes('title') ? wholeTitle / (this.titleLengths[document] ?? 1) : 0;
    scores[document] = Math.max(before, quality * (weightOf(found) + inTitle));
    prominence[document] = Math.max(prominence[document] ?? 0, prominenceOf(found));
  }
}
