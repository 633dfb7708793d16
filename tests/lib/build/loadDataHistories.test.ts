import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { loadDataHistories } from '@/lib/build/loadDataHistories';
import { changedDependencies } from '@/lib/content/changedDependencies';
import { createContents } from '@/lib/content/content';
import type { Snapshot } from '@/lib/content/snapshot';
import { writeDataFiles } from '@/lib/build/export/writeDataFiles';
import { statesAddress } from '@/lib/open-data/dataFiles';
import { site } from '../../support/site';
import { temporaryFolder } from './export/sampleExport';

const key = '100';

/** The tiny site as of an instant; the first value of an indicator is another one. */
function siteOf(asOf: string, value?: number): Snapshot {
  const entries = site.snapshot.entries.map((entry) => {
    const rows = entry.values['data_rows'];
    if (value === undefined || entry.meta.key !== key || !Array.isArray(rows)) return entry;
    const [first = [], ...others] = z.array(z.array(z.unknown())).parse(rows);
    return { ...entry, values: { ...entry.values, data_rows: [first.toSpliced(1, 1, value), ...others] } };
  });
  return { ...site.snapshot, asOf, entries };
}

interface Release {
  readonly folder: string;
  readonly snapshot: Snapshot;
}

/** Writes the files with data of a site that follows another one. */
async function release(snapshot: Snapshot, shown: string | null): Promise<Release> {
  const folder = await temporaryFolder();
  const { histories, read } = await loadDataHistories(snapshot, shown);
  const made = { ...snapshot, histories };
  writeDataFiles(createContents(made), folder, new Set(), read);
  return { folder, snapshot: made };
}

function stateOf({ folder }: Release, day: string): string | undefined {
  const file = path.join(folder, 'daten', 'indikator', key, `${day}.csv`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const august = '2026-08-14T06:30:00.000Z';
const september = '2026-09-01T06:30:00.000Z';

async function two(): Promise<readonly [Release, Release]> {
  const first = await release(siteOf(august), null);
  return [first, await release(siteOf(september, 7.5), first.folder)];
}

describe('a site that follows another one', () => {
  it('keeps the file of data that have changed as it was, under the day', async () => {
    const [first, second] = await two();
    const before = readFileSync(path.join(first.folder, 'daten', 'indikator', `${key}.csv`), 'utf8');
    expect(stateOf(second, '2026-08-14')).toBe(before);
    const third = await release(siteOf('2026-10-01T06:30:00.000Z', 8), second.folder);
    expect(stateOf(third, '2026-08-14')).toBe(before);
    expect(stateOf(third, '2026-09-01')).toContain('7.5');
  });

  it('says what has changed, for the pages that show it alone', async () => {
    const [first, second] = await two();
    const history = second.snapshot.histories?.indicators[key];
    expect(history?.current.change).toMatchObject({ revised: 1, added: 0, revisions: [{ to: '7.5' }] });
    expect(history?.earlier.map(({ day }) => day)).toEqual(['2026-08-14']);
    const cells = [...changedDependencies(first.snapshot, second.snapshot)].filter((cell) => cell.startsWith('histor'));
    expect(cells).toEqual([`history/${key}`, 'histories']);
  });

  it('takes the earlier data of an indicator that is public no more along', async () => {
    const [, second] = await two();
    const entries = second.snapshot.entries.filter(({ meta }) => meta.type !== 'products' || meta.key !== key);
    const without = await release({ ...second.snapshot, asOf: '2026-09-02T06:30:00.000Z', entries }, second.folder);
    expect(without.snapshot.histories?.indicators[key]).toBeUndefined();
    expect(stateOf(without, '2026-08-14')).toBeUndefined();
    const back = await release(siteOf('2026-09-03T06:30:00.000Z', 7.5), without.folder);
    expect(back.snapshot.histories?.indicators[key]).toMatchObject({ current: { change: null }, earlier: [] });
  });

  it('has no past in common with drafts or other content', async () => {
    const says = vi.spyOn(console, 'error').mockReturnValue();
    const first = await release({ ...siteOf(august, 99), source: { cmsUrl: null, drafts: true } }, null);
    const second = await release(siteOf(september), first.folder);
    expect(second.snapshot.histories?.indicators[key]?.earlier).toEqual([]);
    expect(says).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('is of content from elsewhere'));
  });

  it.each([
    ['is missing', (file: string) => rm(file)],
    ['cannot be read', (file: string) => writeFile(file, '{"format":1,"indicators":')],
    ['cannot be read', (file: string) => writeFile(file, '{"format":1,"source":"","indicators":{"../x":{}}}')],
  ])('begins anew, and says so, if the list %s', async (why, spoil) => {
    const says = vi.spyOn(console, 'error').mockReturnValue();
    const [, second] = await two();
    const file = path.join(second.folder, statesAddress);
    await spoil(file);
    const third = await release(siteOf('2026-10-01T06:30:00.000Z', 8), second.folder);
    expect(third.snapshot.histories?.indicators[key]).toMatchObject({ current: { change: null }, earlier: [] });
    expect(says).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`${file} ${why}`));
  });
});
