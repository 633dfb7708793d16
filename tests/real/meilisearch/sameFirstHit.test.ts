import { expect, inject, it } from 'vitest';
import type { SearchEngine } from '@/lib/browser/search/engine';
import type { Locale } from '@/content-types/locales';
import { locales } from '@/content-types/locales';
import { indexDocuments } from '@/lib/publish/search-index/indexing';
import { indexName } from '@/lib/browser/search/meilisearch/indexName';
import { createMeilisearchEngine } from '@/lib/browser/search/meilisearch/meilisearchEngine';
import { rulesByLocale } from '@/lib/browser/search/rules';
import { createShippedEngine } from '@/lib/browser/search/shipped/shippedEngine';
import { languageTag } from '@/lib/language/paths';
import { buildIndex } from '@/lib/site/search/buildIndex';
import { visitorQueries } from '../../fixtures/searchQueries/visitorQueries';
import { idsFor, searchEach } from '../../support/relevance';
import { sampleDocuments } from '../../support/sampleDocuments';

const prefix = 'same';

const leastSame = 0.95;

async function enginesFor(locale: Locale): Promise<readonly [SearchEngine, SearchEngine]> {
  const { url, masterKey: key } = inject('meilisearch');
  const documents = sampleDocuments(locale);
  const rules = rulesByLocale[locale];
  await indexDocuments(new Map([[locale, documents]]), { url, adminKey: key, prefix });
  return [
    createShippedEngine(buildIndex(documents, rules, languageTag[locale])),
    createMeilisearchEngine({ url, key, index: indexName(locale, prefix), rules, timeoutMs: 10_000 }),
  ];
}

it('B8.4 begins with the same hit as the index that ships with the site', { timeout: 240_000 }, async () => {
  const compared: { readonly words: string; readonly isSame: boolean }[] = [];
  for (const locale of locales) {
    const [shipped, server] = await enginesFor(locale);
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
  expect(1 - others.length / compared.length, report).toBeGreaterThanOrEqual(leastSame);
});
