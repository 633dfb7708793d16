/** The words of a document by the field in which they weigh. */
import type { SearchDocument } from '@/lib/search/document';
import { foldAccents } from '@/lib/shared/browser/foldAccents';
import type { HiddenField } from '@/lib/search/ranking/searchFields';
import { foldUmlauts, wordsOf } from '@/lib/shared/browser/spelling';
import { furtherSpellings } from './documentSpellings';

/** A document is found by its number in the catalogue, and by the one in its id, as by its keywords. */
function keywordsOf(document: SearchDocument): string {
  const { id, keywords, stata_id: number } = document;
  const [, numberInId = ''] = /-(\d+)$/.exec(id) ?? [];
  return [...keywords, ...furtherSpellings(document), numberInId, number ?? ''].join(' ');
}

/** What is shown can be found, too: the text adds only the words that are not. */
function furtherWords(document: SearchDocument, stopWords: ReadonlySet<string>): readonly string[] {
  const { title, subtitle, description } = document;
  const shown = new Set(wordsOf([title, subtitle ?? '', description].join(' ')).map(foldAccents));
  return wordsOf(document.text).filter((word) => !shown.has(foldAccents(word)) && !stopWords.has(foldUmlauts(word)));
}

/** What is found and not shown. `stopWords`: in all spellings. */
export function hiddenWords(
  document: SearchDocument,
  stopWords: ReadonlySet<string>,
): { readonly [Field in HiddenField]: readonly string[] } {
  return {
    keywords: wordsOf(keywordsOf(document)),
    indicatorSets: wordsOf(document.indicatorSets.join(' ')),
    subjects: wordsOf(document.subjects.join(' ')),
    text: furtherWords(document, stopWords),
  };
}
