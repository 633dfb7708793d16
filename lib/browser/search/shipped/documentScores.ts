/** How well each document holds each word of a search. */
import { isComplete, isSolid, matchExactly, matchWord } from './matchWord';
import type { Comparison, TermMatches } from './matchWord';
import { nameBits, textBit, titleBit, weightOfFields } from './postings';
import type { Postings } from './postings';
import { meantWord } from './meantWord';
import { isInRules } from '../words/query';
import { saidOtherwise } from '../words/phrases';
import type { OtherWords } from '../words/phrases';
import type { Query, QueryRules } from '../words/query';
import { splitWord } from '../words/splitWord';

/** A word as it was looked for, typed or in place of a typed one, with the terms that were found for it. */
export interface FoundWord {
  readonly letters: string;
  readonly terms: TermMatches;
}

/** What makes a document a hit: it holds each of these words. */
export interface Reason {
  /** Places of the first word of the search that they stand for, and of the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly words: readonly FoundWord[];
}

/** Where a word stands says how much the page is about it: nowhere but in the running text; beside the name; in the name. */
export const prominences = { text: 0, beside: 1, name: 2 } as const;

/** A value for each document; 0: it does not hold the word. */
export interface WordScores {
  readonly scores: Float64Array;
  readonly typos: Uint8Array;
  /** One of `prominences`. */
  readonly prominence: Uint8Array;
  /** How many documents hold the word. */
  count: number;
}

/** Whether every document holds the word, so that it tells nothing apart. */
export function isEverywhere({ scores, count }: WordScores): boolean {
  return count >= scores.length;
}

/** What a search is compared with. */
export interface ScoreContext {
  readonly comparison: Comparison;
  readonly postings: Postings;
  readonly rules: QueryRules;
}

/** The extra weight of a word that is the whole title. */
const wholeTitle = 3;

/** A part of a compound is no whole title: `Arbeit` is not what `Arbeitslosenquote` is called. */
const wholeQuality = 0.75;

/** What means the same is found after the word itself. */
const shareOfOthers = 0.8;

/** What it is only about is found after that. */
const shareOfRelated = 0.6;

/** Parts, forms and beginnings make a name; fragments and mistakes do not. */
const namingQuality = 0.5;

function emptyScores(documents: number): WordScores {
  return {
    scores: new Float64Array(documents),
    typos: new Uint8Array(documents),
    prominence: new Uint8Array(documents),
    count: 0,
  };
}

function prominenceOf(bits: number, quality: number): number {
  if (quality >= namingQuality && (bits & nameBits) !== 0) return prominences.name;
  return bits === textBit ? prominences.text : prominences.beside;
}

function scoresOf(matches: TermMatches, postings: Postings): WordScores {
  const { starts, documents, fields, titleLengths } = postings;
  const found = emptyScores(titleLengths.length);
  const { scores, typos, prominence } = found;
  // Without mistakes first: a document with the right word does not count as mistyped.
  const ordered = [...matches].sort(([, left], [, right]) => left.typos - right.typos);
  for (const [term, { quality, typos: mistakes }] of ordered) {
    const end = starts[term + 1] ?? 0;
    for (let place = starts[term] ?? 0; place < end; place += 1) {
      const document = documents[place] ?? 0;
      const bits = fields[place] ?? 0;
      const known = scores[document] ?? 0;
      if (known > 0 && (typos[document] ?? 0) < mistakes) continue;
      const inTitle =
        (bits & titleBit) === 0 || quality < wholeQuality ? 0 : wholeTitle / (titleLengths[document] ?? 1);
      if (known === 0) found.count += 1;
      typos[document] = mistakes;
      scores[document] = Math.max(known, quality * ((weightOfFields[bits] ?? 0) + inTitle));
      prominence[document] = Math.max(prominence[document] ?? 0, prominenceOf(bits, quality));
    }
  }
  return found;
}

/** Adds documents that hold all words of another way to say it. */
function addOthers(
  slots: readonly WordScores[],
  words: readonly { readonly scores: WordScores }[],
  { share, typos }: { readonly share: number; readonly typos: number },
): void {
  const all = words.map(({ scores }) => scores);
  const [first, ...further] = all;
  if (first === undefined) return;
  for (let document = 0; document < first.scores.length; document += 1) {
    const score = first.scores[document] ?? 0;
    if (score === 0) continue;
    const weakest = share * further.reduce((least, { scores }) => Math.min(least, scores[document] ?? 0), score);
    if (weakest === 0) continue;
    const found = all.map(({ prominence }) => prominence[document] ?? 0);
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

/** Each word once, looked for exactly: what means the same, and the parts of compounds. */
function exactWords({ comparison, postings }: ScoreContext) {
  const known = new Map<string, FoundWord & { readonly scores: WordScores }>();
  return (letters: string): FoundWord & { readonly scores: WordScores } => {
    const found = known.get(letters);
    if (found !== undefined) return found;
    const terms = matchExactly(letters, comparison);
    const made = { letters, terms, scores: scoresOf(terms, postings) };
    known.set(letters, made);
    return made;
  };
}

/** What a search has found. */
export interface Scored {
  /** For each word of the search its documents; words that mean the same count as the word. */
  readonly slots: readonly WordScores[];
  readonly reasons: readonly Reason[];
}

/** How many mistakes the nearest of the terms supposes. */
function fewestTypos(terms: TermMatches): number {
  return Math.min(...Array.from(terms.values(), ({ typos }) => typos));
}

export function scoreWords(query: Query, context: ScoreContext): Scored {
  const { comparison, postings, rules } = context;
  const exactly = exactWords(context);
  const typed = query.words.map((letters, index) => {
    const terms = matchWord(letters, index === query.words.length - 1, comparison);
    return { letters, terms, scores: scoresOf(terms, postings) };
  });
  const isSplit = { rules, isKnown: (word: string) => isSolid(exactly(word).terms) };
  const slots = typed.map(({ scores }) => scores);
  const reasons: Reason[] = typed.map((word, from) => ({ from, to: from + 1, words: [word] }));
  const add = ({ from, to, words }: OtherWords, { share = shareOfOthers, typos = 0 } = {}): void => {
    const found = words.map(exactly);
    addOthers(slots.slice(from, to), found, { share, typos });
    reasons.push({ from, to, words: found });
  };
  for (const other of query.others) add(other);
  for (const related of query.related) add(related, { share: shareOfRelated });
  for (const [from, { letters, terms }] of typed.entries()) {
    if (isComplete(terms)) continue;
    for (const words of splitWord(letters, isSplit)) add({ from, to: from + 1, words });
    const isFound = isSolid(terms) || (isInRules(from, query) && (slots[from]?.count ?? 0) > 0);
    if (isFound || query.isNeeded[from] === false) continue;
    const typos = fewestTypos(terms);
    const meant = meantWord(letters, rules, comparison, typos);
    if (meant === null) continue;
    const mistaken = { typos: terms.size === 0 ? 0 : typos };
    add({ from, to: from + 1, words: [meant] }, { share: 1, ...mistaken });
    for (const words of saidOtherwise(meant, rules)) add({ from, to: from + 1, words }, mistaken);
  }
  return { slots, reasons };
}
