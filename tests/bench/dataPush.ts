/**
 * `npm run bench:push`: pushes the data of 1000 indicators (another number may be given) to a real Strapi 5, twice, while an editor
 * publishes an article. Prints times, files in the library, and what the release service hears; it builds nothing.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { connectCmsData } from '@/lib/office/data-push/cmsData';
import { pushFolder } from '@/lib/office/data-push/push';
import { connectTo } from '../real/strapi/snapshotOf';
import { emptyCms, runCms } from '../real/strapi/cmsCommand';
import type { RunningCms } from '../real/strapi/cmsCommand';
import { setup, tinyProject } from '../real/strapi/tinyProject';
import { article } from '../real/strapi/webhooks/article';
import { signInAs } from '../real/strapi/webhooks/editor';
import type { Editor } from '../real/strapi/webhooks/editor';
import { startListening } from '../real/strapi/webhooks/listeningService';
import type { ListeningService } from '../real/strapi/webhooks/listeningService';
import { seconds } from './watchedService';

const [count = 1000] = process.argv.slice(2).map(Number);
const firstNumber = 10_000;
const rowsEach = 60;
/** Longer than the service waits for more changes. */
const quietMs = 3000;

const library = z.object({ pagination: z.object({ total: z.number() }) });

async function filesIn({ ask }: Editor): Promise<number> {
  return library.parse((await ask('GET', '/upload/files?page=1&pageSize=1')).body).pagination.total;
}

/** A new CMS gets so many more indicators. */
async function addIndicators(): Promise<void> {
  const file = path.join(tinyProject, 'content-types/sample/index.ts');
  const more = `import { tinyContent } from './tinyContent';
const [one] = tinyContent.products;
const many = Array.from({ length: ${count} }, (_, index) => ({
  ...one, shared: { ...one.shared, stata_id: ${firstNumber} + index, data_rows: [] },
}));
export const sampleContent = { ...tinyContent, products: [...tinyContent.products, ...many] };
export { tinyTranslations as sampleTranslations } from './tinyContent';
`;
  await writeFile(file, more);
}

/** `seed`: other numbers make other data. */
async function writeData(folder: string, seed: number, indicators: number): Promise<void> {
  for (let index = 0; index < indicators; index += 1) {
    const rows = Array.from({ length: rowsEach }, (_, row) => `${1966 + row};${index + seed + row / 10}`);
    await writeFile(path.join(folder, `${firstNumber + index}.csv`), `jahr;wert\n${rows.join('\n')}\n`);
  }
}

interface Bench {
  readonly cms: RunningCms;
  readonly editor: Editor;
  readonly service: ListeningService;
  readonly folder: string;
}

/** Returns what was seen, in words. */
async function push({ cms, editor, service, folder }: Bench): Promise<string> {
  const [begun, answers, builds] = [performance.now(), service.answers.length, service.builds.length];
  const data = connectCmsData({ url: cms.url, token: cms.dataToken, timeoutMs: 60_000 });
  const uploaded = (address: string): Promise<Uint8Array> => connectTo(cms).file(address);
  const { changed, same, faults } = await pushFolder({ folder, isDryRun: false, cms: data, uploaded });
  const took = performance.now() - begun;
  await sleep(quietMs);
  const heard = `${service.answers.length - answers} webhooks, ${service.builds.length - builds} builds`;
  const facts = `${changed.length} changed, ${same.length} same, ${faults.length} faults`;
  return `${facts} in ${seconds(took)}; ${heard}; ${await filesIn(editor)} files in the library`;
}

/** An editor publishes an article while everything is pushed. */
async function publishMeanwhile({ editor, service }: Bench): Promise<string> {
  const entry = await editor.create('article', article);
  await sleep(quietMs);
  const [begun, builds] = [performance.now(), service.builds.length];
  await editor.publish(entry, article);
  const saved = performance.now() - begun;
  while (service.builds.length === builds) await sleep(50);
  return `saved after ${seconds(saved)}, its build asked for after ${seconds(performance.now() - begun)}`;
}

async function measure(bench: Bench): Promise<void> {
  const { folder, editor } = bench;
  console.log(`${count} indicators with ${rowsEach} rows; ${await filesIn(editor)} files in the library`);
  await writeData(folder, 0, count);
  console.log(`First: ${await push(bench)}`);
  console.log(`Second: ${await push(bench)}`);
  await writeData(folder, 1, 1);
  console.log(`One has changed: ${await push(bench)}`);
  await writeData(folder, 2, count);
  const [pushed, published] = await Promise.all([push(bench), publishMeanwhile(bench)]);
  console.log(`All have changed: ${pushed}`);
  console.log(`An article meanwhile: ${published}`);
}

const remove = await setup();
await addIndicators();
await emptyCms();
const service = await startListening();
const { hostname, port } = new URL(service.url);
const told = { RELEASE_SECRET: service.secret, RELEASE_HOST: hostname, RELEASE_PORT: port };
const cms = await runCms(told, tinyProject);
const folder = await mkdtemp(path.join(tmpdir(), 'data-push-bench-'));
try {
  await measure({ cms, editor: await signInAs(cms.url, cms.login), service, folder });
} finally {
  await cms.close();
  await service.close();
  await rm(folder, { recursive: true });
  await remove();
}
