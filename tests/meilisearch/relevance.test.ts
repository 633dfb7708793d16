import { describe, inject } from 'vitest';
import { indexDocuments } from '@/lib/search/meilisearch/indexing';
import { indexName } from '@/lib/search/meilisearch/indexName';
import { createMeilisearchEngine } from '@/lib/search/meilisearch/meilisearchEngine';
import { relevanceTests } from '../support/relevanceTests';

describe('the search by a search server', () => {
  let made = 0;
  relevanceTests(async (locale, documents) => {
    const { url, masterKey: key } = inject('meilisearch');
    const prefix = `relevance${(made += 1)}`;
    await indexDocuments(new Map([[locale, documents]]), { url, adminKey: key, prefix });
    return createMeilisearchEngine({ url, key, index: indexName(locale, prefix), timeoutMs: 10_000 });
  });
});
