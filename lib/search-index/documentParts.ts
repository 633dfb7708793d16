/** Parts that all search documents share. */
import type { SearchDocument } from '@/lib/search/document';
import { normalizePunctuation } from '@/lib/shared/browser/spelling';

/** Defaults for the fields of a document. */
export const emptyDocument = {
  subtitle: null,
  value: null,
  preview: null,
  names: [],
  areas: null,
  stata_id: null,
  themes: [],
  indicatorSets: [],
  subjects: [],
  divisions: [],
  year: null,
  updated: null,
  keywords: [],
  weight: 1,
  isScenario: false,
  answers: [],
} as const;

type Texts = Pick<
  SearchDocument,
  'title' | 'subtitle' | 'description' | 'text' | 'keywords' | 'subjects' | 'indicatorSets' | 'names'
>;

/** Returns the document with the punctuation of its texts normalized. */
export function withNormalizedPunctuation<Document extends Texts>(document: Document): Document {
  const { title, subtitle, description, text, keywords, subjects, indicatorSets, names } = document;
  return {
    ...document,
    title: normalizePunctuation(title),
    subtitle: subtitle === null ? null : normalizePunctuation(subtitle),
    description: normalizePunctuation(description),
    text: normalizePunctuation(text),
    keywords: keywords.map(normalizePunctuation),
    subjects: subjects.map(normalizePunctuation),
    indicatorSets: indicatorSets.map(normalizePunctuation),
    names: names.map(normalizePunctuation),
  };
}

/** Appends the names of the region, so that including them in a search does not lose hits. */
export function withRegionNames(text: string, names: readonly string[]): string {
  return [text, ...names].join(' ').trim();
}

/** Returns the id of an entry. The search server allows only letters without accents, digits, `-` and `_`; others are encoded. */
export function idOf({ type, key }: { readonly type: string; readonly key: string }): string {
  return `${type}-${key}`.replace(/[^\w-]/gu, (letter) => `_${letter.codePointAt(0)?.toString(16) ?? ''}`);
}
