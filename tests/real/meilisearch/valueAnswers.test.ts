import { describe, inject } from 'vitest';
import { indexName } from '@/lib/browser/search/meilisearch/indexName';
import { createMeilisearchEngine } from '@/lib/browser/search/meilisearch/meilisearchEngine';
import { rulesByLocale } from '@/lib/browser/search/rules';
import { indexDocuments } from '@/lib/publish/search-index/indexing';
import { valueAnswerTests } from '../../support/valueAnswerTests';

describe('searches by a search server', () => {
  valueAnswerTests(async (locale, documents) => {
    const { url, masterKey: key } = inject('meilisearch');
    await indexDocuments(new Map([[locale, documents]]), { url, adminKey: key, prefix: 'answers' });
    const index = indexName(locale, 'answers');
    return createMeilisearchEngine({ url, key, index, rules: rulesByLocale[locale], timeoutMs: 10_000 });
  });
});
