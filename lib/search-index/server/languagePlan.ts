/** The changes that bring an index up to date. */
import type { Settings } from 'meilisearch';
import type { Locale } from '@/content-types/locales';
import type { LanguageDocuments } from '../siteDocuments';
import { indexedDocuments, stateFields } from './indexedDocuments';
import type { DocumentState, IndexedDocument } from './indexedDocuments';
import { indexName } from '@/lib/search/meilisearch/indexName';
import type { SearchServer } from './searchServer';
import { settingsOf } from './settings';

/** Documents per request. One request is one task, which succeeds or fails as a whole. */
export const batchSize = 1000;

export interface LanguagePlan {
  readonly locale: Locale;
  /** The index that visitors search. */
  readonly live: string;
  readonly exists: boolean;
  readonly settings: Settings;
  readonly documents: readonly IndexedDocument[];
  /** New documents, and those that differ from the index. */
  readonly changed: readonly IndexedDocument[];
  /** Ids of documents in the index that should not be there. */
  readonly removed: readonly string[];
  /** Whether the update takes more than one step, which visitors would notice. */
  readonly needsNewIndex: boolean;
}

/** More documents than any index has. */
const everything = 1_000_000;

/** The state of the index; undefined if there is none. Read in one request, so that it is consistent. */
async function liveState({ ask }: SearchServer, live: string): Promise<readonly DocumentState[] | undefined> {
  const names = await ask('listing the indexes', (client) => client.getRawIndexes({ limit: everything }));
  if (!names.results.some(({ uid }) => uid === live)) return undefined;
  const { results } = await ask(`reading ${live}`, (client) =>
    client.index<DocumentState>(live).getDocuments({ fields: [...stateFields], limit: everything }),
  );
  return results;
}

/** Compares the documents of a language with its index. Throws SearchServerError. */
export async function planLanguage(
  server: SearchServer,
  locale: Locale,
  searched: LanguageDocuments,
  prefix: string,
): Promise<LanguagePlan> {
  const live = indexName(locale, prefix);
  const settings = settingsOf(searched.rules);
  const documents = indexedDocuments(searched.documents, settings);
  const state = await liveState(server, live);
  const before = new Map(state?.map((document) => [document.id, document]));
  const changed = documents.filter(({ id, checksum }) => before.get(id)?.checksum !== checksum);
  const ids = new Set(documents.map(({ id }) => id));
  const wanted = documents[0]?.settings;
  const needsNewIndex =
    state === undefined ||
    changed.length > batchSize ||
    // The settings of an empty index are unknown; they matter from the first document on.
    (wanted !== undefined && (before.size === 0 || [...before.values()].some((one) => one.settings !== wanted)));
  const removed = [...before.keys()].filter((id) => !ids.has(id));
  return { locale, live, exists: state !== undefined, settings, documents, changed, removed, needsNewIndex };
}
