/** What every document of the search has, whatever it is of. */
import type { SearchDocument } from '@/lib/search/document';
import { plainMarks } from '@/lib/shared/browser/spelling';

/** What is not known of a document. */
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

/** The document with its texts as they are searched. */
export function withPlainMarks<Document extends Texts>(document: Document): Document {
  const { title, subtitle, description, text, keywords, subjects, indicatorSets, names } = document;
  return {
    ...document,
    title: plainMarks(title),
    subtitle: subtitle === null ? null : plainMarks(subtitle),
    description: plainMarks(description),
    text: plainMarks(text),
    keywords: keywords.map(plainMarks),
    subjects: subjects.map(plainMarks),
    indicatorSets: indicatorSets.map(plainMarks),
    names: names.map(plainMarks),
  };
}

/** The text with the names of the region, so that a search that holds them finds no fewer documents. */
export function inRegion(text: string, names: readonly string[]): string {
  return [text, ...names].join(' ').trim();
}

/** The search server takes letters without accents, digits, `-` and `_`; editors' addresses may hold others. */
export function idOf({ type, key }: { readonly type: string; readonly key: string }): string {
  return `${type}-${key}`.replace(/[^\w-]/gu, (letter) => `_${letter.codePointAt(0)?.toString(16) ?? ''}`);
}
