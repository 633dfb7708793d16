/** Scores how well each document matches each word of a search, as typed or by synonyms. */
import type { PhraseSubstitution } from '../words/phrases';
import type { Query } from '../words/searchQuery';
import { splitWord } from '../words/splitWord';
import type { FoundWord, WordIndex } from './wordIndex';
import type { WordScores } from './wordScores';

/** A reason for a match: the document contains all of `words`. */
export interface WordMatch {
  /** The search words that they stand for: index of the first, and of the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly words: readonly FoundWord[];
}

/** Scores and match reasons of one search. */
export interface Scored {
  /** Scores per search word, synonyms included. */
  readonly slots: readonly WordScores[];
  /** Starts with the words as typed, in order. */
  readonly reasons: readonly WordMatch[];
}

/** Synonyms rank below the word itself. */
const shareOfOthers = 0.8;

/** Whether every document contains the word, so that it distinguishes nothing. */
export function isUbiquitous({ scores, count }: WordScores): boolean {
  return count >= scores.length;
}

/** Adds the documents that contain all words of a synonym. */
function addOthers(slots: readonly WordScores[], words: readonly WordScores[]): void {
  for (const document of words[0]?.scores.keys() ?? []) {
    if (words.some(({ scores }) => (scores[document] ?? 0) === 0)) continue;
    const weakest = shareOfOthers * Math.min(...words.map(({ scores }) => scores[document] ?? 0));
    const least = Math.min(...words.map(({ prominence }) => prominence[document] ?? 0));
    for (const slot of slots) {
      const known = slot.scores[document] ?? 0;
      if (known === 0) slot.count += 1;
      slot.scores[document] = Math.max(known, weakest);
      slot.prominence[document] = Math.max(slot.prominence[document] ?? 0, least);
    }
  }
}

export function scoreWords(query: Query, index: WordIndex): Scored {
  const known = new Map<string, FoundWord>();
  const exactly = (letters: string): FoundWord => {
    const found = known.get(letters) ?? index.findExactly(letters);
    known.set(letters, found);
    return found;
  };
  const typed = query.words.map((word, place) => index.findTyped(word, place === query.words.length - 1));
  const slots = typed.map(({ scores }) => scores);
  const reasons: WordMatch[] = typed.map((word, from) => ({ from, to: from + 1, words: [word] }));
  const add = ({ from, to, words }: PhraseSubstitution): void => {
    const found = words.map(exactly);
    addOthers(
      slots.slice(from, to),
      found.map(({ scores }) => scores),
    );
    reasons.push({ from, to, words: found });
  };
  query.others.forEach(add);
  const isKnown = (word: string): boolean => exactly(word).isComplete;
  for (const [from, { letters, isComplete }] of typed.entries()) {
    if (isComplete) continue;
    for (const words of splitWord(letters, { rules: index.rules, isKnown })) add({ from, to: from + 1, words });
  }
  return { slots, reasons };
}
