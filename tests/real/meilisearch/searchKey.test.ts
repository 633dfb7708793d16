import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { checkSearchKey } from '@/lib/search-index/server/keyCheck';
import type { KeyCheck } from '@/lib/search-index/server/keyCheck';
import { ensureFitKey } from '@/lib/search-index/server/ensureFitKey';
import { ensureSearchKey } from '@/lib/search-index/server/ensureSearchKey';
import { locales } from '@/content-types/locales';
import { makeDocuments } from './documents';
import { createTestSite } from './testSite';
import type { TestSite } from './testSite';

/** A site in all languages. */
const indexed = createTestSite();

beforeAll(async () => {
  const own = makeDocuments(1);
  await indexed.index({ de: own, ls: own, fr: own, it: own, en: own });
});

async function check(
  { client, url, prefix }: TestSite,
  actions: Parameters<typeof client.createKey>[0]['actions'],
  indexes: readonly string[],
): Promise<KeyCheck> {
  const { key, uid } = await client.createKey({ actions, indexes: [...indexes], expiresAt: null });
  onTestFinished(() => client.deleteKey(uid));
  return checkSearchKey({ url, searchKey: key, prefix });
}

function indexesOf({ prefix }: TestSite): readonly string[] {
  return locales.map((locale) => `${prefix}_${locale}`);
}

describe('the search key', () => {
  it('B8.1 can search the indexes of the site, one by one, several at once and by facet, and nothing else', async () => {
    const searchKey = await ensureSearchKey(indexed);
    expect(await checkSearchKey({ ...indexed, searchKey })).toEqual({ missing: [], excess: [] });
  });

  it('B8.1 is found again, and made again when it is for other indexes', async () => {
    const [site, other] = [createTestSite(), createTestSite()];
    const first = await ensureSearchKey(site);
    expect(await ensureSearchKey(site)).toBe(first);
    const moved = await site.client.getKey(await ensureSearchKey(other));
    expect(moved).toMatchObject({ actions: ['search'], indexes: indexesOf(other) });
  });

  it('B8.1 says which indexes are not there yet', async () => {
    const site = createTestSite();
    const { missing, excess } = await checkSearchKey({ ...site, searchKey: await ensureSearchKey(site) });
    expect(missing).toHaveLength(10);
    expect(missing).toContain(`search ${site.prefix}_de (404)`);
    expect(excess).toEqual([]);
  });
});

describe('a release', () => {
  it('goes out with the key that was made for visitors, and with none that can do more', async () => {
    const lines: string[] = [];
    const prove = (searchKey: string): Promise<void> =>
      ensureFitKey({ ...indexed, searchKey, isTrusted: false }, (line) => lines.push(line));
    await expect(prove(await ensureSearchKey(indexed))).resolves.toBeUndefined();
    expect(lines).toEqual([]);
    await expect(prove(indexed.adminKey)).rejects.toThrow(/It can also: read settings, .*, read keys, create keys/);
    const { results } = await indexed.client.getKeys();
    const usual = results.find(({ actions, indexes }) => actions.join() === 'search' && indexes.join() === '*');
    await expect(prove(usual?.key ?? '')).rejects.toThrow(/It can also: search the index elsewhere/);
  });
});

describe('the check of a key', () => {
  it('B8.1 finds everything that the key of the server itself can do, and does none of it', async () => {
    await indexed.newTasks();
    const { missing, excess } = await checkSearchKey({ ...indexed, searchKey: indexed.adminKey });
    expect(missing).toEqual([]);
    expect(excess).toEqual(
      expect.arrayContaining(['read settings', 'change settings', 'read keys', 'create keys', 'read documents']),
    );
    expect(excess).toEqual(
      expect.arrayContaining(['write documents', 'delete documents', 'read statistics', 'search the index elsewhere']),
    );
    expect(await indexed.newTasks()).toEqual([]);
  });

  it.each([
    { actions: ['search', 'settings.get'], can: ['read settings'] },
    { actions: ['search', 'settings.update'], can: ['change settings'] },
    { actions: ['search', 'documents.get'], can: ['read documents'] },
    { actions: ['search', 'documents.add'], can: ['write documents'] },
    { actions: ['search', 'documents.delete'], can: ['delete documents'] },
    { actions: ['search', 'keys.get'], can: ['read keys'] },
    { actions: ['search', 'keys.create'], can: ['create keys'] },
    { actions: ['search', 'indexes.swap'], can: ['swap indexes'] },
    { actions: ['search', 'stats.get'], can: ['read statistics'] },
    { actions: ['search', 'tasks.delete'], can: ['delete tasks'] },
    { actions: ['search', 'dumps.create'], can: ['dump the database'] },
  ])('B8.1 finds that a key with $actions can $can', async ({ actions, can }) => {
    const site = createTestSite();
    expect((await check(site, actions, indexesOf(site))).excess).toEqual(can);
  });

  it('B8.1 finds that a key for all indexes can search others', async () => {
    const site = createTestSite();
    const { excess } = await check(site, ['search'], ['*']);
    expect(excess).toContain('search the index elsewhere');
  });

  it('B8.1 finds that a key for a group of names can search what is not public yet', async () => {
    const site = createTestSite();
    const { excess } = await check(site, ['search'], [`${site.prefix}_*`]);
    expect(excess).toEqual([`search the index ${site.prefix}_draft`, `search the index ${site.prefix}_de_draft`]);
  });

  it('B8.1 finds that an unknown key can do nothing', async () => {
    const { missing, excess } = await checkSearchKey({ ...indexed, searchKey: 'unknown' });
    expect(missing).toContain(`search ${indexed.prefix}_de (403)`);
    expect(excess).toEqual([]);
  });
});
