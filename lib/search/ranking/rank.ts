/** Ranks the documents that answer a search. */
import type { RankedDocument } from '../document';
import type { Match } from '../engine';
import { foldTitle } from '@/lib/shared/browser/spelling';
import { hasRuleFor, queryKey } from '../words/searchQuery';
import type { Query } from '../words/searchQuery';
import { newerFirst } from './narrow';
import type { Scored } from './scoreWords';
import { prominences } from './wordScores';
import type { WordScores } from './wordScores';

export interface Ranked {
  /** Indexes of documents, best first. */
  readonly documents: readonly number[];
  readonly match: Match;
}

/** The share of the best sum of weights that a document with only some of the words must reach. */
const shareOfBest = 0.5;
/** If at most this many documents contain all of several words, those with the most significant words join them. */
export const fewDocuments = 5;

/** The fewer documents contain a word, the more significant it is. */
function rarity({ count, scores }: WordScores): number {
  return count === 0 ? 0 : Math.log(1 + scores.length / count);
}

interface ScoredQuery extends Scored {
  readonly query: Query;
}

/** Per document: the number of needed words in it, the sum of their weights, and its score. */
interface Totals {
  readonly words: Uint8Array;
  readonly said: Float64Array;
  readonly scores: Float64Array;
}

/** The weight of light words and of words that name no page: they only order what other words have found. */
const shareOfLight = 0.4;

function hasDigit(word: string): boolean {
  return /\d/.test(word);
}

/** Whether the word names a page or the rules know it; other matches are coincidental: `bleiben` in «Wie lange bleiben die Gäste?». */
function isSubject(place: number, { slots, query }: ScoredQuery): boolean {
  return (
    hasDigit(query.words[place] ?? '') ||
    slots[place]?.prominence.includes(prominences.name) === true ||
    hasRuleFor(place, query)
  );
}

function totalsOf(asked: ScoredQuery, documents: readonly RankedDocument[]): Totals {
  const { slots, query } = asked;
  const words = new Uint8Array(documents.length);
  const said = new Float64Array(documents.length);
  const scores = new Float64Array(documents.length);
  for (const [place, slot] of slots.entries()) {
    const isNeeded = query.isNeeded[place] ?? true;
    const weight = rarity(slot) * (isNeeded && isSubject(place, asked) ? 1 : shareOfLight);
    for (const [document, score] of slot.scores.entries()) {
      if (score === 0) continue;
      scores[document] = (scores[document] ?? 0) + score * weight;
      if (!isNeeded) continue;
      words[document] = (words[document] ?? 0) + 1;
      said[document] = (said[document] ?? 0) + weight;
    }
  }
  for (const [place, document] of documents.entries()) scores[place] = (scores[place] ?? 0) * weightOf(document, query);
  return { words, said, scores };
}

interface Matching {
  readonly documents: number[];
  readonly match: 'all' | 'some';
  /** Whether documents with only some of the words are included. */
  readonly isJoined: boolean;
}

/** The documents with all words; if they are few, also those with the most significant words. `most`: the highest sum of weights. */
function matching({ words, said }: Totals, wanted: number, most: number): Matching {
  const all: number[] = [];
  for (let document = 0; document < words.length; document += 1) if (words[document] === wanted) all.push(document);
  if (all.length > fewDocuments || (all.length > 0 && wanted < 2))
    return { documents: all, match: 'all', isJoined: false };
  const some: number[] = [];
  for (const [document, sum] of said.entries()) if (sum > 0 && sum >= shareOfBest * most) some.push(document);
  return { documents: some, match: all.length > 0 || some.length === 0 ? 'all' : 'some', isJoined: true };
}

/** Maximum number of a server's hits to rerank and judge. Words on more pages than this are a subject of the site. */
export const maxReranked = 40;

/** Whether all documents contain the words as typed, but only in running text. */
function isOnlyMentioned(documents: readonly number[], { slots, reasons, query }: ScoredQuery): boolean {
  if (documents.length === 0 || documents.length > maxReranked || query.words.some(hasDigit)) return false;
  const needed = slots.flatMap((slot, place) =>
    query.isNeeded[place] === true ? [{ slot, typed: reasons[place] }] : [],
  );
  const isTyped = needed.every(({ typed }) => typed?.words.every(({ isComplete }) => isComplete) === true);
  const isInText = (document: number): boolean =>
    needed.every(
      ({ slot: { scores, prominence } }) => (scores[document] ?? 0) > 0 && prominence[document] === prominences.text,
    );
  return isTyped && documents.every(isInText);
}

/** Returns the indexes of all documents, by weight, then newest first. */
export function rankAll(documents: readonly RankedDocument[]): readonly number[] {
  const weightOf = (place: number): number => documents[place]?.weight ?? 1;
  return [...documents.keys()].sort(
    (left, right) => weightOf(right) - weightOf(left) || newerFirst(documents[left], documents[right]) || left - right,
  );
}

/** Ranks scenarios below counted values. */
const weightOfScenario = 0.7;

/** Dampens editors' weights: a boosted page comes before similar ones, not before better matches. */
function dampenedBoost(weight: number): number {
  return weight > 1 ? Math.sqrt(weight) : weight;
}

/** For pages of a kind that a word of the search asks for. */
const requestedKindBoost = 3.2;

function weightOf({ kind, weight, isScenario }: RankedDocument, { kinds, asksForScenario }: Query): number {
  const ofKind = kinds.has(kind) ? requestedKindBoost : 1;
  return dampenedBoost(weight) * ofKind * (isScenario && !asksForScenario ? weightOfScenario : 1);
}

/** Whether the whole title was typed. Single words do not count: they should lead to the number rather than to the page of that name. */
function isTitled(place: number, { title }: RankedDocument, { slots, query: { title: typed } }: ScoredQuery): boolean {
  return (
    typed[0]?.includes(' ') === true &&
    // Checked first because folding a title is slower.
    slots.every(({ prominence }) => (prominence[place] ?? 0) > prominences.text) &&
    foldTitle(title).some((words, folding) => words === typed[folding])
  );
}

/** Negative if the first document comes before the second. */
type Comparison = (left: number, right: number) => number;

function higher(value: (place: number) => number): Comparison {
  return (left, right) => value(right) - value(left);
}

export function rank(asked: ScoredQuery, all: readonly RankedDocument[]): Ranked {
  const { query } = asked;
  const key = queryKey(query);
  const totals = totalsOf(asked, all);
  const most = totals.said.reduce((highest, sum) => Math.max(highest, sum), 0);
  const { documents, match, isJoined } = matching(totals, query.isNeeded.filter(Boolean).length, most);
  const share = (document: number): number => (isJoined ? (totals.said[document] ?? 0) / most : 1);
  const scores = totals.scores.map((score, document) => score * share(document));
  const isPinned = all.map(({ answers }) => answers.includes(key));
  const isNamed = all.map((document, place) => isTitled(place, document, asked));
  // The first comparison that differs decides.
  const reasons: readonly Comparison[] = [
    // Pinned to this search by editors.
    higher((place) => Number(isPinned[place])),
    // The search is its title.
    higher((place) => Number(isNamed[place])),
    // Higher score.
    higher((place) => scores[place] ?? 0),
    // Shorter title: less about anything else.
    higher((place) => -(all[place]?.title.length ?? 0)),
    (left, right) => newerFirst(all[left], all[right]),
  ];
  documents.sort((left, right) => {
    for (const reason of reasons) {
      const difference = reason(left, right);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  const isMeant = documents.some((document) => isPinned[document] === true || isNamed[document] === true);
  return { documents, match: match === 'all' && !isMeant && isOnlyMentioned(documents, asked) ? 'mention' : match };
}
