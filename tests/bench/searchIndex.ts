/**
 * `npm run bench:search`: how large the search index that ships with the site is at 2000 documents, and how long searches
 * in it take. The documents are varied from the office's indicators if they are next to the project, else from the
 * sample content. Times are of this machine; a phone takes about four times as long.
 */
import { gzipSync } from 'node:zlib';
import { checkIndex } from '@/lib/search/shipped/shippedIndex';
import { buildIndex } from '@/lib/search-index/buildIndex';
import { createShippedEngine } from '@/lib/search/shipped/shippedEngine';
import { manyDocuments } from '../support/manyDocuments';
import { haveRealIndicators } from '../support/real-indicators/office';
import { realIndicators } from '../support/realIndicators';
import { ask } from '../support/relevance';
import { sampleDocuments, sampleRules } from '../support/sampleDocuments';

const count = 2000;
const runs = 25;

const searches = [
  '',
  'b',
  'be',
  'bevölk',
  'Bevölkerung',
  'entwicklung',
  'quote leer',
  'Bevölkrung',
  'leerwonungsquote',
  'Krankenhausbetten',
  'Wie viele Menschen leben in Riehen?',
  'Miete Gundeli',
  'x'.repeat(200),
];

/** The usual time in milliseconds: the median of some runs. */
async function timeOf(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((left, right) => left - right)[Math.floor(runs / 2)] ?? 0;
}

function kilobytes(text: string): string {
  return `${(gzipSync(text, { level: 6 }).length / 1000).toFixed(1)} kB`;
}

const originals = haveRealIndicators ? realIndicators() : sampleDocuments('de');
const documents = manyDocuments(originals, count);
const json = JSON.stringify(buildIndex(documents, sampleRules('de'), 'de'));

const engine = createShippedEngine(buildIndex(documents, sampleRules('de'), 'de'));

console.log(`${count} documents from ${originals.length} ${haveRealIndicators ? 'indicators' : 'sample documents'}`);
console.log(`size after gzip   ${kilobytes(json)} (before: ${(json.length / 1000).toFixed(0)} kB)`);
const preparation = await timeOf(async () => {
  const index = checkIndex(JSON.parse(json));
  if (index !== null) await ask(createShippedEngine(index), 'x');
});
console.log(`read and prepare  ${preparation.toFixed(1)} ms`);
for (const words of searches) {
  const { total, match } = await ask(engine, words);
  const milliseconds = await timeOf(() => ask(engine, words));
  console.log(
    `${milliseconds.toFixed(2).padStart(6)} ms  ${String(total).padStart(4)} ${match.padEnd(4)}  ${words.slice(0, 40)}`,
  );
}
