/** The `spellings` field of a document: its names in the ways people write them. */
import type { SearchDocument } from '@/lib/search/document';
import { foldedWords, wordsOf } from '@/lib/shared/browser/spelling';

type Names = Pick<SearchDocument, 'title' | 'subtitle' | 'keywords' | 'subjects' | 'indicatorSets'>;

/** Title, sub-title, keywords and subjects. */
function namesOf({ title, subtitle, keywords, subjects, indicatorSets }: Names): string {
  return [title, subtitle ?? '', ...keywords, ...subjects, ...indicatorSets].join(' ');
}

/** Leichte Sprache hyphenates long words, visitors do not: `Leer-Wohnung` is `Leerwohnung`, too. */
function undivided(text: string): readonly string[] {
  if (!text.includes('-')) return [];
  return (text.match(/(?<!\p{L})\p{L}+(?:-\p{L}+)+/gu) ?? []).map((word) => word.replaceAll('-', ''));
}

/** Returns the words of the names in the spellings people use. */
export function spellings(names: Names): string {
  const words = namesOf(names);
  return foldedWords([words, ...undivided(words)].join(' ')).join(' ');
}

/** Returns the spellings that do not follow from single words: hyphenated words written as one. */
export function furtherSpellings(document: SearchDocument): readonly string[] {
  const known = new Set(foldedWords(namesOf(document)));
  return wordsOf(document.spellings).filter((spelling) => !known.has(spelling));
}
