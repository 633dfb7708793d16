/**
 * `npm run bench:dev`: how long one waits for `npm run dev` at a CMS with 1000 indicators in five languages (another number
 * may be given): for the first page, for the next ones, and for a text that was published meanwhile. Beside each, how often
 * the CMS was asked for it.
 */
import { spawn } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { entryPath } from '@/content-types/routes';
import { paths } from '@/lib/shared/paths';
import { openWorkshop } from '../support/workshop';
import { manyIndicators } from './manyIndicators';

const wanted = Number(process.argv[2] ?? 1000);
const port = process.env['PORT'] ?? '3700';

/** Longer than what is answered without asking the CMS. */
const restMs = 6000;

/** Only the CMS answers requests in this process. */
let requests = 0;
subscribe('http.server.request.start', () => (requests += 1));

/** What the CMS has published, and where it is read. */
function edition(explanation: string) {
  const { content, translations } = manyIndicators(wanted, explanation);
  const updated = new Date().toISOString();
  const products = content.products.map((entry) =>
    entry.text.erlaeuterungen === explanation ? { ...entry, updated } : entry,
  );
  const number = products.find(({ text }) => text.erlaeuterungen === explanation)?.shared.stata_id;
  return { content: { ...content, products }, translations, address: entryPath('indicator', String(number)) };
}

async function read(address: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${address}`);
  const text = await response.text();
  if (!response.ok) throw new Error(`${address} is answered with ${response.status}: ${text.slice(0, 500)}`);
  return text;
}

/** Asks until somebody answers, and prints how long that and `isRight` took. */
async function measure(what: string, address: string, isRight: (page: string) => boolean = () => true): Promise<void> {
  const before = requests;
  const start = performance.now();
  for (let reloads = 1; ; reloads += 1) {
    const page = await read(address).catch((error: unknown) => {
      if (error instanceof TypeError) return undefined;
      throw error;
    });
    if (page !== undefined && isRight(page)) {
      const seconds = ((performance.now() - start) / 1000).toFixed(2);
      console.log(`${what}: ${seconds} s, request ${reloads}; the CMS was asked ${requests - before} times`);
      return;
    }
    await sleep(50);
  }
}

const workshop = await openWorkshop(path.join(paths.cache, 'development-bench'), 'content-types/sample/media');
try {
  const { address, ...before } = edition('Vorher.');
  await workshop.edit(before);
  const env = { ...process.env, ...workshop.environment(), PORT: port };
  const parameters = ['--import', 'tsx', 'lib/commands/dev.ts'];
  const server = spawn(process.execPath, parameters, { cwd: workshop.folder, env, stdio: 'inherit' });
  await measure('From the start to the first page', '/');
  for (const page of ['/themen', '/indikatorenportal', address, '/fr/themen']) await measure(`Then ${page}`, page);
  await sleep(restMs);
  await measure('After a while', '/themen');
  await sleep(restMs);
  await measure('After another', '/themen');
  await workshop.edit(edition('Nachher.'));
  await sleep(restMs);
  await measure('A text published meanwhile', address, (page) => page.includes('Nachher.'));
  await sleep(restMs);
  await measure('And then', address);
  const ended = once(server, 'exit');
  server.kill();
  await ended;
} finally {
  await workshop.close();
}
