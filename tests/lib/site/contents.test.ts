import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cms } from '@/lib/read/types';
import { loadSnapshot, mediaDirectoryOf, prepareDraft, storeSnapshot } from '@/lib/content/store';
import type { Contents } from '@/lib/site/contents';
import type { SourceRecord } from '@/lib/content/source';
import { fakeCms, wholeReadings } from '../content/fakeCms';
import { emptyFolder } from '../content/folder';
import { silenceProgress, snapshotOf } from '../content/reading';
import { theme } from '../content/records';

const place = vi.hoisted(() => ({ folder: '' }));

/** What `createCms` connects to. */
const connection = vi.hoisted((): { cms: Cms | null; options: unknown } => ({ cms: null, options: null }));

vi.mock('@/lib/base/paths', () => ({
  paths: {
    get snapshot() {
      return `${place.folder}/snapshot`;
    },
    get developmentMedia() {
      return `${place.folder}/media`;
    },
  },
}));

vi.mock('@/lib/read/client', () => ({
  createCms: (options: unknown) => {
    connection.options = options;
    return connection.cms;
  },
}));

silenceProgress();

beforeEach(async () => {
  connection.cms = null;
  place.folder = await emptyFolder();
});

/** As in a process that has just started. */
async function freshLoader(): Promise<() => Promise<Contents>> {
  vi.resetModules();
  const { loadContents } = await import('@/lib/site/contents');
  return loadContents;
}

async function titles(load: () => Promise<Contents>): Promise<readonly string[]> {
  const contents = await load();
  return contents('de')
    .all('display-themes')
    .map(({ title }) => title);
}

async function store(records: readonly SourceRecord[]): Promise<void> {
  const directory = `${place.folder}/snapshot`;
  const draft = await prepareDraft(directory);
  await storeSnapshot(await snapshotOf(records, { mediaDirectory: mediaDirectoryOf(draft) }), draft, directory);
}

it('D4 the content of a build is the snapshot on the disk, and nothing asks the CMS', async () => {
  await store([theme('wohnen')]);
  const load = await freshLoader();
  expect(await titles(load)).toEqual(['Thema wohnen']);
  expect(connection.cms).toBeNull();
});

describe('the content while developing', () => {
  const site: SourceRecord[] = [];
  let isDown = false;

  beforeEach(() => {
    vi.stubEnv('NODE_ENV', 'development');
    vi.stubEnv('CMS_URL', 'https://cms.example');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-21T10:00:00Z') });
    isDown = false;
    site.splice(0, site.length, theme('wohnen'));
    connection.cms = fakeCms(() => site, {
      before: () => {
        if (isDown) throw new Error('503');
      },
    });
    return () => vi.useRealTimers();
  });

  it('D4 comes from the CMS and leaves no snapshot', async () => {
    const load = await freshLoader();
    expect(await titles(load)).toEqual(['Thema wohnen']);
    await expect(loadSnapshot(`${place.folder}/snapshot`)).resolves.toBeUndefined();
  });

  it('D4 shows what was changed at the next request, if the CMS was not just asked', async () => {
    const load = await freshLoader();
    await load();
    site.push(theme('arbeit', {}, { id: 2 }));
    vi.advanceTimersByTime(3000);
    expect(await titles(load)).toEqual(['Thema wohnen']);
    vi.advanceTimersByTime(1);
    expect(await titles(load)).toEqual(['Thema arbeit', 'Thema wohnen']);
  });

  it('is not read again while nothing changes, and is asked for once by several requests', async () => {
    const cms = fakeCms(() => site);
    connection.cms = cms;
    const load = await freshLoader();
    await load();
    vi.advanceTimersByTime(3001);
    await load();
    expect(wholeReadings(cms.readings, 'display-themes')).toBe(1);
    site.push(theme('arbeit', {}, { id: 2 }));
    vi.advanceTimersByTime(3001);
    const [one, other] = await Promise.all([load(), load()]);
    expect(one).toBe(other);
    expect(wholeReadings(cms.readings, 'display-themes')).toBe(2);
  });

  it('stays when the CMS does not answer any more, and says so', async () => {
    const print = vi.spyOn(console, 'error').mockReturnValue();
    const load = await freshLoader();
    await load();
    isDown = true;
    vi.advanceTimersByTime(3001);
    expect(await titles(load)).toEqual(['Thema wohnen']);
    expect(print.mock.calls.map(([message]) => String(message))).toEqual([
      'The CMS could not be read again; pages show the earlier content.',
    ]);
  });

  it('shows problems on the terminal, and the last good version on the page', async () => {
    const print = vi.spyOn(console, 'warn').mockReturnValue();
    const load = await freshLoader();
    await load();
    site[0] = theme('wohnen', { title: '' });
    vi.advanceTimersByTime(3001);
    await load();
    expect(print).toHaveBeenCalledOnce();
    expect(print.mock.lastCall?.[0]).toContain(
      '✗ display-themes «wohnen» (de), title: The field is empty, but mandatory. Fill in the field in the CMS.',
    );
    expect(await titles(load)).toEqual(['Thema wohnen']);
  });
});
