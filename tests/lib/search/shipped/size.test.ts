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

/** The least processor time of some runs, in microseconds: what others do at the same time does not count. */
async function least(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 9; run += 1) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    times.push(user + system);
  }
  return Math.min(...times);
}

describe('the index of 2000 documents', () => {
  it.runIf(haveRealIndicators)(`has at most 600 kB after gzip when it is of indicators${realIndicatorsHint}`, () => {
    const index = buildIndex(manyDocuments(realIndicators(), documentCount), rulesByLocale.de, 'de');
    expect(gzipSync(JSON.stringify(index), { level: 6 }).length).toBeLessThan(largestSize);
  });

  it('is searched with less work than looking through the texts takes', async () => {
    const engine = createShippedEngine(buildIndex(documents, rulesByLocale.de, 'de'));
    const texts = documents.map(({ title, description, text }) => title + description + text);
    const looking = await least(() => texts.filter((text) => foldAccents(text).includes('bevolkerung')));
    const slowest = Math.max(
      await least(() => ask(engine, 'b')),
      await least(() => ask(engine, 'Bevölkerung')),
      await least(() => ask(engine, 'Wie viele Menschen lben in Rihen?')),
      await least(() => ask(engine, 'x'.repeat(200))),
    );
    expect(slowest).toBeLessThan(looking);
  });
});
