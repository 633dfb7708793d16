import { describe, inject } from 'vitest';
import { indexDocuments } from '@/lib/publish/search-index/indexing';
import { indexName } from '@/lib/browser/search/meilisearch/indexName';
import { createMeilisearchEngine } from '@/lib/browser/search/meilisearch/meilisearchEngine';
import { rulesByLocale } from '@/lib/browser/search/rules';
import { relevanceTests } from '../../support/relevanceTests';

describe('the search by a search server', () => {
  let made = 0;
  relevanceTests(async (locale, documents) => {
    const { url, masterKey: key } = inject('meilisearch');
    const prefix = `relevance${(made += 1)}`;
    await indexDocuments(new Map([[locale, documents]]), { url, adminKey: key, prefix });
    return createMeilisearchEngine({
      url,
      key,
      index: indexName(locale, prefix),
      rules: rulesByLocale[locale],
      timeoutMs: 10_000,
    });
  });
});
