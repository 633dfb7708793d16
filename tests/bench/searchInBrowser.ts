/**
 * `npm run bench:search:browser`: how long a search takes, and the page stands still, with the index that ships with the site,
 * in the page and in a worker, and with a search server on this machine, behind nginx as in `deploy` if that is installed. The
 * browser's processor is slowed down four times as on a telephone, those of the servers are not. The indexes are made of many documents as in `searchIndex.ts`.
 */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { z } from 'zod';
import { listen, stopServer, serverUrl } from '@/lib/shared/listen';
import { systemBrowser } from '@/lib/commands/ensureBrowser.mjs';
import { indexName } from '@/lib/search/meilisearch/indexName';
import { indexDocuments } from '@/lib/search-index/server/indexing';
import { buildIndex } from '@/lib/search-index/buildIndex';
import { forSearchHost, startVisitorsServer } from '../real/deploy/testSearchServer';
import { manyDocuments } from '../support/manyDocuments';
import { sampleDocuments, sampleRules } from '../support/sampleDocuments';

const sizes = [205, 2000, 5000, 10_000];
const slowdown = 4;
const words = ['b', 'Bevölkerung', 'Wie viele Menschen leben in Riehen?', 'Bevölkrung'];

/** The code of the page: opens the index at the address or of the server, and notes how long the page did nothing else. */
const code = `
import { createMeilisearchEngine } from './lib/search/meilisearch/meilisearchEngine';
import { loadShippedEngine } from './lib/search/shipped/loadShippedEngine';
import { noFilters } from './lib/search/engine';
const rules = ${JSON.stringify(sampleRules('de'))};
const open = (index) => typeof index === 'string'
  ? loadShippedEngine(index)
  : createMeilisearchEngine({ ...index, rules, timeoutMs: 60_000 });
globalThis.measure = async (index, words) => {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const request = (text) => ({ words: text, filters: noFilters, sort: 'relevanz', page: 1, pageSize: 20 });
  const start = performance.now();
  const engine = await open(index);
  const ready = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 50));
  const still = longest;
  longest = 0;
  const medians = [];
  for (const text of words) {
    const times = [];
    for (let run = 0; run < 9; run += 1) {
      const begun = performance.now();
      await engine.search(request(text), new AbortController().signal);
      times.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    medians.push(times.sort((one, other) => one - other)[4]);
  }
  clearInterval(timer);
  return { ready, still, search: Math.max(...medians), stillSearching: longest };
};`;

const measuredSchema = z.object({
  ready: z.number(),
  still: z.number(),
  search: z.number(),
  stillSearching: z.number(),
});

async function filesOf(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir: '/assets',
    entryNames: 'page',
    chunkNames: '[name]-[hash]',
    write: false,
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}

async function serve(files: ReadonlyMap<string, string>): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer(({ url = '' }, response) => {
    const found = files.get(url);
    const type = url.endsWith('.js') ? 'text/javascript' : 'application/json';
    const page = '<!doctype html><script type="module" src="/assets/page.js"></script>';
    response.writeHead(200, { 'content-type': found === undefined ? 'text/html' : type });
    response.end(found ?? page);
  });
  return { server, url: serverUrl('127.0.0.1', await listen(server)) };
}

type Engine = 'page' | 'worker' | 'server';

async function measure(page: Page, size: number, engine: Engine, index: unknown): Promise<string> {
  const parameters = [index, words].map((value) => JSON.stringify(value)).join();
  const measured = measuredSchema.parse(
    await page.evaluate(`${engine === 'page' ? 'delete globalThis.Worker;' : ''} measure(${parameters})`),
  );
  const { ready, still, search, stillSearching } = measured;
  const figures = [ready, still, search, stillSearching].map((value) => value.toFixed(0).padStart(8));
  return `${String(size).padStart(6)} ${engine.padEnd(6)} ${figures.join(' ')}`;
}

const files = new Map(await filesOf());
const searchServer = await startVisitorsServer();
const { url: address, visitorsUrl, masterKey: key } = searchServer;
for (const size of sizes) {
  const documents = manyDocuments(sampleDocuments('de'), size);
  files.set(`/${size}.json`, JSON.stringify(buildIndex(documents, sampleRules('de'), 'de')));
  await indexDocuments(new Map([['de', { rules: sampleRules('de'), documents }]]), {
    url: address,
    adminKey: key,
    prefix: `of${size}`,
  });
}
const { server, url } = await serve(files);
const executablePath = systemBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-features=LocalNetworkAccessChecks', ...forSearchHost],
});
console.log(
  `Milliseconds with the processor slowed down ${slowdown} times; a worker is used above 2000 documents only.`,
);
console.log('documents       ready    still   search    still');
for (const size of sizes)
  for (const engine of ['page', 'worker', 'server'] as const) {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url);
    await page.waitForFunction('globalThis.measure !== undefined');
    const index =
      engine === 'server' ? { url: visitorsUrl, key, index: indexName('de', `of${size}`) } : `/${size}.json`;
    console.log(await measure(page, size, engine, index));
    await page.close();
  }
await browser.close();
await stopServer(server);
await searchServer.stop();
