import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isCollectionName } from '@/content-types/registry';
import { LossError, MissingHomePageError } from '@/lib/content/contentErrors';
import type { Problem } from '@/lib/faults/problem';
import { reportOf, writeFindings, writeReport } from '@/lib/checks/report/writeReport';
import { linkSnapshot, loadSnapshot, readOwnJson } from '@/lib/content/snapshotStore';
import type { SourceRecord } from '@/lib/content/readSource';
import { createContentCache, updateSnapshot } from '@/lib/build/updateSnapshot';
import type { UpdateOptions } from '@/lib/build/updateSnapshot';
import type { Snapshot } from '@/lib/content/snapshot';
import { fakeCms, wholeReadings } from '../content/fakeCms';
import { emptyFolder } from '../content/folder';
import { files, idsIn, silenceProgress } from '../content/reading';
import { article, asOf, singles, theme, wireImage } from '../content/records';

const place = vi.hoisted(() => ({ folder: '' }));

vi.mock('@/lib/shared/paths', () => ({
  paths: {
    get cache() {
      return place.folder;
    },
    get snapshot() {
      return `${place.folder}/snapshot`;
    },
    get contents() {
      return `${place.folder}/contents`;
    },
    get snapshots() {
      return `${place.folder}/snapshots`;
    },
    get reports() {
      return `${place.folder}/reports`;
    },
  },
}));

silenceProgress();

beforeEach(async () => {
  place.folder = await emptyFolder();
});

/** Reads a CMS that has exactly these records, and tells what it has found, as `npm run content` does. */
async function updateExactly(
  records: readonly SourceRecord[],
  options: Partial<UpdateOptions> = {},
): Promise<Snapshot> {
  const snapshot = await updateUntold(records, options);
  await writeFindings({ ...snapshot, planned: [] });
  return snapshot;
}

/** The same as a build does, which reports when it has ended. */
function updateUntold(records: readonly SourceRecord[], options: Partial<UpdateOptions> = {}): Promise<Snapshot> {
  const cms = fakeCms(() => records, { files });
  return updateSnapshot(cms, { asOf, allowLoss: false, drafts: false, cmsUrl: undefined, ...options });
}

/** How often articles are read whole by a process that reads a CMS several times. */
async function articleReadings(times: readonly Partial<UpdateOptions>[], first = article('erster')): Promise<number> {
  const cms = fakeCms(() => [theme('wohnen'), first, ...singles()], { files });
  const memory = createContentCache();
  for (const options of times)
    await updateSnapshot(cms, { asOf, allowLoss: false, drafts: false, cmsUrl: 'http://cms', memory, ...options });
  return wholeReadings(cms.readings, 'articles');
}

/** Reads a CMS that has all single types beside the records. */
function update(records: readonly SourceRecord[], options: Partial<UpdateOptions> = {}): Promise<Snapshot> {
  return updateExactly([...records, ...singles()], options);
}

function report(): Promise<{ readonly asOf: string; readonly problems: readonly Problem[] }> {
  return readOwnJson(path.join(place.folder, 'reports', 'content.json'));
}

/** What the pages would show, without the single types. */
async function stored(): Promise<readonly string[]> {
  const snapshot = await loadSnapshot(`${place.folder}/snapshot`);
  if (snapshot === undefined) return [];
  return idsIn({ entries: snapshot.entries.filter(({ meta }) => isCollectionName(meta.type)) });
}

/** From now on, what is printed as an error, line by line. */
function printedLines(): () => readonly string[] {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  return () => print.mock.calls.map((parts) => parts.join(' '));
}

describe('an update', () => {
  it('is what the status page and the preview tell of, even after a check', async () => {
    const snapshot = await update([theme('wohnen')]);
    const later = { ...snapshot, asOf: '2027-01-01T00:00:00.000Z' };
    await writeReport(reportOf(later, { planned: [], before: undefined }), 'check');
    expect((await report()).asOf).toBe(asOf);
    expect(await readdir(`${place.folder}/reports`)).toEqual([
      'check.html',
      'check.json',
      'content.html',
      'content.json',
    ]);
  });

  it('D4 that fails the first time leaves nothing half', async () => {
    await expect(updateExactly([theme('neu')])).rejects.toThrow(MissingHomePageError);
    expect(await stored()).toEqual([]);
    expect(await readdir(place.folder)).not.toContain('snapshot');
    expect(await readdir(path.join(place.folder, 'snapshots'))).toEqual([]);
  });
});

describe('content of a later instant', () => {
  const ahead = { asOf: '2099-01-01T00:00:00.000Z' };
  const hidden = theme('geheim', { publish_at: '2099-01-01T00:00:00Z' }, { id: 2 });

  it('D9 is not compared with what is public now, and never replaces it', async () => {
    printedLines();
    await update([theme('wohnen')]);
    await update([theme('wohnen'), hidden], ahead);
    await update([theme('wohnen'), hidden]);
    expect(await stored()).toEqual(['display-themes/wohnen/de']);
    const broken = theme('geheim', { publish_at: 'morgen' }, { id: 2 });
    await update([theme('wohnen'), broken]);
    expect(await stored()).toEqual(['display-themes/wohnen/de']);
  });
});

describe('what visitors see', () => {
  const seen = 'a1b2c3';
  const image = { image: wireImage('/uploads/bild.svg') };
  const mistake = { title: 'Aus Versehen veröffentlicht' };
  const embargo = { ...mistake, publish_at: '2099-01-01T00:00:00Z' };

  async function titleAfter(first: SourceRecord, options: Partial<UpdateOptions>): Promise<unknown> {
    await update([first]);
    await linkSnapshot(`${place.folder}/snapshot`, `${place.folder}/contents/${seen}`);
    await update([theme('wohnen', mistake)]);
    const { entries } = await update([theme('wohnen', embargo)], options);
    return entries.find(({ meta }) => meta.key === 'wohnen')?.values['title'];
  }

  it('R3 stands during an embargo with its files, not what was read and taken back since', async () => {
    expect(await titleAfter(theme('wohnen', image), { published: seen })).toBe('Thema wohnen');
    expect(await readdir(`${place.folder}/snapshot/media`)).toHaveLength(1);
  });

  it('R2 is what was read last, if nothing else is known', async () => {
    expect(await titleAfter(theme('wohnen'), { published: 'unknown' })).toBe('Aus Versehen veröffentlicht');
  });
});

describe('another source in between', () => {
  const cms = { cmsUrl: 'https://cms.example' };

  it('D4 does not switch off the guard against losses', async () => {
    await update([theme('wohnen'), theme('arbeit', {}, { id: 2 })], cms);
    await update([theme('muster')]);
    await expect(update([], cms)).rejects.toThrow(LossError);
    expect(await stored()).toEqual(['display-themes/muster/de']);
  });
});

describe('single types that are missing', () => {
  const withoutSome = singles().filter(({ type }) => type !== 'footer' && type !== 'search-page');
  const withoutHome = singles().filter(({ type }) => type !== 'home-page');

  it('D4 get a default, and are in the report', async () => {
    printedLines();
    await updateExactly(withoutSome);
    expect((await report()).problems.map(({ type, severity }) => `${severity} ${type}`)).toEqual([
      'warning footer',
      'warning search-page',
    ]);
  });

  it('D4 stop the build if the home page is among them, with the report of everything', async () => {
    await expect(updateExactly(withoutHome)).rejects.toBeInstanceOf(MissingHomePageError);
    expect(await readdir(place.folder)).not.toContain('snapshot');
    expect((await report()).problems).toMatchObject([{ severity: 'error', type: 'home-page', locale: 'de' }]);
  });

  it('do not stop a preview with drafts', async () => {
    await expect(updateExactly(withoutHome, { drafts: true })).resolves.toMatchObject({ problems: [] });
  });
});

describe('the report of an update', () => {
  const records = [
    theme('wohnen', { lead: '<p>Wohnen</p>' }),
    theme('arbeit', { title: '' }, { id: 2 }),
    theme('umwelt', { highlight_articles: { data: [{ attributes: { slug: 'weg' } }] } }, { id: 3 }),
  ];

  it('D4 has all problems, errors first', async () => {
    const lines = printedLines();
    await update([theme('arbeit')]);
    await update(records);
    await expect(report()).resolves.toMatchObject({
      asOf,
      problems: [
        {
          ...{ severity: 'error', key: 'arbeit', field: 'title', code: 'empty' },
          ...{ message: 'The field is empty, but mandatory.', hint: 'Fill in the field in the CMS.' },
        },
        { severity: 'warning', key: 'wohnen', field: 'lead' },
        { severity: 'warning', key: 'umwelt', field: 'highlight_articles.0' },
      ],
    });
    expect(lines().map((line) => line.slice(0, 1))).toEqual(['✗', '!', '!']);
  });

  it('stays that of the last build until the next one has ended', async () => {
    printedLines();
    const reported = { asOf, problems: [], planned: [{ at: '2099-01-01T00:00:00.000Z', bundle: null, entries: [] }] };
    await writeFindings(reported);
    await updateUntold([...records, ...singles()], { asOf: '2026-09-01T00:00:00.000Z' });
    await expect(report()).resolves.toMatchObject(reported);
  });

  it('keeps what waits for its instant when the update fails', async () => {
    printedLines();
    const at = '2099-01-01T00:00:00.000Z';
    const waiting = theme('geheim', { publish_at: at }, { id: 4 });
    await expect(updateUntold([...records, waiting])).rejects.toThrow(MissingHomePageError);
    await expect(report()).resolves.toMatchObject({ planned: [{ at, entries: [{ key: 'geheim' }] }] });
    await updateUntold([...records, ...singles()], { cmsUrl: 'https://cms.example' });
    await expect(updateUntold([waiting, ...singles()], { cmsUrl: 'https://cms.example' })).rejects.toThrow(LossError);
    await expect(report()).resolves.toMatchObject({ planned: [{ at, entries: [{ key: 'geheim' }] }] });
  });

  it('is short on the terminal and long in the file', async () => {
    const lines = printedLines();
    const many = Array.from({ length: 18 }, (_, index) => theme(`t${index}`, { lead: '<p>Wohnen</p>' }, { id: index }));
    await update(many);
    expect(lines()).toHaveLength(16);
    expect(lines().at(-1)).toBe('… and 3 more in reports/content.json');
    expect((await report()).problems).toHaveLength(18);
  });
});

describe('a process that reads a CMS again', () => {
  it.each([
    ['only what has changed', [{}, {}], 1],
    ['all if it is told to', [{}, { reread: true }], 2],
    ['all of the sample content, which has no dates of its changes', [{ cmsUrl: undefined }, { cmsUrl: undefined }], 2],
  ])('reads %s', async (_, times, expected) => {
    expect(await articleReadings(times)).toBe(expected);
  });
  it('reads again what is wrong, which may be mended where no date tells', async () => {
    printedLines();
    expect(await articleReadings([{}, {}], article('erster', { lead: 5 }))).toBe(2);
  });
});
