/** The documents as the search server holds them. */
import { contentHash } from '@/lib/content/contentHash';
import type { Settings } from 'meilisearch';
import type { SearchDocument } from '../document';

/** A document with what the indexing needs. None of the additional fields is part of a hit. */
export interface IndexedDocument extends SearchDocument {
  /** Letters of the title: of equal hits the shorter one is nearer to what was typed. */
  readonly titellaenge: number;
  /** Changes with anything else in the document. */
  readonly pruefsumme: string;
  /** Changes with the settings of the index. It is kept here because documents and settings go live together. */
  readonly einstellungen: string;
}

/** What is kept of a document to compare it with a newer one. */
export type DocumentState = Pick<IndexedDocument, 'id' | 'pruefsumme' | 'einstellungen'>;

export const stateFields = ['id', 'pruefsumme', 'einstellungen'] as const satisfies (keyof DocumentState)[];

export function indexedDocuments(documents: readonly SearchDocument[], settings: Settings): readonly IndexedDocument[] {
  const einstellungen = contentHash(settings);
  return documents.map((document) => {
    const complete = { ...document, titellaenge: document.bezeichnung.length };
    return { ...complete, pruefsumme: contentHash(complete), einstellungen };
  });
}
