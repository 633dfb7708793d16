import path from 'node:path';
import { expect, it } from 'vitest';
import type { SearchDocument } from '@/lib/search/document';
import { makeRelease } from '@/lib/publish/release/makeRelease';
import { publishNow, activateOnceDue } from '@/lib/publish/release/publish';
import { readReleaseDocuments } from '@/lib/publish/release/releaseDocuments';
import { currentRelease } from '@/lib/publish/release/releaseFolder';
import type { ReleaseInfo } from '@/lib/publish/release/releaseInfo';
import { releaseBefore, checkAndActivate } from '@/lib/publish/release/activate';
import { temporaryFolder } from '../../lib/commands/temporaryFolder';
import { finishedSite } from '../../lib/publish/release/finishedSite';
import { markOf } from '../../lib/publish/release/marks';
import { makeDocuments } from './documents';
import { createTestSite } from './testSite';
import { writeDocuments } from '../../support/writeDocuments';
import { withRules } from '../../support/searchRules';

const folder = (): string => temporaryFolder().path;

async function make(releases: string, number: number, documents: readonly SearchDocument[]): Promise<ReleaseInfo> {
  const root = path.join(releases, 'workshop');
  const site = await finishedSite(root, 'Seite', String(number).padStart(12, '0'));
  const file = await writeDocuments(root, withRules(new Map([['de', documents]])));
  return makeRelease(releases, { ...site, documents: file }, { madeAt: new Date(number * 1000) });
}

it('D9 the search follows the pages: to a build, to the end of an embargo, and back', async () => {
  const releases = folder();
  const site = createTestSite();
  const complete = async (): Promise<void> => {
    const id = (await currentRelease(releases)) ?? 'none';
    const kept = await readReleaseDocuments(releases, id);
    await site.index({ de: kept.get('de')?.documents ?? [] });
  };
  const asked = { upTo: markOf(1), changed: markOf(1) };
  await publishNow(releases, asked, () => make(releases, 1, makeDocuments(3, 'first')), complete);
  expect(await site.editions()).toEqual({ first: 3 });

  const { id } = await make(releases, 2, makeDocuments(5, 'second'));
  await activateOnceDue(releases, id, () => Promise.resolve(false));
  await complete();
  expect(await site.editions()).toEqual({ first: 3 });
  await activateOnceDue(releases, id, () => Promise.resolve(true));
  await complete();
  expect(await site.editions()).toEqual({ second: 5 });

  const before = await releaseBefore(releases, await currentRelease(releases));
  await checkAndActivate(releases, before, 'rollback');
  await complete();
  expect(await site.editions()).toEqual({ first: 3 });
});
