/** How well each document holds each word of a search, as it was typed or in other words. */
import { saidOtherwise } from '../words/phrases';
import type { OtherWords } from '../words/phrases';
import { isInRules } from '../words/query';
import type { Query } from '../words/query';
import { splitWord } from '../words/splitWord';
import { meantWord } from './meantWord';
import type { FoundWord, WordIndex } from './wordIndex';
import { prominences } from './wordScores';
import type { WordScores } from './wordScores';

/** What makes a document a hit: it holds each of these words. */
export interface Reason {
  /** Places of the first word of the search that they stand for, and of the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly words: readonly FoundWord[];
}

/** What a search has found. */
export interface Scored {
  /** For each word of the search its documents; words that mean the same count as the word. */
  readonly slots: readonly WordScores[];
  /** The first are the words as they were typed, in their order. */
  readonly reasons: readonly Reason[];
}

/** What means the same is found after the word itself, what it is only about after that. */
const shares = { meant: 1, others: 0.8, related: 0.6 } as const;

/** Whether every document holds the word, so that it tells nothing apart. */
export function isEverywhere({ scores, count }: WordScores): boolean {
  return count >= scores.length;
}

/** Adds documents that hold all words of another way to say it. */
function addOthers(
  slots: readonly WordScores[],
  words: readonly WordScores[],
  { share, typos }: { readonly share: number; readonly typos: number },
): void {
  const [first, ...further] = words;
  if (first === undefined) return;
  for (let document = 0; document < first.scores.length; document += 1) {
    const score = first.scores[document] ?? 0;
    if (score === 0) continue;
    const weakest = share * further.reduce((least, { scores }) => Math.min(least, scores[document] ?? 0), score);
    if (weakest === 0) continue;
    const found = words.map(({ prominence }) => prominence[document] ?? 0);
    const isNamed = Math.min(...found) === prominences.name;
    // Only all of the words make a name; of `Energiethemen` it is enough that the page is about the one.
    const beside = Math.min(prominences.beside, Math.max(...found));
    for (const slot of slots) {
      const known = slot.scores[document] ?? 0;
      if (known === 0) slot.count += 1;
      // Also where the word itself weighs more; but then its own name counts.
      const raised = isNamed && weakest > known ? prominences.name : beside;
      slot.prominence[document] = Math.max(slot.prominence[document] ?? 0, raised);
      if (weakest <= known) continue;
      slot.scores[document] = weakest;
      slot.typos[document] = known === 0 ? typos : Math.min(slot.typos[document] ?? 0, typos);
    }
  }
}

export function scoreWords(query: Query, index: WordIndex): Scored {
  const { rules } = index;
  const known = new Map<string, FoundWord>();
  const exactly = (letters: string): FoundWord => {
    const found = known.get(letters) ?? index.findExactly(letters);
    known.set(letters, found);
    return found;
  };
  const typed = query.words.map((word, place) => index.findTyped(word, place === query.words.length - 1));
  const slots = typed.map(({ scores }) => scores);
  const reasons: Reason[] = typed.map((word, from) => ({ from, to: from + 1, words: [word] }));
  const add = ({ from, to, words }: OtherWords, share: number, typos = 0): void => {
    const found = words.map(exactly);
    const scores = found.map((word) => word.scores);
    addOthers(slots.slice(from, to), scores, { share, typos });
    reasons.push({ from, to, words: found });
  };
  for (const other of query.others) add(other, shares.others);
  for (const related of query.related) add(related, shares.related);
  const isKnown = (word: string): boolean => exactly(word).isSolid;
  for (const [from, { letters, isComplete, isSolid, fewestTypos }] of typed.entries()) {
    if (isComplete) continue;
    const to = from + 1;
    for (const words of splitWord(letters, { rules, isKnown })) add({ from, to, words }, shares.others);
    const isFound = isSolid || (isInRules(from, query) && (slots[from]?.count ?? 0) > 0);
    if (isFound || query.isNeeded[from] === false) continue;
    // Not one that is further away than what the texts hold.
    const meant = meantWord(letters, rules, fewestTypos);
    if (meant === null) continue;
    // If no text holds a similar word, there is nothing that it would have to stand behind.
    const typos = Number.isFinite(fewestTypos) ? fewestTypos : 0;
    add({ from, to, words: [meant] }, shares.meant, typos);
    for (const words of saidOtherwise(meant, rules)) add({ from, to, words }, shares.others, typos);
  }
  return { slots, reasons };
}
