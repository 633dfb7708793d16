/** Parts of German compounds: the search server only matches the start of words, but visitors also search for the rest. */
import type { SearchDocument } from '@/lib/search/document';
import { knownWords, markedCompounds, markParts, partMark } from '@/lib/search/words/compounds';
import type { KnownWords } from '@/lib/search/words/compounds';
import { withoutLinkingElement } from '@/lib/search/words/endings';
import { foldedWords, wordsOf } from '@/lib/shared/browser/spelling';

/** Capitalises the parts of nouns, because capitals mark nouns. */
function asIn(word: string, part: string): string {
  return /^\p{Lu}/u.test(word) ? part.slice(0, 1).toUpperCase() + part.slice(1) : part;
}

/**
 * The rest of a word from each part on, each part alone, and their own parts: for `Leerwohnungsquote` `quote`,
 * `leerwohnung`, `leer` and `wohnung`.
 */
function piecesOf(word: string, known: KnownWords): readonly string[] {
  const parts = markParts(word, known).split(partMark);
  if (parts.length < 2) return [];
  const ends = parts.slice(1).map((_, index) => parts.slice(index + 1).join(''));
  const alone = parts.slice(0, -1).flatMap((part) => [part, withoutLinkingElement(part)]);
  const pieces = [...ends, ...alone];
  return [...pieces, ...pieces.flatMap((piece) => piecesOf(asIn(word, piece), known))];
}

function textsOf(document: SearchDocument): readonly string[] {
  const { title, subtitle, keywords, subjects, indicatorSets, description, text } = document;
  return [title, subtitle ?? '', ...keywords, ...subjects, ...indicatorSets, description, text];
}

/** Shorter words are not worth splitting. */
const shortestCompound = 8;

export interface WordParts {
  /** The parts of the compounds in these texts, in all spellings. */
  readonly partsIn: (texts: readonly string[]) => string;
  /** The compounds among these words, with their parts marked, separated by spaces. */
  readonly compoundsIn: (words: Iterable<string>) => string;
  /** Long words in the texts without known parts, which the server's dictionary may know. */
  readonly wholeIn: (texts: readonly string[]) => string;
}

/** Returns functions that split compounds into parts known from the words of all German documents. */
export function wordParts(documents: readonly SearchDocument[]): WordParts {
  const german = documents.filter(({ language }) => language.startsWith('de'));
  const known = knownWords(german.flatMap(textsOf).flatMap(wordsOf));
  const piecesByWord = new Map<string, readonly string[]>();
  const pieces = (word: string): readonly string[] => {
    const found = piecesByWord.get(word) ?? piecesOf(word, known);
    piecesByWord.set(word, found);
    return found;
  };
  const isWhole = (word: string): boolean => word.length >= shortestCompound && pieces(word).length === 0;
  return {
    compoundsIn: (words) => markedCompounds(words, known),
    partsIn: (texts) => foldedWords(texts.flatMap(wordsOf).flatMap(pieces).join(' ')).join(' '),
    wholeIn: (texts) => texts.flatMap(wordsOf).filter(isWhole).join(' '),
  };
}
