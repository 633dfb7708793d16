/** The searched words of a document, by field. */
import type { SearchDocument } from '@/lib/search/document';
import { foldAccents } from '@/lib/shared/browser/foldAccents';
import type { HiddenField } from '@/lib/search/ranking/searchFields';
import { foldUmlauts, wordsOf } from '@/lib/shared/browser/spelling';
import { furtherSpellings } from './documentSpellings';

/** Keywords include the number in the catalogue and the one in the id. */
function keywordsOf(document: SearchDocument): string {
  const { id, keywords, stata_id: number } = document;
  const [, numberInId = ''] = /-(\d+)$/.exec(id) ?? [];
  return [...keywords, ...furtherSpellings(document), numberInId, number ?? ''].join(' ');
}

/** The words of the text that are not displayed: displayed ones are searched anyway. */
function furtherWords(document: SearchDocument, stopWords: ReadonlySet<string>): readonly string[] {
  const { title, subtitle, description } = document;
  const shown = new Set(wordsOf([title, subtitle ?? '', description].join(' ')).map(foldAccents));
  return wordsOf(document.text).filter((word) => !shown.has(foldAccents(word)) && !stopWords.has(foldUmlauts(word)));
}

/** Returns the words that are searched but not displayed. `stopWords`: in all spellings. */
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
