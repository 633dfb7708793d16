import { readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkRelease } from '@/lib/publish/release/checkRelease';
import { writeTextFile } from '@/lib/shared/files';
import { startReleaseDraft } from '@/lib/publish/release/releaseDraft';
import { makeRelease } from '@/lib/publish/release/makeRelease';
import {
  currentLink,
  currentRelease,
  listReleases,
  readRelease,
  releasePath,
  removeOldReleases,
} from '@/lib/publish/release/releaseFolder';
import type { ReleaseInfo } from '@/lib/publish/release/releaseInfo';
import { releaseBefore, checkAndActivate } from '@/lib/publish/release/activate';
import { temporaryFolder } from '../../commands/temporaryFolder';
import { buildId, finishedSite } from './finishedSite';

interface Office {
  /** As `RELEASE_DIR`. */
  readonly folder: string;
  /** Makes a release that says the text, a second after the one before. Returns its id. */
  readonly make: (text: string) => Promise<string>;
  /** What visitors read. */
  readonly page: () => Promise<string>;
}

function office(): Office {
  const root = temporaryFolder().path;
  const folder = path.join(root, 'releases of the office');
  let seconds = 0;
  return {
    folder,
    make: async (text) => {
      seconds += 1;
      const { id } = await makeRelease(folder, await finishedSite(root, text), {
        madeAt: new Date(2026, 10, 22, 8, 0, seconds),
      });
      return id;
    },
    page: () => readFile(path.join(currentLink(folder), 'site', 'themen.html'), 'utf8'),
  };
}

/** As a build does: never into a file. */
async function replaceFile(file: string, text: string): Promise<void> {
  await rm(file);
  await writeFile(file, text);
}

/** A finished site, with further files, and its release that visitors see. */
async function shown(text: string, more: Readonly<Record<string, string>> = {}) {
  const root = temporaryFolder().path;
  const folder = path.join(root, 'releases');
  const site = await finishedSite(root, text);
  for (const [name, content] of Object.entries(more)) await writeTextFile(path.join(site.siteDir, name), content);
  const first = await makeRelease(folder, site, { madeAt: new Date(1000) });
  await checkAndActivate(folder, first.id);
  return { folder, site, first };
}

describe('a release', () => {
  it('holds the site, its rules, what the search finds, and says what it is', async () => {
    const { folder, make } = office();
    const id = await make('erste');
    expect(id).toMatch(/^\d{8}T\d{6}Z-0123456789ab$/);
    expect(await readFile(path.join(releasePath(folder, id), 'site', 'fr', 'themen.html'), 'utf8')).toBe('erste');
    const { files, ...info } = await readRelease(folder, id);
    expect(info).toMatchObject({ buildId, contentId: '0123456789ab', asOf: '2026-11-22T07:30:00.000Z', pages: 3 });
    expect(files.map((file) => file.path)).toEqual([
      'documents.json',
      'rules/nginx-maps.conf',
      'site/builds/latest.json',
      `site/builds/meta/${buildId}.json`,
      'site/fr/themen.html',
      'site/index.html',
      'site/themen.html',
    ]);
  });

  it('shares the files that the build took over with the release before, and with nobody else', async () => {
    const { folder, site, first } = await shown('erste');
    await replaceFile(path.join(site.siteDir, 'themen.html'), 'zweite');
    const second = await makeRelease(folder, site, { madeAt: new Date(2000) });
    const inRelease = ({ id }: ReleaseInfo, page: string): string => path.join(releasePath(folder, id), 'site', page);
    const inode = async (file: string): Promise<number> => (await stat(file)).ino;
    expect(await inode(inRelease(second, 'index.html'))).toBe(await inode(inRelease(first, 'index.html')));
    expect(await inode(inRelease(second, 'index.html'))).not.toBe(await inode(path.join(site.siteDir, 'index.html')));
    expect(await readFile(inRelease(first, 'themen.html'), 'utf8')).toBe('erste');
    expect(await readFile(inRelease(second, 'themen.html'), 'utf8')).toBe('zweite');
    await expect(checkRelease(folder, first.id)).resolves.toMatchObject({ id: first.id });
    await expect(checkRelease(folder, second.id)).resolves.toMatchObject({ id: second.id });
  });

  it('holds nothing of what the site has no more, and the release before still does', async () => {
    const { folder, site, first } = await shown('Seite', { 'alt/seite.html': 'Alt' });
    await rm(path.join(site.siteDir, 'alt'), { recursive: true });
    const begun = await startReleaseDraft(folder);
    expect(begun?.linked.size).toBe(6);
    const second = await makeRelease(folder, site, { madeAt: new Date(2000), begun });
    expect(await readdir(path.join(releasePath(folder, second.id), 'site'))).toEqual([
      'builds',
      'fr',
      'index.html',
      'themen.html',
    ]);
    await expect(checkRelease(folder, first.id)).resolves.toMatchObject({ id: first.id });
    await expect(checkRelease(folder, second.id)).resolves.toMatchObject({ id: second.id });
  });

  it('is made although the release before lacks files', async () => {
    const { folder, site, first } = await shown('Seite');
    await rm(path.join(releasePath(folder, first.id), 'site', 'themen.html'));
    const second = await makeRelease(folder, site, { madeAt: new Date(2000) });
    await expect(checkRelease(folder, second.id)).resolves.toMatchObject({ id: second.id });
  });

  it('is newer than all before it, even if one was made while the clock was ahead', async () => {
    const root = temporaryFolder().path;
    const folder = path.join(root, 'releases');
    const make = async (contentId: string, madeAt: string): Promise<string> =>
      (await makeRelease(folder, await finishedSite(root, 'Seite', contentId), { madeAt: new Date(madeAt) })).id;
    const ids = [
      await make('ffffffffffff', '2026-12-31T23:59:59.000Z'),
      await make('ffffffffffff', '2026-11-22T08:00:00.000Z'),
      await make('000000000000', '2026-11-22T08:00:00.500Z'),
      await make('000000000000', '2027-01-01T00:00:01.900Z'),
    ];
    expect(ids).toEqual([
      '20261231T235959Z-ffffffffffff',
      '20270101T000000Z-ffffffffffff',
      '20270101T000001Z-000000000000',
      '20270101T000002Z-000000000000',
    ]);
    expect(await listReleases(folder)).toEqual(ids);
  });
});

describe('the check of a release', () => {
  it('names files that are missing, changed or strange', async () => {
    const { folder, make } = office();
    const id = await make('erste');
    const site = path.join(releasePath(folder, id), 'site');
    await rm(path.join(site, 'index.html'));
    await writeFile(path.join(site, 'themen.html'), 'etwas Längeres');
    await writeFile(path.join(site, 'fr', 'themen.html'), 'fünf!'.slice(0, 4));
    await writeFile(path.join(site, 'neu.html'), '');
    await expect(checkRelease(folder, id)).rejects.toThrow(
      new RegExp(
        [
          `${id} is damaged:`,
          String.raw`  site/fr/themen\.html differs from when the release was made\.`,
          String.raw`  site/index\.html is missing\.`,
          String.raw`  site/themen\.html has 15 bytes; expected 5\.`,
          String.raw`  site/neu\.html is not a file of the release\.`,
        ].join('\n'),
      ),
    );
  });

  it('names addresses without a page', async () => {
    const root = temporaryFolder().path;
    const site = await finishedSite(root, 'ohne');
    await rm(path.join(site.siteDir, 'themen.html'));
    const { id } = await makeRelease(path.join(root, 'releases'), site);
    await expect(checkRelease(path.join(root, 'releases'), id)).rejects.toThrow('/themen has no page.');
  });

  it.each(['../../etc', 'current', '', '20261122T070000Z-0123456789ab/..'])('refuses %j as an id', async (id) => {
    const { folder } = office();
    await expect(checkRelease(folder, id)).rejects.toThrow(`«${id}» is not the id of a release.`);
  });
});

describe('switching', () => {
  it('leaves visitors what they see if a release is damaged', async () => {
    const { folder, make, page } = office();
    await checkAndActivate(folder, await make('erste'));
    const second = await make('zweite');
    await rm(path.join(releasePath(folder, second), 'site', 'index.html'));
    await expect(checkAndActivate(folder, second)).rejects.toThrow('is damaged');
    expect(await page()).toBe('erste');
  });

  it('refuses a link that leads out of the folder', async () => {
    const { folder, make } = office();
    const id = await make('erste');
    await symlink('/tmp', currentLink(folder));
    await expect(checkAndActivate(folder, id)).rejects.toThrow(/current leads to \/tmp; expected one of/);
  });
});

describe('a rollback', () => {
  it('leads on if somebody went to an older release', async () => {
    const { folder, make } = office();
    const [first, second, third] = [await make('erste'), await make('zweite'), await make('dritte')];
    for (const id of [first, second, third, second]) await checkAndActivate(folder, id);
    expect(await releaseBefore(folder, await currentRelease(folder))).toBe(first);
  });

  it('never leads to a release that was taken back', async () => {
    const { folder, make } = office();
    const [first, bad] = [await make('gut'), await make('falsch')];
    await checkAndActivate(folder, first);
    await checkAndActivate(folder, bad);
    await checkAndActivate(folder, await releaseBefore(folder, await currentRelease(folder)), 'rollback');
    await checkAndActivate(folder, await make('besser'));
    expect(await releaseBefore(folder, await currentRelease(folder))).toBe(first);
  });

  it('is none if nothing came before, or it is gone', async () => {
    const { folder, make } = office();
    await expect(releaseBefore(folder, await currentRelease(folder))).rejects.toThrow('No release is current yet');
    const [first, second] = [await make('erste'), await make('zweite')];
    await checkAndActivate(folder, first);
    await expect(releaseBefore(folder, await currentRelease(folder))).rejects.toThrow(
      `Nothing is recorded before ${first}. Releases: ${first}, ${second}.`,
    );
    await checkAndActivate(folder, second);
    await rm(releasePath(folder, first), { recursive: true });
    await expect(releaseBefore(folder, await currentRelease(folder))).rejects.toThrow(
      `${first}, which was before ${second}, is gone.`,
    );
  });
});

it('old releases stay while visitors see them', async () => {
  const { folder, make, page } = office();
  const ids = [await make('1'), await make('2'), await make('3'), await make('4')];
  await checkAndActivate(folder, ids[0] ?? '');
  expect(await removeOldReleases(folder, 2)).toEqual(ids.slice(1, 2));
  expect(await page()).toBe('1');
});
