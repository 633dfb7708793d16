/**
 * Replaces `lib/commands/builder.ts` in the folder of a test: makes a small site of the edition in `edition.txt`, in
 * the places where the real one makes it, slowly enough to be killed meanwhile.
 */
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { storeBuiltSite } from '@/lib/build/builtSite';
import { parseBuildOptions } from '@/lib/build/buildOptions';
import { createCms } from '@/lib/cms/client';
import { cmsOptions } from '@/lib/cms/cmsOptions';
import { builderCommand } from '@/lib/commands/builderCommand';
import { config } from '@/lib/shared/config';
import { readSource } from '@/lib/content/readSource';
import { readOwnJson, storeSnapshot } from '@/lib/content/snapshotStore';
import type { Snapshot } from '@/lib/content/snapshot';
import { paths } from '@/lib/shared/paths';
import { startProgress } from '@/lib/shared/progress';
import { serializeDocuments } from '@/lib/search-index/documentsFile';
import { siteDocuments } from '@/lib/search-index/siteDocuments';
import { longSite, longSiteTime } from './longSite';

const slowMs = 150;

const nothing = (): Promise<void> => Promise.resolve();

/** The content is the same but for its edition. */
async function storeContent(edition: string): Promise<Snapshot> {
  const { entries, ...others } = await readOwnJson<Snapshot>('content.json');
  const marked = entries.map((entry) => ({ ...entry, values: { ...entry.values, title: `Ausgabe ${edition}` } }));
  const draft = `${paths.snapshot}.next`;
  await rm(draft, { recursive: true, force: true });
  await cp('media', `${draft}/media`, { recursive: true });
  const snapshot = { ...others, entries: marked };
  await storeSnapshot(snapshot, draft, paths.snapshot);
  return snapshot;
}

/** Asks the CMS as the real build does, if the test has one. */
async function askCms(): Promise<void> {
  if (config().CMS_URL === undefined) return;
  await readSource(createCms(cmsOptions()), undefined, startProgress('Reading the CMS'));
}

/** What the service needs of the record. */
async function storeRecord(edition: string, snapshot: Snapshot): Promise<void> {
  const build = { id: edition, contentId: edition, timestamp: longSiteTime, nextRelease: snapshot.nextRelease };
  const nothing = { pages: [], listed: [], searchedFor: '', search: null };
  const documents = serializeDocuments(siteDocuments(snapshot));
  await storeBuiltSite(paths.built, { build, ...nothing }, { snapshotFolder: paths.snapshot, documents });
}

async function build(parameters: readonly string[]): Promise<() => Promise<void>> {
  const { shown } = parseBuildOptions(parameters);
  console.error(`The build follows ${shown === null ? 'nothing' : path.basename(path.dirname(shown))}.`);
  await askCms();
  const edition = (await readFile('edition.txt', 'utf8')).trim();
  await rm(paths.out, { recursive: true, force: true });
  const snapshot = await storeContent(edition);
  await sleep(slowMs);
  await longSite('.', edition);
  await sleep(slowMs);
  await storeRecord(edition, snapshot);
  await rm(paths.rules, { recursive: true, force: true });
  await cp('web-rules', paths.rules, { recursive: true });
  console.error(`Built edition ${edition}.`);
  return nothing;
}

console.error('A builder begins.');
await builderCommand({ prepare: nothing, build, tidyUp: nothing });
