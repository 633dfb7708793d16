/** Builds the index that ships with the site. The same documents and rules give the same bytes. */
import type { SearchDocument, SearchHit } from '@/lib/search/document';
import { fields } from '@/lib/search/ranking/searchFields';
import type { SearchRules } from '@/lib/search/searchRules';
import { indexFormat } from '@/lib/search/shipped/shippedIndex';
import type { ShippedDocument, ShippedIndex } from '@/lib/search/shipped/shippedIndex';
import { memoize } from '@/lib/shared/browser/memoize';
import { foldedWords, wordsOf } from '@/lib/shared/browser/spelling';
import { knownWords, markParts, partMark } from '@/lib/search/words/compounds';
import { hiddenWords } from './documentWords';

function hitOf(document: SearchDocument): SearchHit {
  const { id, kind, title, subtitle, description, url, value, preview, names, areas } = document;
  const { themes, updated, language } = document;
  return {
    id,
    kind,
    title,
    subtitle,
    description,
    url,
    value,
    preview,
    names,
    areas,
    themes,
    updated,
    language,
  };
}

/** Fields that are searched but not displayed are reduced to their words. `stopWords`: in all spellings. */
function shippedDocument(document: SearchDocument, stopWords: ReadonlySet<string>): ShippedDocument {
  const { keywords, indicatorSets, subjects, text } = hiddenWords(document, stopWords);
  const joined = (words: readonly string[]): string => [...new Set(words)].join(' ');
  const { divisions, year, weight, isScenario, answers } = document;
  return {
    ...hitOf(document),
    divisions,
    year,
    weight,
    isScenario,
    answers,
    keywords: joined(keywords),
    indicatorSets: joined(indicatorSets),
    subjects: joined(subjects),
    // Sorted words compress better.
    text: joined(text.toSorted()),
  };
}

const shippersOf = new Map<string, (document: SearchDocument) => ShippedDocument>();

/** The function that reduces documents. Memoized by the stop words: most documents are those of the previous build. */
function shipperFor({ stopWords }: SearchRules): (document: SearchDocument) => ShippedDocument {
  const name = stopWords.join(' ');
  const folded = new Set(stopWords.flatMap(foldedWords));
  const shipper = shippersOf.get(name) ?? memoize((document) => shippedDocument(document, folded));
  shippersOf.set(name, shipper);
  return shipper;
}

function compoundsIn(documents: readonly ShippedDocument[]): string {
  const texts = documents.flatMap((document) => fields.map((field) => document[field] ?? ''));
  const words = new Set(texts.flatMap(wordsOf));
  const known = knownWords(words);
  return Array.from(words, (word) => markParts(word, known))
    .filter((word) => word.includes(partMark))
    .join(' ');
}

/** Returns the index. `language`: of the documents, BCP 47. */
export function buildIndex(documents: readonly SearchDocument[], rules: SearchRules, language: string): ShippedIndex {
  const shipped = documents.map(shipperFor(rules));
  const compounds = rules.language === 'deu' ? compoundsIn(shipped) : '';
  return { format: indexFormat, count: shipped.length, language, rules, compounds, documents: shipped };
}
