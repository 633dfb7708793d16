/** Builds the index that ships with the site. The same documents and rules give the same bytes. */
import type { SearchDocument } from '@/lib/search/document';
import type { SearchedDocument } from '@/lib/search/isSearched';
import { fields } from '@/lib/search/ranking/searchFields';
import type { SearchRules } from '@/lib/search/searchRules';
import { indexFormat } from '@/lib/search/shipped/shippedIndex';
import type { ShippedIndex } from '@/lib/search/shipped/shippedIndex';
import { memoize } from '@/lib/shared/browser/memoize';
import { foldedWords, wordsOf } from '@/lib/shared/browser/spelling';
import { knownWords, markedCompounds } from '@/lib/search/words/compounds';
import { hiddenWords } from './documentWords';

/** Returns the document as engines search it. Fields that are not displayed are reduced to their words. */
export function searchedDocument(document: SearchDocument, stopWords: ReadonlySet<string>): SearchedDocument {
  // Only their words are needed.
  const { stata_id, spellings, ...shown } = document;
  const { keywords, indicatorSets, subjects, text } = hiddenWords({ ...shown, stata_id, spellings }, stopWords);
  const joined = (words: readonly string[]): string => [...new Set(words)].join(' ');
  return {
    ...shown,
    keywords: joined(keywords),
    indicatorSets: joined(indicatorSets),
    subjects: joined(subjects),
    // Sorted words compress better.
    text: joined(text.toSorted()),
  };
}

const reducersOf = new Map<string, (document: SearchDocument) => SearchedDocument>();

/** The function that reduces documents. Memoized by the stop words: most documents are those of the previous build. */
function reducerFor({ stopWords }: SearchRules): (document: SearchDocument) => SearchedDocument {
  const name = stopWords.join(' ');
  const known = reducersOf.get(name);
  if (known !== undefined) return known;
  const folded = new Set(stopWords.flatMap(foldedWords));
  const reduce = memoize((document: SearchDocument) => searchedDocument(document, folded));
  reducersOf.set(name, reduce);
  return reduce;
}

/** Returns the words of all fields. */
export function wordsIn(documents: readonly SearchedDocument[]): ReadonlySet<string> {
  const texts = documents.flatMap((document) => fields.map((field) => document[field] ?? ''));
  return new Set(texts.flatMap(wordsOf));
}

function compoundsIn(documents: readonly SearchedDocument[]): string {
  const words = wordsIn(documents);
  return markedCompounds(words, knownWords(words));
}

/** Returns the index. `language`: of the documents, BCP 47. */
export function buildIndex(documents: readonly SearchDocument[], rules: SearchRules, language: string): ShippedIndex {
  const shipped = documents.map(reducerFor(rules));
  const compounds = rules.language === 'deu' ? compoundsIn(shipped) : '';
  return { format: indexFormat, count: shipped.length, language, rules, compounds, documents: shipped };
}
