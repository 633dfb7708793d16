/**
 * Stands in for `lib/commands/build.ts` in the folder of a test: makes a small site of the edition in `edition.txt`, in
 * the places where the real one makes it, slowly enough to be killed meanwhile.
 */
import { cp, readFile, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCms } from '@/lib/cms/client';
import { cmsOptions } from '@/lib/cms/options';
import { buildCommand } from '@/lib/commands/buildCommand';
import { config } from '@/lib/config';
import { readSource } from '@/lib/content/source';
import { readOwnJson, storeSnapshot } from '@/lib/content/store';
import type { Snapshot } from '@/lib/content/snapshot';
import { paths } from '@/lib/paths';
import { startProgress } from '@/lib/progress';
import { longSite } from '../longSite';

const slowMs = 150;

/** The content is the same but for its edition. */
async function storeContent(edition: string): Promise<void> {
  const { entries, ...others } = await readOwnJson<Snapshot>('content.json');
  const marked = entries.map((entry) => ({ ...entry, values: { ...entry.values, title: `Ausgabe ${edition}` } }));
  const draft = `${paths.snapshot}.next`;
  await rm(draft, { recursive: true, force: true });
  await cp('media', `${draft}/media`, { recursive: true });
  await storeSnapshot({ ...others, entries: marked }, draft, paths.snapshot);
}

/** Asks the CMS as the real build does, where the test has one. */
async function askCms(): Promise<void> {
  if (config().CMS_URL === undefined) return;
  await readSource(createCms(cmsOptions()), startProgress('Reading the CMS'));
}

async function build(): Promise<number> {
  await askCms();
  const edition = (await readFile('edition.txt', 'utf8')).trim();
  await rm(paths.out, { recursive: true, force: true });
  await storeContent(edition);
  await sleep(slowMs);
  await longSite('.', edition);
  await sleep(slowMs);
  await rm(paths.rules, { recursive: true, force: true });
  await cp('web-rules', paths.rules, { recursive: true });
  console.error(`Built edition ${edition}.`);
  return 0;
}

await buildCommand(build);
