/** The parts of German compounds: the search server finds beginnings of words only, visitors also look for the rest. */
import type { SearchDocument } from '@/lib/search/document';
import { knownWords, markParts, partMark } from '@/lib/search/words/compounds';
import type { KnownWords } from '@/lib/search/words/compounds';
import { withoutLinkingElement } from '@/lib/search/words/endings';
import { foldedWords, wordsOf } from '@/lib/shared/browser/spelling';

/** Parts of nouns are taken for nouns; capitals tell which words are. */
function asIn(word: string, part: string): string {
  return /^\p{Lu}/u.test(word) ? part.slice(0, 1).toUpperCase() + part.slice(1) : part;
}

/**
 * Everything that begins at a part, each part alone, and their parts: of `Leerwohnungsquote` are `quote`,
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

/** Shorter words are no compounds that need to be cut. */
const shortestCompound = 8;

export interface WordParts {
  /** The parts of the compounds in these texts, in all spellings. */
  readonly partsIn: (texts: readonly string[]) => string;
  /** A word with the marks of its parts. */
  readonly marked: (word: string) => string;
  /** Long words in them of which no parts are known: the dictionary of the server may know some. */
  readonly wholeIn: (texts: readonly string[]) => string;
}

/** How texts are taken apart. Which parts there are is told by the words of all German documents. */
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
    marked: (word) => markParts(word, known),
    partsIn: (texts) => foldedWords(texts.flatMap(wordsOf).flatMap(pieces).join(' ')).join(' '),
    wholeIn: (texts) => texts.flatMap(wordsOf).filter(isWhole).join(' '),
  };
}
