/** Documents in the form of the search server. */
import { contentHash } from '@/lib/shared/contentHash';
import type { Settings } from 'meilisearch';
import type { SearchDocument } from '@/lib/search/document';
import { foldUmlauts, wordsOf } from '@/lib/shared/browser/spelling';
import type { ServerDocument } from '@/lib/search/meilisearch/answers';
import type { HiddenField } from '@/lib/search/ranking/searchFields';
import { searchedDocument, wordsIn } from '../buildIndex';
import { wordParts } from './wordParts';

/** A document with the fields that indexing and ranking need. */
export interface IndexedDocument extends SearchDocument {
  /** What the browser searches beside the displayed texts. */
  readonly words: Pick<ServerDocument, HiddenField | 'compounds'>;
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

export function indexedDocuments(documents: readonly SearchDocument[], settings: Settings): readonly IndexedDocument[] {
  const settingsHash = contentHash(settings);
  const stopWords = new Set(settings.stopWords);
  const { partsIn, wholeIn, compoundsIn } = wordParts(documents);
  return documents.map((document) => {
    const { title, subtitle, description } = document;
    const searched = searchedDocument(document, stopWords);
    const { keywords, indicatorSets, subjects, text } = searched;
    const names = [title, subtitle ?? '', ...document.keywords];
    const others = [...document.subjects, ...document.indicatorSets, description, document.text];
    const complete = {
      ...document,
      titleLength: title.length,
      wordParts: partsIn(names),
      words: { keywords, indicatorSets, subjects, text, compounds: compoundsIn(wordsIn([searched])) },
      uncut: document.language.startsWith('de') ? wholeIn(names) : '',
      textParts: `${partsIn(others)} ${umlautsSpelled(others)}`.trim(),
    };
    return { ...complete, checksum: contentHash(complete), settings: settingsHash };
  });
}
