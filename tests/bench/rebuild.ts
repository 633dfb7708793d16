/**
 * `npm run bench:rebuild`: how long it takes from the call of the CMS until visitors see it, after one text of one
 * indicator was changed, with 1000 indicators in five languages (another number may be given). The content is the
 * sample's, its indicators many times over; the service does not wait for further changes.
 */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@/lib/base/paths';
import { currentRelease } from '@/lib/publish/release/releaseFolder';
import { startServiceProcess } from '../real/release/serviceProcess';
import type { ServiceProcess } from '../real/release/serviceProcess';
import { openWorkshop } from '../support/workshop';
import { manyIndicators } from './manyIndicators';

const wanted = Number(process.argv[2] ?? 1000);

const workshop = await openWorkshop(path.join(paths.cache, 'rebuild-bench'), 'content-types/sample/media');
const releaseDir = path.join(workshop.folder, 'published');
const anHourMs = 60 * 60_000;
const restMs = 40_000;

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

async function measure(service: ServiceProcess, what: string, explanation: string): Promise<void> {
  await workshop.edit(manyIndicators(wanted, explanation));
  const before = service.said().length;
  const shown = await currentRelease(releaseDir);
  const start = performance.now();
  await service.tell();
  await untilShown(service, shown);
  console.log(`${what}: visitors see it after ${((performance.now() - start) / 1000).toFixed(1)} s`);
  for (const line of timings(service.said().slice(before))) console.log(line);
  // What nobody waits for does not fall into the next measurement.
  await sleep(restMs);
}

const explanations = ['Nachher.', 'Danach.', 'Noch einmal.'];

try {
  await workshop.edit(manyIndicators(wanted, 'Vorher.'));
  const environment = { ...workshop.environment(), RELEASE_DIR: releaseDir, RELEASE_DEBOUNCE_MS: '0' };
  const service = await startServiceProcess(workshop.folder, environment, [
    '--import',
    'tsx',
    'lib/commands/releaseServe.ts',
  ]);
  await measure(service, 'The first build', 'Vorher.');
  for (const explanation of explanations) await measure(service, 'After one changed text', explanation);
  await service.kill('SIGTERM');
} finally {
  await workshop.close();
}
