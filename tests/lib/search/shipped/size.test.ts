import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { rulesByLocale } from '@/lib/search/rules';
import { buildIndex } from '@/lib/search/shipped/buildIndex';
import { createShippedEngine } from '@/lib/search/shipped/shippedEngine';
import { foldAccents } from '@/lib/search/spelling';
import { manyDocuments } from '../../../support/manyDocuments';
import { ask } from '../../../support/relevance';
import { haveRealIndicators, realIndicators, realIndicatorsHint } from '../../../support/realIndicators';
import { sampleDocuments } from '../../../support/sampleDocuments';

const documentCount = 2000;
const largestSize = 250_000;

const documents = manyDocuments(sampleDocuments('de'), documentCount);

/** The shortest of some runs: what the machine can do while others leave it alone. */
async function shortest(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 9; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

describe('the index of 2000 documents', () => {
  it.runIf(haveRealIndicators)(`has at most 250 kB after gzip when it is of indicators${realIndicatorsHint}`, () => {
    const index = buildIndex(manyDocuments(realIndicators(), documentCount), rulesByLocale.de, 'de');
    expect(gzipSync(JSON.stringify(index), { level: 6 }).length).toBeLessThan(largestSize);
  });

  it('is searched in less time than looking through the texts takes', async () => {
    const engine = createShippedEngine(buildIndex(documents, rulesByLocale.de, 'de'));
    const texts = documents.map(({ bezeichnung, beschreibung, text }) => bezeichnung + beschreibung + text);
    const looking = await shortest(() => texts.filter((text) => foldAccents(text).includes('bevolkerung')));
    const slowest = Math.max(
      await shortest(() => ask(engine, 'b')),
      await shortest(() => ask(engine, 'Bevölkerung')),
      await shortest(() => ask(engine, 'Wie viele Menschen lben in Rihen?')),
      await shortest(() => ask(engine, 'x'.repeat(200))),
    );
    expect(slowest).toBeLessThan(looking);
  });
});
