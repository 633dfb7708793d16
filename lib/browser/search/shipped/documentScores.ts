/** How well each document holds each word of a search. */
import { isSolid, matchExactly, matchWord } from './matchWord';
import type { Comparison, TermMatches } from './matchWord';
import { nameBits, titleBit, weightOfFields } from './postings';
import type { Postings } from './postings';
import type { OtherWords, Query, QueryRules } from './query';
import { splitWord } from './splitWord';

/** A value for each document; 0: it does not hold the word. */
export interface WordScores {
  readonly scores: Float64Array;
  readonly typos: Uint8Array;
  /** 1 if the word is in the name. */
  readonly named: Uint8Array;
  /** How many documents hold the word. */
  count: number;
}

/** What a search is compared with. */
export interface ScoreContext {
  readonly comparison: Comparison;
  readonly postings: Postings;
  readonly rules: QueryRules;
}

/** The extra weight of a word that is the whole title. */
const wholeTitle = 3;

/** What means the same is found after the word itself. */
const shareOfOthers = 0.8;

/** Parts, forms and beginnings make a name; fragments and mistakes do not. */
const namingQuality = 0.5;

function emptyScores(documents: number): WordScores {
  return {
    scores: new Float64Array(documents),
    typos: new Uint8Array(documents),
    named: new Uint8Array(documents),
    count: 0,
  };
}

function scoresOf(matches: TermMatches, postings: Postings): WordScores {
  const { starts, documents, fields, titleLengths } = postings;
  const found = emptyScores(titleLengths.length);
  const { scores, typos, named } = found;
  // Without mistakes first: a document with the right word does not count as mistyped.
  const ordered = [...matches].sort(([, left], [, right]) => left.typos - right.typos);
  for (const [term, { quality, typos: mistakes }] of ordered) {
    const end = starts[term + 1] ?? 0;
    for (let place = starts[term] ?? 0; place < end; place += 1) {
      const document = documents[place] ?? 0;
      const bits = fields[place] ?? 0;
      const known = scores[document] ?? 0;
      if (known > 0 && (typos[document] ?? 0) < mistakes) continue;
      const inTitle = (bits & titleBit) === 0 ? 0 : wholeTitle / (titleLengths[document] ?? 1);
      if (known === 0) found.count += 1;
      typos[document] = mistakes;
      scores[document] = Math.max(known, quality * ((weightOfFields[bits] ?? 0) + inTitle));
      if (quality >= namingQuality && (bits & nameBits) !== 0) named[document] = 1;
    }
  }
  return found;
}

/** Adds documents that hold all words of another way to say it. */
function addOthers(
  slots: readonly WordScores[],
  { words }: Pick<OtherWords, 'words'>,
  scoresFor: (word: string) => WordScores,
): void {
  const [first, ...further] = words.map(scoresFor);
  if (first === undefined) return;
  for (let document = 0; document < first.scores.length; document += 1) {
    const score = first.scores[document] ?? 0;
    if (score === 0) continue;
    const weakest =
      shareOfOthers * further.reduce((least, { scores }) => Math.min(least, scores[document] ?? 0), score);
    if (weakest === 0) continue;
    const isNamed = [first, ...further].every(({ named }) => named[document] === 1);
    for (const slot of slots) {
      const known = slot.scores[document] ?? 0;
      if (known === 0) slot.count += 1;
      if (weakest <= known) continue;
      slot.scores[document] = weakest;
      slot.typos[document] = 0;
      if (isNamed) slot.named[document] = 1;
    }
  }
}

/** For each word of the query its documents; words that mean the same count as the word. */
export function scoreWords(query: Query, context: ScoreContext): readonly WordScores[] {
  const { comparison, postings } = context;
  const exactly = new Map<string, WordScores>();
  const scoresFor = (word: string): WordScores => {
    const known = exactly.get(word) ?? scoresOf(matchExactly(word, comparison), postings);
    exactly.set(word, known);
    return known;
  };
  const slots = query.words.map((word, index) => {
    const matches = matchWord(word, index === query.words.length - 1, comparison);
    return { scores: scoresOf(matches, postings), isFound: isSolid(matches) };
  });
  const scores = slots.map((slot) => slot.scores);
  for (const other of query.others) addOthers(scores.slice(other.from, other.to), other, scoresFor);
  const split = { rules: context.rules, isKnown: (word: string) => isSolid(matchExactly(word, comparison)) };
  for (const [index, word] of query.words.entries()) {
    if (slots[index]?.isFound === true || (scores[index]?.count ?? 0) > 0) continue;
    for (const words of splitWord(word, split)) addOthers(scores.slice(index, index + 1), { words }, scoresFor);
  }
  return scores;
}
