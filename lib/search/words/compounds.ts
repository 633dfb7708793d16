/**
 * Splits German compounds: `Leerwohnungsquote` is `Leer_wohnungs_quote`. Runs at build time on the words of all
 * documents, so that the browser has nothing to split.
 */

/** Marks the start of a part; no word contains it. */
export const partMark = '_';

/** Linking elements between parts, and endings that only inflect a word. */
const joints = ['s', 'es', 'n', 'en', 'e', 'er', 'ns'];
const forms = ['n', 'en', 'e', 's', 'es', 'er', 'ern', 'nen'];

/** Prefixes that change the meaning of the rest: `Vermutung`, `Ausländer`. */
const prefixes =
  'ab an auf aus be bei da dar durch ein ent er fort ge gegen hin her inner ausser los miss mit nach über um un unter ver vor weg weiter wider wieder zer zu zurück zusammen zwischen';

const beginnings = new Set(prefixes.split(' '));

const shortestPart = 3;
const shortestWord = 4;
const shortestUnknownEnd = 5;

/** Words of all documents in lower case. `isNoun`: occurs with a capital; `isOther`: occurs without. */
export type KnownWords = ReadonlyMap<string, { readonly isNoun: boolean; readonly isOther: boolean }>;

const costs = { known: 10, joined: 12, unknown: 30 } as const;

/** Rules out splits with more than one unknown part. */
const highestCost = 60;

export function knownWords(words: Iterable<string>): KnownWords {
  const known = new Map<string, { isNoun: boolean; isOther: boolean }>();
  for (const word of words) {
    if (!/^\p{L}+$/u.test(word)) continue;
    const key = word.toLowerCase();
    const entry = known.get(key) ?? { isNoun: false, isOther: false };
    if (/^\p{Lu}/u.test(word)) entry.isNoun = true;
    else entry.isOther = true;
    known.set(key, entry);
  }
  return known;
}

/** A word of three letters counts only if it is a noun: `Bau`, but not `und`. */
function isKnown(piece: string, known: KnownWords): boolean {
  const entry = known.get(piece);
  if (entry === undefined || beginnings.has(piece)) return false;
  return piece.length >= shortestWord || (piece.length === shortestPart && entry.isNoun && !entry.isOther);
}

function without(piece: string, endings: readonly string[]): readonly string[] {
  return endings.filter((ending) => piece.endsWith(ending)).map((ending) => piece.slice(0, -ending.length));
}

/** The cost of a part other than the last; null if it cannot be one. */
function costOfPart(piece: string, isFirst: boolean, known: KnownWords): number | null {
  if (isKnown(piece, known)) return costs.known;
  if (without(piece, joints).some((core) => isKnown(core, known))) return costs.joined;
  const isPossible = isFirst && piece.length >= shortestWord && !beginnings.has(piece);
  return isPossible ? costs.unknown : null;
}

/** The cost of the last part, which decides the word class: a noun ends with a noun. Null if it cannot be one. */
function costOfEnd(piece: string, isNoun: boolean, known: KnownWords): number | null {
  const fits = (core: string): boolean => {
    const entry = known.get(core);
    return entry !== undefined && isKnown(core, known) && (isNoun ? entry.isNoun : entry.isOther);
  };
  if (fits(piece)) return costs.known;
  if (without(piece, forms).some(fits)) return costs.joined;
  // Accept an unknown end of a noun: `Bevölkerungs_entwicklung`, even if no text contains `Entwicklung`.
  return isNoun && piece.length >= shortestUnknownEnd ? costs.unknown : null;
}

interface Split {
  readonly cost: number;
  /** Start of each part but the first. */
  readonly starts: readonly number[];
}

/** The cheapest split of the word; undefined if there is none. */
function cheapest(word: string, isNoun: boolean, known: KnownWords): Split | undefined {
  const best = new Map<number, Split>([[0, { cost: 0, starts: [] }]]);
  for (let end = shortestPart; end <= word.length; end += 1) {
    for (const [start, { cost, starts }] of [...best]) {
      if (end - start < shortestPart || (start === 0 && end === word.length)) continue;
      const piece = word.slice(start, end);
      const added = end === word.length ? costOfEnd(piece, isNoun, known) : costOfPart(piece, start === 0, known);
      if (added === null) continue;
      const total = cost + added;
      if (total < (best.get(end)?.cost ?? highestCost))
        best.set(end, { cost: total, starts: start === 0 ? [] : [...starts, start] });
    }
  }
  return best.get(word.length);
}

/** Returns the word with a mark before each part but the first; unchanged if it is not a compound. */
export function markParts(word: string, known: KnownWords): string {
  const lower = word.toLowerCase();
  if (lower.length < 2 * shortestPart || lower.length !== word.length || !/^\p{L}+$/u.test(word)) return word;
  const isNoun = /^\p{Lu}/u.test(word);
  const starts = cheapest(lower, isNoun, known)?.starts ?? [];
  const ends = [...starts.slice(1), word.length];
  return word.slice(0, starts[0]) + starts.map((start, index) => partMark + word.slice(start, ends[index])).join('');
}

/** Returns the compounds among these words, with their parts marked, separated by spaces. */
export function markedCompounds(words: Iterable<string>, known: KnownWords): string {
  return Array.from(words, (word) => markParts(word, known))
    .filter((word) => word.includes(partMark))
    .join(' ');
}
