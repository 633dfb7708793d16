/** Searches among documents: all of the shipped index, or those that a server has found. */
import { noHighlights } from '../engine';
import type { FoundHit, HitHighlights, SearchAnswer, SearchRequest } from '../engine';
import type { SearchedDocument } from '../isSearched';
import { firstValueAnswer, withAnswerFirst } from '../valueAnswer';
import { readQuery } from '../words/searchQuery';
import type { Query, QueryRules } from '../words/searchQuery';
import { hitHighlighter } from './hitHighlighter';
import { narrow } from './narrow';
import { rank, rankAll } from './rank';
import type { Ranked } from './rank';
import { scoreWords } from './scoreWords';
import type { Scored } from './scoreWords';
import { WordIndex } from './wordIndex';
import type { WordScores } from './wordScores';

/** Documents with the index of their words. */
export interface Searchable<Document extends SearchedDocument = SearchedDocument> {
  readonly documents: readonly Document[];
  readonly index: WordIndex;
  /** Language for sorting titles. */
  readonly language: string;
}

/** Number of documents that contain each needed word of a search, and of all documents. */
export interface WordCounts {
  readonly words: readonly number[];
  readonly documents: number;
}

export interface Found extends Ranked, Scored {}

/** Returns the index of the documents, which is still empty. `compounds`: with their parts marked, separated by spaces. */
export function wordIndexOf(documents: readonly SearchedDocument[], compounds: string, rules: QueryRules): WordIndex {
  const texts = documents.map((document) => ({ ...document, subtitle: document.subtitle ?? '' }));
  return new WordIndex(texts, compounds.split(' '), rules);
}

/** Takes the rarity of a word from the whole index: among some documents that contain it every word is common. */
function countInIndex(slots: readonly WordScores[], { isNeeded }: Query, counts: WordCounts): void {
  for (const [place, slot] of slots.filter((_, index) => isNeeded[index]).entries()) {
    const held = counts.words[place] ?? 0;
    if (held > 0) slot.count = (held / counts.documents) * slot.scores.length;
  }
}

/** Finds the documents, best first. `counts`: of the whole index, if these are not all of its documents. */
export function find(words: string, { documents, index }: Searchable, counts: WordCounts | null = null): Found {
  const nothing: Scored = { slots: [], reasons: [] };
  if (words.trim() === '') return { documents: rankAll(documents), match: 'all', ...nothing };
  const query = readQuery(words, index.rules);
  if (query.words.length === 0) return { documents: [], match: 'all', ...nothing };
  const scored = scoreWords(query, index);
  if (counts !== null) countInIndex(scored.slots, query, counts);
  return { ...rank({ ...scored, query }, documents), ...scored };
}

function saysNothing({ title, subtitle, description, elsewhere }: HitHighlights): boolean {
  return elsewhere === null && [title, subtitle, description].every(({ length }) => length === 0);
}

/** Returns the hits at these places with their highlights. `markOther`: those of a hit that the words do not explain. */
export function markedHits<Document extends SearchedDocument>(
  places: readonly number[],
  scored: Scored,
  { documents, index }: Searchable<Document>,
  markOther: (document: Document) => HitHighlights = () => noHighlights,
): readonly FoundHit[] {
  const mark = hitHighlighter(scored, index);
  return documentsAt(places, documents).map((document) => {
    const marks = mark(document, document);
    return { ...document, marks: saysNothing(marks) ? markOther(document) : marks };
  });
}

export function documentsAt<Document>(places: readonly number[], documents: readonly Document[]): readonly Document[] {
  return places.flatMap((place) => documents[place] ?? []);
}

/** Answers a request with what was found among the documents. */
export function answerFrom(found: Found, request: SearchRequest, among: Searchable): Omit<SearchAnswer, 'terms'> {
  const { places, ...counted } = narrow(found.documents, among.documents, request, among.language);
  const { match } = found;
  const value = firstValueAnswer(request, match, documentsAt(found.documents, among.documents), among.index.rules);
  return { ...counted, hits: withAnswerFirst(markedHits(places, found, among), value), match, value };
}
