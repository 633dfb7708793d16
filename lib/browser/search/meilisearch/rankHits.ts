/** Puts the first hits of a server in the order in which the index that ships with the site has them. */
import { partMark } from '../shipped/compounds';
import { scoreWords } from '../shipped/documentScores';
import { createLexicon } from '../shipped/lexicon';
import type { Comparison } from '../shipped/matchWord';
import { invertRows, rowFields } from '../shipped/postings';
import type { Rows } from '../shipped/postings';
import { readQuery } from '../shipped/query';
import type { QueryRules } from '../shipped/query';
import { rank } from '../shipped/rank';
import type { RankedHit } from './answers';
import type { HitWords } from './hitWords';

/** How many documents hold each word of the search, and how many there are. */
export interface WordCounts {
  readonly words: readonly number[];
  readonly documents: number;
}

export interface RankContext {
  readonly rules: QueryRules;
  readonly exactWords: Comparison['exactWords'];
}

/** Each word once, and the fields of all documents as lists of their numbers. */
function numberWords(words: readonly HitWords[], hasCompounds: boolean) {
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
  const read = (text: string): readonly number[] => {
    if (text === '') return [];
    return (hasCompounds ? text : text.replaceAll(partMark, '')).split(' ').map(numberOf);
  };
  const rows: Rows = rowFields.map(({ field, bit }) => ({
    bit,
    rows: words.map(({ woerter }) => read(woerter[field])),
  }));
  return { tokens: [...numbers.keys()].map((text) => ({ text, isWord: true })), rows };
}

/** The places of the hits that hold the words, the best first. */
function placesOf(
  text: string,
  hits: readonly RankedHit[],
  words: readonly HitWords[],
  counts: WordCounts | null,
  { rules, exactWords }: RankContext,
): readonly number[] {
  const { tokens, rows } = numberWords(words, rules.endings.hasCompounds);
  const lexicon = createLexicon(tokens);
  const postings = invertRows(rows, lexicon.termOf, lexicon.size);
  const comparison = { lexicon, endings: rules.endings, exactWords };
  const slots = scoreWords(readQuery(text, rules), { comparison, postings, rules });
  for (const [index, slot] of slots.entries()) {
    const held = counts?.words[index];
    // Of a word that is everywhere in the hits, the whole index tells how rare it is.
    if (held !== undefined && counts !== null && held > 0) slot.count = (held / counts.documents) * hits.length;
  }
  const facts = {
    gewicht: words.map(({ gewicht }) => gewicht),
    aktualisierungsdatum: hits.map(({ hit }) => hit.aktualisierungsdatum),
  };
  return rank(slots, facts, postings).documents;
}

/** Hits whose words are not known, or do not hold those of the search, stay at the end in the order of the server. */
export function rankHits(
  text: string,
  hits: readonly RankedHit[],
  counts: WordCounts | null,
  context: RankContext,
): readonly RankedHit[] {
  const words = hits.flatMap((hit) => hit.words ?? []);
  if (words.length === 0 || words.length < hits.length) return hits;
  const places = placesOf(text, hits, words, counts, context);
  const isPlaced = new Set(places);
  return [...places.flatMap((place) => hits[place] ?? []), ...hits.filter((_, place) => !isPlaced.has(place))];
}
