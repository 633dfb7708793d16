/** A small index of its own for a test file. */
import { Meilisearch } from 'meilisearch';
import { inject } from 'vitest';
import type { Locale } from '@/content-types/locales';
import type { SearchEngine } from '@/lib/search/engine';
import { indexedDocuments } from '@/lib/search-index/server/indexedDocuments';
import { createMeilisearchEngine } from '@/lib/search/meilisearch/meilisearchEngine';
import { rulesByLocale } from '../../support/searchRules';
import { settingsOf } from '@/lib/search-index/server/settings';
import { documentOf } from '../../fixtures/searchDocuments';
import type { Sketch } from '../../fixtures/searchDocuments';

/** The server loads its dictionaries with the first documents, which takes a while on a busy machine. */
const patience = { timeout: 60_000 };

/** Fills the index with the settings of the language; the engine has a key that can only search in it. */
export async function fillIndex(index: string, locale: Locale, sketches: readonly Sketch[]): Promise<SearchEngine> {
  const { url, masterKey } = inject('meilisearch');
  const client = new Meilisearch({ host: url, apiKey: masterKey });
  const settings = settingsOf(rulesByLocale[locale]);
  await client.createIndex(index, { primaryKey: 'id' }).waitTask(patience);
  await client.index(index).updateSettings(settings).waitTask(patience);
  const documents = indexedDocuments(sketches.map(documentOf), settings);
  await client
    .index(index)
    .addDocuments([...documents])
    .waitTask(patience);
  const { key } = await client.createKey({ actions: ['search'], indexes: [index], expiresAt: null });
  return createMeilisearchEngine({ url, key, index, rules: rulesByLocale[locale] });
}
