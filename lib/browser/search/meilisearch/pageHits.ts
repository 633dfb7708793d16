/** From the hits of a server to those of a page: as the shipped index has them, with what was found in each. */
import type { SearchHit } from '../document';
import { noMarks } from '../engine';
import type { FoundHit, HitMarks, SearchAnswer, SearchRequest } from '../engine';
import { hitMarker } from '../hitMarks';
import { partMark } from '../words/compounds';
import { isEverywhere, scoreWords } from '../shipped/documentScores';
import type { WordScores } from '../shipped/documentScores';
import { createLexicon, termsOf } from '../shipped/lexicon';
import type { Comparison } from '../shipped/matchWord';
import { filterDocuments, readFacets } from '../shipped/facets';
import { invertRows, rowFields } from '../shipped/postings';
import { readQuery } from '../words/query';
import type { Query, QueryRules } from '../words/query';
import { rank } from '../shipped/rank';
import type { Ranked } from '../shipped/rank';
import { sortingsOf } from '../shipped/sortings';
import { wordsOf } from '../spelling';
import type { RankedHit } from './answers';
import type { HitWords } from './hitWords';

/** How many documents hold each word of the search, and how many there are. */
export interface WordCounts {
  readonly words: readonly number[];
  readonly documents: number;
}

export interface RankContext extends Pick<Comparison, 'exactWords' | 'unlike'> {
  readonly rules: QueryRules;
  /** In which titles are put in order, ISO 639-3. */
  readonly language: string;
}

/** Each word once, and the fields of all documents as lists of their numbers. */
function numberWords(words: readonly HitWords[], hasCompounds: boolean) {
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, numbers.size);
    return numbers.size - 1;
  };
  const read = (text: string): readonly number[] => {
    if (text === '') return [];
    return (hasCompounds ? text : text.replaceAll(partMark, '')).split(' ').map(numberOf);
  };
  const rows = rowFields.map(({ field, bit }) => ({
    field,
    bit,
    rows: words.map(({ woerter }) => read(woerter[field])),
  }));
  return { tokens: [...numbers.keys()].map((text) => ({ text, isWord: true })), rows };
}

/** Of a word that is everywhere in the hits, the whole index tells how rare it is. */
function countInIndex(slots: readonly WordScores[], { isNeeded }: Query, counts: WordCounts): void {
  for (const [index, slot] of slots.filter((_, place) => isNeeded[place]).entries()) {
    const held = counts.words[index] ?? 0;
    if (held > 0) slot.count = (held / counts.documents) * slot.scores.length;
  }
}

/** The scores of these hits, and why they are hits. `counts`: those of the whole index, if they are known. */
function scoreHits(
  text: string,
  words: readonly HitWords[],
  { rules, exactWords, unlike }: RankContext,
  counts: WordCounts | null = null,
) {
  const { tokens, rows } = numberWords(words, rules.endings.hasCompounds);
  const lexicon = createLexicon(tokens);
  const silent = termsOf(lexicon, rules.stopWords);
  const dividing = termsOf(lexicon, rules.dividingWords);
  const postings = invertRows(rows, { termOf: lexicon.termOf, size: lexicon.size, silent, dividing });
  const comparison = { lexicon, endings: rules.endings, exactWords, unlike };
  const query = readQuery(text, rules);
  const scored = scoreWords(query, { comparison, postings, rules });
  const { slots, reasons } = scored;
  if (counts !== null) countInIndex(slots, query, counts);
  const { terms } = lexicon;
  const mark = hitMarker({ reasons, terms, endings: rules.endings, isEverywhere: slots.map(isEverywhere) });
  const marksOf = (hit: SearchHit, place: number): HitMarks =>
    mark(hit, {
      numbers: (field) => rows.find((row) => row.field === field)?.rows[place] ?? [],
      termOf: (number) => lexicon.termOf[number] ?? -1,
      textOf: (number) => tokens[number]?.text.replaceAll(partMark, '') ?? '',
    });
  return { slots, reasons, query, postings, marksOf };
}

type ScoredHits = ReturnType<typeof scoreHits>;

function factsOf(hits: readonly RankedHit[], words: readonly HitWords[]) {
  return {
    art: hits.map(({ hit }) => hit.art),
    thema: hits.map(({ hit }) => hit.thema),
    raeumliche_gliederung: words.map(({ raeumliche_gliederung: units }) => units),
    jahr: words.map(({ jahr }) => jahr),
    gewicht: words.map(({ gewicht }) => gewicht),
    szenario: words.map(({ szenario }) => szenario),
    antwort_auf: words.map(({ antwort_auf: searches }) => searches),
    aktualisierungsdatum: hits.map(({ hit }) => hit.aktualisierungsdatum),
    titleOf: (place: number) => hits[place]?.hit.bezeichnung ?? '',
  };
}

/** What the words do not explain stays at the end, in the order of the server. */
function ordered(hits: readonly RankedHit[], words: readonly HitWords[], scored: ScoredHits): Ranked {
  const { documents: places, match } = rank(scored, factsOf(hits, words), scored.postings);
  const isPlaced = new Set(places);
  return { documents: [...places, ...[...hits.keys()].filter((place) => !isPlaced.has(place))], match };
}

/** An index of an earlier version has no words but those that are shown. */
function shownWords({ bezeichnung, untertitel, beschreibung }: SearchHit): HitWords {
  const words = (text: string): string => wordsOf(text).join(' ');
  const hidden = { schlagworte: '', kennzahlenset: '', bereich: '', text: '' };
  const shown = {
    bezeichnung: words(bezeichnung),
    untertitel: words(untertitel ?? ''),
    beschreibung: words(beschreibung),
  };
  const facts = { gewicht: 1, szenario: false, antwort_auf: [], raeumliche_gliederung: [], jahr: null };
  return { woerter: { ...hidden, ...shown }, ...facts };
}

function saysNothing({ bezeichnung, untertitel, beschreibung, elsewhere }: HitMarks): boolean {
  return elsewhere === null && [bezeichnung, untertitel, beschreibung].every(({ length }) => length === 0);
}

/** Which hits make the page. */
export interface HitsOfPage {
  /** Whether they are to be put in the order of the shipped index. */
  readonly isRanked: boolean;
  readonly start: number;
  readonly end: number;
  /** Null if only one word was searched for. */
  readonly counts: WordCounts | null;
}

/** Compares the hits with the words. */
function compared(text: string, hits: readonly RankedHit[], counts: WordCounts | null, context: RankContext) {
  const words = hits.map((found) => found.words ?? shownWords(found.hit));
  const scored = scoreHits(text, words, context, counts);
  const marked = (place: number): readonly FoundHit[] => {
    const [hit, held] = [hits[place]?.hit, words[place]];
    if (hit === undefined || held === undefined) return [];
    const marks = scored.marksOf(hit, place);
    // The server also finds what is similar to a word that others hold as it was typed.
    return [{ ...hit, marks: saysNothing(marks) ? scoreHits(text, [held], context).marksOf(hit, 0) : marks }];
  };
  const hitsAt = (places: readonly number[]): readonly SearchHit[] => places.flatMap((place) => hits[place]?.hit ?? []);
  return { words, scored, marked, hitsAt };
}

export interface PageHits {
  /** In their order, with what was found in each. */
  readonly page: readonly FoundHit[];
  /** Of all pages that are known, in the same order. */
  readonly all: readonly SearchHit[];
}

/** The hits as the server has them; `match` is that of the hits which it has sent. */
export function pageHits(
  text: string,
  hits: readonly RankedHit[],
  { isRanked, start, end, counts }: HitsOfPage,
  context: RankContext,
): PageHits & Pick<SearchAnswer, 'match'> {
  if (text.trim() === '') {
    const page = hits.map(({ hit }) => ({ ...hit, marks: noMarks }));
    return { page, all: [], match: 'all' };
  }
  const { words, scored, marked, hitsAt } = compared(text, hits, counts, context);
  const isKnown = hits.every((found) => found.words !== null);
  const asSent: Ranked = { documents: [...hits.keys()], match: 'all' };
  const { documents, match } = isKnown ? ordered(hits, words, scored) : asSent;
  const places = isRanked ? documents : asSent.documents;
  return { page: places.slice(start, end).flatMap(marked), all: hitsAt(places), match };
}

/** What the shipped index would answer if it held these documents alone; `all` are the hits whatever the filters. */
export function judgedHits(
  { words: text, filters, sort, page, pageSize }: SearchRequest,
  hits: readonly RankedHit[],
  counts: WordCounts | null,
  context: RankContext,
): Omit<SearchAnswer, 'hits' | 'terms' | 'value'> & PageHits {
  const { words, scored, marked, hitsAt } = compared(text, hits, counts, context);
  const facts = factsOf(hits, words);
  const { documents, match } = rank(scored, facts, scored.postings);
  const kept = filterDocuments(documents, readFacets(facts), filters);
  const sorted = sortingsOf(facts, context.language)[sort](kept.documents);
  const start = (Math.max(1, page) - 1) * pageSize;
  return {
    page: sorted.slice(start, start + pageSize).flatMap(marked),
    all: hitsAt(documents),
    total: kept.documents.length,
    facets: kept.facets,
    match,
  };
}
