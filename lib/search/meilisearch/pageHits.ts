/** Turns the hits of a server into those of a page: ranked like the shipped index, with highlights. */
import type { SearchHit } from '../document';
import { noHighlights } from '../engine';
import type { FoundHit, HitHighlights, SearchAnswer, SearchRequest } from '../engine';
import { mapFields } from '../ranking/searchFields';
import { narrow } from '../ranking/narrow';
import { hitHighlighter } from '../ranking/hitHighlighter';
import { rank } from '../ranking/rank';
import type { RankedDocument } from '../document';
import type { Ranked } from '../ranking/rank';
import { scoreWords } from '../ranking/scoreWords';
import { WordIndex } from '../ranking/wordIndex';
import type { WordScores } from '../ranking/wordScores';
import { wordsOf } from '@/lib/shared/browser/spelling';
import { partMark } from '../words/compounds';
import { readQuery } from '../words/searchQuery';
import type { Query, QueryRules } from '../words/searchQuery';
import type { RankedHit } from './answers';
import type { HitWords } from './hitWords';

/** Number of documents that contain each word of the search, and of all documents. */
export interface WordCounts {
  readonly words: readonly number[];
  readonly documents: number;
}

export interface RankContext {
  readonly rules: QueryRules;
  /** Language for sorting titles, ISO 639-3. */
  readonly language: string;
}

/** Takes the rarity of a word from the whole index: among the hits alone every word is common. */
function countInIndex(slots: readonly WordScores[], { isNeeded }: Query, counts: WordCounts): void {
  for (const [index, slot] of slots.filter((_, place) => isNeeded[place]).entries()) {
    const held = counts.words[index] ?? 0;
    if (held > 0) slot.count = (held / counts.documents) * slot.scores.length;
  }
}

/** Scores the hits and highlights their matches. `counts`: of the whole index, if known. */
function scoreHits(text: string, hits: readonly HitWords[], context: RankContext, counts: WordCounts | null = null) {
  const { rules } = context;
  const texts = hits.map(({ words }) => mapFields(words, (marked) => marked.replaceAll(partMark, '')));
  const all = hits.flatMap(({ words }) => Object.values(words)).join(' ');
  const compounds = all.split(' ').filter((word) => word.includes(partMark));
  const index = new WordIndex(texts, compounds, rules);
  const query = readQuery(text, rules);
  const scored = scoreWords(query, index);
  if (counts !== null) countInIndex(scored.slots, query, counts);
  const mark = hitHighlighter(scored, index);
  return { ...scored, query, marksOf: (hit: SearchHit, place: number): HitHighlights => mark(hit, texts[place]) };
}

type ScoredHits = ReturnType<typeof scoreHits>;

function rankedHits(hits: readonly RankedHit[], words: readonly HitWords[]): readonly RankedDocument[] {
  return hits.map(({ hit }, place) => ({ ...hit, ...(words[place] ?? shownWords(hit)) }));
}

/** Hits that the words do not explain stay at the end, in the order of the server. */
function ordered(hits: readonly RankedHit[], words: readonly HitWords[], scored: ScoredHits): Ranked {
  const { documents: places, match } = rank(scored, rankedHits(hits, words));
  const isPlaced = new Set(places);
  return { documents: [...places, ...[...hits.keys()].filter((place) => !isPlaced.has(place))], match };
}

/** The words of a hit from an index of an earlier version, which has only displayed texts. */
function shownWords({ title, subtitle, description }: SearchHit): HitWords {
  const words = (text: string): string => wordsOf(text).join(' ');
  const hidden = { keywords: '', indicatorSets: '', subjects: '', text: '' };
  const shown = {
    title: words(title),
    subtitle: words(subtitle ?? ''),
    description: words(description),
  };
  const facts = { weight: 1, isScenario: false, answers: [], divisions: [], year: null };
  return { words: { ...hidden, ...shown }, ...facts };
}

function saysNothing({ title, subtitle, description, elsewhere }: HitHighlights): boolean {
  return elsewhere === null && [title, subtitle, description].every(({ length }) => length === 0);
}

/** Which hits are on the page. */
export interface PageSelection {
  /** Whether to rank them like the shipped index. */
  readonly isRanked: boolean;
  readonly start: number;
  readonly end: number;
  /** Null if the search has one word. */
  readonly counts: WordCounts | null;
}

/** Compares the hits with the words of the search. */
function compared(text: string, hits: readonly RankedHit[], counts: WordCounts | null, context: RankContext) {
  const words = hits.map((found) => found.words ?? shownWords(found.hit));
  const scored = scoreHits(text, words, context, counts);
  const marked = (place: number): readonly FoundHit[] => {
    const [hit, held] = [hits[place]?.hit, words[place]];
    if (hit === undefined || held === undefined) return [];
    const marks = scored.marksOf(hit, place);
    // The server also returns similar words even if others match exactly.
    return [{ ...hit, marks: saysNothing(marks) ? scoreHits(text, [held], context).marksOf(hit, 0) : marks }];
  };
  const hitsAt = (places: readonly number[]): readonly SearchHit[] => places.flatMap((place) => hits[place]?.hit ?? []);
  return { words, scored, marked, hitsAt };
}

export interface PageHits {
  /** In order, with their highlights. */
  readonly page: readonly FoundHit[];
  /** Of all pages received, in the same order. */
  readonly all: readonly SearchHit[];
}

/** Returns a page of the server's hits; `match` is that of the hits received. */
export function pageHits(
  text: string,
  hits: readonly RankedHit[],
  { isRanked, start, end, counts }: PageSelection,
  context: RankContext,
): PageHits & Pick<SearchAnswer, 'match'> {
  if (text.trim() === '') {
    const page = hits.map(({ hit }) => ({ ...hit, marks: noHighlights }));
    return { page, all: [], match: 'all' };
  }
  const { words, scored, marked, hitsAt } = compared(text, hits, counts, context);
  const isKnown = hits.every((found) => found.words !== null);
  const asSent: Ranked = { documents: [...hits.keys()], match: 'all' };
  const { documents, match } = isKnown ? ordered(hits, words, scored) : asSent;
  const places = isRanked ? documents : asSent.documents;
  return { page: places.slice(start, end).flatMap(marked), all: hitsAt(places), match };
}

/** Returns what the shipped index would answer with these documents only; `all`: the hits whatever the filters. */
export function rerankedHits(
  request: SearchRequest,
  hits: readonly RankedHit[],
  counts: WordCounts | null,
  context: RankContext,
): Omit<SearchAnswer, 'hits' | 'terms' | 'value'> & PageHits {
  const { words, scored, marked, hitsAt } = compared(request.words, hits, counts, context);
  const ranked = rankedHits(hits, words);
  const { documents, match } = rank(scored, ranked);
  const { places, ...counted } = narrow(documents, ranked, request, context.language);
  return { ...counted, page: places.flatMap(marked), all: hitsAt(documents), match };
}
