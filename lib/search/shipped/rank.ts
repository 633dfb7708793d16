/** Which documents answer a search, the best first. */
import type { WordScores } from './documentScores';
import type { Postings } from './postings';
import type { DocumentFacts } from './documentList';

export interface Ranked {
  /** Documents, the best first. */
  readonly documents: readonly number[];
  readonly match: 'all' | 'some';
}

/** How close to the best a document must come that holds only some of the words. */
const shareOfBest = 0.5;

/** A word says the more, the fewer documents hold it. */
function rarity({ count, scores }: WordScores): number {
  return count === 0 ? 0 : Math.log(1 + scores.length / count);
}

interface Candidate {
  readonly document: number;
  readonly typos: number;
  readonly score: number;
}

function candidateOf(
  document: number,
  slots: readonly WordScores[],
  rarities: readonly number[],
  weight: number,
): Candidate {
  let score = 0;
  let typos = 0;
  for (const [index, slot] of slots.entries()) {
    score += (slot.scores[document] ?? 0) * (rarities[index] ?? 0);
    typos += slot.typos[document] ?? 0;
  }
  // Rounded, so that what is as good as equal is ordered by title and date.
  return { document, typos, score: Math.round(score * weight * 100) };
}

/** The documents that hold all words; where there are none, those that hold the words that say most. */
function matching(slots: readonly WordScores[], rarities: readonly number[], count: number): Ranked {
  const held = Array.from({ length: count }, (_, document) =>
    slots.reduce((sum, { scores }, index) => sum + ((scores[document] ?? 0) > 0 ? (rarities[index] ?? 0) : 0), 0),
  );
  const all = held.flatMap((_, document) =>
    slots.every(({ scores }) => (scores[document] ?? 0) > 0) ? [document] : [],
  );
  if (all.length > 0) return { documents: all, match: 'all' };
  const best = held.reduce((highest, sum) => Math.max(highest, sum), 0);
  const some = held.flatMap((sum, document) => (sum > 0 && sum >= best * shareOfBest ? [document] : []));
  return { documents: some, match: some.length === 0 ? 'all' : 'some' };
}

function newerFirst(left: string | null, right: string | null): number {
  if (left === right) return 0;
  return (left ?? '') > (right ?? '') ? -1 : 1;
}

/** Every document, the heavy and the new first. */
export function rankAll({ gewicht, aktualisierungsdatum: dates }: DocumentFacts): Ranked {
  const documents = [...gewicht.keys()].sort(
    (left, right) =>
      (gewicht[right] ?? 1) - (gewicht[left] ?? 1) ||
      newerFirst(dates[left] ?? null, dates[right] ?? null) ||
      left - right,
  );
  return { documents, match: 'all' };
}

export function rank(slots: readonly WordScores[], facts: DocumentFacts, { titleLengths }: Postings): Ranked {
  const { gewicht, aktualisierungsdatum: dates } = facts;
  const rarities = slots.map(rarity);
  const { documents, match } = matching(slots, rarities, gewicht.length);
  const candidates = documents.map((document) => candidateOf(document, slots, rarities, gewicht[document] ?? 1));
  candidates.sort(
    (left, right) =>
      (match === 'all' ? left.typos - right.typos : 0) ||
      right.score - left.score ||
      (titleLengths[left.document] ?? 0) - (titleLengths[right.document] ?? 0) ||
      newerFirst(dates[left.document] ?? null, dates[right.document] ?? null) ||
      left.document - right.document,
  );
  return { documents: candidates.map(({ document }) => document), match };
}
