/** Documents in the form of the search server. */
import { contentHash } from '@/lib/shared/contentHash';
import type { Settings } from 'meilisearch';
import type { SearchDocument } from '@/lib/search/document';
import { foldUmlauts, wordsOf } from '@/lib/shared/browser/spelling';
import type { HitWords } from '@/lib/search/meilisearch/hitWords';
import type { FieldTexts } from '@/lib/search/ranking/searchFields';
import { hiddenWords } from '../documentWords';
import { wordParts } from './wordParts';

/** A document with the fields that indexing and ranking need. */
export interface IndexedDocument extends SearchDocument, HitWords {
  /** Length of the title: among equal hits the shorter title is closer to the search. */
  readonly titleLength: number;
  /** Parts of the compounds in title, subtitle and keywords. */
  readonly wordParts: string;
  /** Long words in title, subtitle and keywords that could not be split. */
  readonly uncut: string;
  /** Parts of the compounds in all other texts, and their words with umlauts spelled out. */
  readonly textParts: string;
  /** Hash of everything else in the document. */
  readonly checksum: string;
  /** Hash of the index settings. Stored here because documents and settings go live together. */
  readonly settings: string;
}

/** The fields that are read back to compare a document with a newer one. */
export type DocumentState = Pick<IndexedDocument, 'id' | 'checksum' | 'settings'>;

export const stateFields = ['id', 'checksum', 'settings'] as const satisfies (keyof DocumentState)[];

/** Words with umlauts spelled out: the server folds `ä` to `a`, not to `ae`. */
function umlautsSpelled(texts: readonly string[]): string {
  const words = texts.flatMap(wordsOf).filter((word) => /[äöü]/iu.test(word.normalize('NFC')));
  return [...new Set(words.map(foldUmlauts))].join(' ');
}

type Packing = { readonly [Name in 'packed' | 'set']: (words: readonly string[]) => string };

/** The words of each field. The title keeps repeated words, because their number matters. */
function wordsByField(document: SearchDocument, stopWords: ReadonlySet<string>, { packed, set }: Packing): FieldTexts {
  const { title, subtitle, description } = document;
  const { keywords, indicatorSets, subjects, text } = hiddenWords(document, stopWords);
  return {
    title: packed(wordsOf(title)),
    subtitle: set(wordsOf(subtitle ?? '')),
    description: set(wordsOf(description)),
    keywords: set(keywords),
    indicatorSets: set(indicatorSets),
    subjects: set(subjects),
    text: set(text),
  };
}

export function indexedDocuments(documents: readonly SearchDocument[], settings: Settings): readonly IndexedDocument[] {
  const settingsHash = contentHash(settings);
  const stopWords = new Set(settings.stopWords);
  const { partsIn, wholeIn, marked } = wordParts(documents);
  const packed = (words: readonly string[]): string => words.map(marked).join(' ');
  const set = (words: readonly string[]): string => packed([...new Set(words)]);
  return documents.map((document) => {
    const { title, subtitle, keywords, subjects, indicatorSets, description, text } = document;
    const names = [title, subtitle ?? '', ...keywords];
    const others = [...subjects, ...indicatorSets, description, text];
    const complete = {
      ...document,
      titleLength: title.length,
      wordParts: partsIn(names),
      words: wordsByField(document, stopWords, { packed, set }),
      uncut: document.language.startsWith('de') ? wholeIn(names) : '',
      textParts: `${partsIn(others)} ${umlautsSpelled(others)}`.trim(),
    };
    return { ...complete, checksum: contentHash(complete), settings: settingsHash };
  });
}
