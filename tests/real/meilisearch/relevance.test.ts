import { describe, expect, inject, it } from 'vitest';
import type { Locale } from '@/content-types/locales';
import { locales } from '@/content-types/locales';
import { indexDocuments } from '@/lib/search-index/server/indexing';
import type { SearchDocument } from '@/lib/search/document';
import type { SearchEngine } from '@/lib/search/engine';
import { indexName } from '@/lib/search/meilisearch/indexName';
import { createMeilisearchEngine } from '@/lib/search/meilisearch/meilisearchEngine';
import { createShippedEngine } from '@/lib/search/shipped/shippedEngine';
import { languageTag } from '@/lib/i18n/paths';
import { buildIndex } from '@/lib/search-index/buildIndex';
import { visitorQueries } from '../../fixtures/searchQueries/visitorQueries';
import { idsFor, searchEach } from '../../support/relevance';
import { enginesOf, relevanceTests } from '../../support/relevanceTests';
import { sampleDocuments, sampleRules } from '../../support/sampleDocuments';
import { valueAnswerTests } from '../../support/valueAnswerTests';

let made = 0;

async function makeEngine(locale: Locale, documents: readonly SearchDocument[]): Promise<SearchEngine> {
  const { url, masterKey: key } = inject('meilisearch');
  made += 1;
  const prefix = `relevance${made}`;
  await indexDocuments(new Map([[locale, { rules: sampleRules(locale), documents }]]), { url, adminKey: key, prefix });
  const index = indexName(locale, prefix);
  return createMeilisearchEngine({ url, key, index, rules: sampleRules(locale), timeoutMs: 10_000 });
}

describe('the search by a search server', () => {
  const engineIn = enginesOf(makeEngine);
  relevanceTests(engineIn, makeEngine);
  valueAnswerTests(engineIn);

  it('B8.4 begins with the same hit as the index that ships with the site', { timeout: 240_000 }, async () => {
    const compared: { readonly words: string; readonly isSame: boolean }[] = [];
    for (const locale of locales) {
      const documents = sampleDocuments(locale);
      const shipped = createShippedEngine(buildIndex(documents, sampleRules(locale), languageTag[locale]));
      const server = await engineIn(locale);
      const compare = async (words: string) => {
        const [[first], [other]] = await Promise.all([idsFor(shipped, words), idsFor(server, words)]);
        return { words: `${words} (${locale})`, isSame: first === other };
      };
      const own = visitorQueries.filter(({ language }) => language === locale);
      compared.push(...(await searchEach(own, ({ query }) => compare(query))));
    }
    const others = compared.filter(({ isSame }) => !isSame).map(({ words }) => words);
    const report = `${others.length} of ${compared.length} begin otherwise: ${others.join('; ')}`;
    console.info(report);
    expect(1 - others.length / compared.length, report).toBeGreaterThanOrEqual(0.95);
  });
});
