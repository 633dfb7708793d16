import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { rulesByLocale } from '../../../support/searchRules';
import { buildIndex } from '@/lib/search-index/buildIndex';
import { createShippedEngine } from '@/lib/search/shipped/shippedEngine';
import { foldAccents } from '@/lib/shared/browser/foldAccents';
import { documentOf } from '../../../fixtures/searchDocuments';
import { manyDocuments } from '../../../support/manyDocuments';
import { ask } from '../../../support/relevance';
import { haveRealIndicators, realIndicatorsHint } from '../../../support/real-indicators/office';
import { realIndicators } from '../../../support/realIndicators';

const documentCount = 2000;
const largestSize = 600_000;

/** As long as the texts of articles. */
const written = ['Bevölkerung', 'Wohnungen', 'Menschen in Riehen'].map((title, place) =>
  documentOf({
    id: `a-${place}`,
    title,
    text: `${title} leben, wohnen und arbeiten im Quartier. `.repeat(40),
  }),
);

const documents = manyDocuments(written, documentCount);

/** The processor time of some work, in microseconds: what others do at the same time does not count. */
async function processorTime(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/** The least of some runs of each, in turn: a machine that is slow for a while is so for all. */
async function leastTimes(works: readonly (() => unknown)[]): Promise<readonly number[]> {
  const least = works.map(() => Infinity);
  for (let run = 0; run < 9; run += 1) {
    for (const [place, work] of works.entries()) {
      least[place] = Math.min(least[place] ?? Infinity, await processorTime(work));
    }
  }
  return least;
}

describe('the index of 2000 documents', () => {
  it.runIf(haveRealIndicators)(`has at most 600 kB after gzip when it is of indicators${realIndicatorsHint}`, () => {
    const index = buildIndex(manyDocuments(realIndicators(), documentCount), rulesByLocale.de, 'de');
    expect(gzipSync(JSON.stringify(index), { level: 6 }).length).toBeLessThan(largestSize);
  });

  it('is searched with less work than looking through the texts takes', async () => {
    const engine = createShippedEngine(buildIndex(documents, rulesByLocale.de, 'de'));
    const texts = documents.map(({ title, description, text }) => title + description + text);
    const searches = ['b', 'Bevölkerung', 'Wie viele Menschen lben in Rihen?', 'x'.repeat(200)];
    const [looking = 0, ...searching] = await leastTimes([
      () => texts.filter((text) => foldAccents(text).includes('bevolkerung')),
      ...searches.map((search) => () => ask(engine, search)),
    ]);
    expect(Math.max(...searching)).toBeLessThan(looking);
  });
});
