/** How well the documents hold one word: by how it stands there, and where. */
import type { SearchResult } from 'minisearch';
import { nameFields, runningText, weightOf } from './fields';

/** Where a word stands says how much the page is about it: nowhere but in the running text; beside the name; in the name. */
export const prominences = { text: 0, beside: 1, name: 2 } as const;

/** A value for each document; 0: it does not hold the word. */
export interface WordScores {
  readonly scores: Float64Array;
  /** Letters that differ. */
  readonly typos: Uint8Array;
  /** One of `prominences`. */
  readonly prominence: Uint8Array;
  /** How many documents hold the word. */
  count: number;
}

/** What only begins with a complete word makes no name, and no two mistakes do. */
const namingQuality = 0.5;

/** The extra weight of a word that is the whole title, if the word fits so well. */
const wholeTitle = { weight: 3, quality: 0.75 } as const;

function emptyScores(documents: number): WordScores {
  return {
    scores: new Float64Array(documents),
    typos: new Uint8Array(documents),
    prominence: new Uint8Array(documents),
    count: 0,
  };
}

function prominenceOf(found: readonly string[], quality: number): number {
  if (quality >= namingQuality && found.some((field) => nameFields.has(field))) return prominences.name;
  return found.every((field) => field === runningText) ? prominences.text : prominences.beside;
}

/** How a term of the index fits the word. */
export interface Fit {
  /** From 0 to 1. */
  readonly quality: number;
  /** Letters that differ. */
  readonly typos: number;
}

/** Gathers what several questions have found for one word. */
export class WordMatches {
  readonly scores: WordScores;
  readonly terms = new Set<string>();

  /** `titleLengths`: how many words of the title of each document say something. */
  constructor(private readonly titleLengths: readonly number[]) {
    this.scores = emptyScores(titleLengths.length);
  }

  /** How many letters differ in the nearest term; none was found if it is infinite. */
  fewestTypos = Infinity;

  add(results: readonly SearchResult[], fitOf: (term: string) => Fit): void {
    const fits = new Map<string, Fit>();
    for (const { id, match } of results)
      for (const [term, found] of Object.entries(match)) {
        const fit = fits.get(term) ?? fitOf(term);
        fits.set(term, fit);
        this.addTo(Number(id), found, fit);
      }
    for (const [term, { typos }] of fits) {
      this.terms.add(term);
      this.fewestTypos = Math.min(this.fewestTypos, typos);
    }
  }

  private addTo(document: number, found: readonly string[], fit: Fit): void {
    const { scores, typos, prominence } = this.scores;
    const before = scores[document] ?? 0;
    if (before === 0) this.scores.count += 1;
    // A document with the right word does not count as mistyped.
    else if ((typos[document] ?? 0) < fit.typos) return;
    typos[document] = fit.typos;
    const isTitle = fit.quality >= wholeTitle.quality && found.includes('title');
    const inTitle = isTitle ? wholeTitle.weight / (this.titleLengths[document] ?? 1) : 0;
    scores[document] = Math.max(before, fit.quality * (weightOf(found) + inTitle));
    prominence[document] = Math.max(prominence[document] ?? 0, prominenceOf(found, fit.quality));
  }
}
