/**
 * `npm run bench:rebuild`: how long it takes from the call of the CMS until visitors see it, with 1000 indicators in five languages:
 * a changed text, a corrected value, a new article, one taken back, each three times (other numbers may be given, in this order). The
 * content is the sample's, its indicators many times over; the service does not wait for further changes.
 */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SampleContent } from '@/content-types/registry';
import { paths } from '@/lib/shared/paths';
import { currentRelease } from '@/lib/publish/release/releaseFolder';
import { startServiceProcess } from '../real/release/serviceProcess';
import type { ServiceProcess } from '../real/release/serviceProcess';
import { openWorkshop } from '../support/workshop';
import { manyIndicators } from './manyIndicators';
import { median, seconds } from './watchedService';

const [wanted = 1000, times = 3] = process.argv.slice(2).map(Number);

const workshop = await openWorkshop(path.join(paths.cache, 'rebuild-bench'), 'content-types/sample/media');
const releaseDir = path.join(workshop.folder, 'published');
const anHourMs = 60 * 60_000;
const restMs = 40_000;

type Articles = SampleContent['articles'];
type Products = SampleContent['products'];

function withArticles(content: SampleContent, change: (articles: Articles) => Articles): SampleContent {
  return { ...content, articles: change(content.articles) };
}

/** With one indicator changed. */
function withProduct(
  content: SampleContent,
  isMeant: (product: Products[number]) => boolean,
  change: (product: Products[number]) => Products[number],
): SampleContent {
  const chosen = content.products.find(isMeant);
  return { ...content, products: content.products.map((one) => (one === chosen ? change(one) : one)) };
}

/** The last number of the last row is another one. */
function corrected({ shared, text, ...product }: Products[number], number: number): Products[number] {
  const rows = [...(shared.data_rows ?? [])];
  const last = rows.at(-1) ?? [];
  const place = last.findLastIndex((cell) => typeof cell === 'number');
  const row = last.map((cell, index) => (index === place ? number + 0.5 : cell));
  return { ...product, text, shared: { ...shared, data_rows: [...rows.slice(0, -1), row] } };
}

/** What editors do, in this order; `number` differs from time to time. */
const changes: Readonly<Record<string, (content: SampleContent, number: number) => SampleContent>> = {
  'a changed text': (content, number) =>
    withProduct(
      content,
      ({ shared }) => shared.produkt === 'Indikator',
      ({ text, ...product }) => ({ ...product, text: { ...text, erlaeuterungen: `Text ${number}.` } }),
    ),
  'a corrected value, of areas': (content, number) =>
    withProduct(
      content,
      ({ text }) => (text.columns ?? []).some(({ role }) => role === 'area'),
      (product) => corrected(product, number),
    ),
  'a new article': (content, number) =>
    withArticles(content, ([first, ...others]) => {
      if (first === undefined) return [];
      return [{ ...first, shared: { ...first.shared, slug: `neu-${number}` } }, first, ...others];
    }),
  'an article that is taken back': (content) => withArticles(content, ([, ...others]) => others),
};

/** The lines in which a command says how long something took. */
function timings(said: string): readonly string[] {
  const lines = said.split(/[\n\r]/).filter((line) => / in [\d.]+ s$|^Build |^Visitors see/.test(line));
  return lines.map((line) => `  ${line}`);
}

/** Resolves when visitors see another release than before. */
async function untilShown(service: ServiceProcess, before: string | null): Promise<void> {
  const end = performance.now() + anHourMs;
  while (performance.now() < end) {
    if ((await currentRelease(releaseDir)) !== before) return;
    const { lastError } = await service.status();
    if (lastError !== null) throw new Error(lastError.message);
    await sleep(100);
  }
  throw new Error(`After an hour nothing is published. The service says: ${service.said()}`);
}

/** Tells the service of what has changed. Returns after how many milliseconds visitors see it. */
async function measure(service: ServiceProcess, what: string): Promise<number> {
  const before = service.said().length;
  const shown = await currentRelease(releaseDir);
  const start = performance.now();
  await service.tell();
  await untilShown(service, shown);
  const took = performance.now() - start;
  console.log(`${what}: visitors see it after ${seconds(took)}`);
  for (const line of timings(service.said().slice(before))) console.log(line);
  // What nobody waits for does not fall into the next measurement.
  await sleep(restMs);
  return took;
}

try {
  const many = manyIndicators(wanted);
  let { content } = many;
  await workshop.edit(many);
  const environment = { ...workshop.environment(), RELEASE_DIR: releaseDir, RELEASE_DEBOUNCE_MS: '0' };
  const command = ['--import', 'tsx', 'lib/commands/releaseServe.ts'];
  const service = await startServiceProcess(workshop.folder, environment, command);
  await measure(service, 'The first build');
  const measured = new Map<string, number[]>();
  for (let number = 1; number <= times; number += 1) {
    for (const [what, change] of Object.entries(changes)) {
      content = change(content, number);
      await workshop.edit({ ...many, content });
      const took = await measure(service, `Number ${number}, ${what}`);
      measured.set(what, [...(measured.get(what) ?? []), took]);
    }
  }
  for (const [what, took] of measured) console.log(`${what}: ${seconds(median(took))} (median of ${took.length})`);
  await service.kill('SIGTERM');
} finally {
  await workshop.close();
}
