import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { InvalidContentError, LossError } from '@/lib/content/errors';
import type { Problem } from '@/lib/content/problem';
import { loadSnapshot, readOwnJson } from '@/lib/content/store';
import type { SourceRecord } from '@/lib/content/source';
import { updateSnapshot } from '@/lib/content/update';
import type { UpdateOptions } from '@/lib/content/update';
import type { Snapshot } from '@/lib/content/snapshot';
import { fakeCms } from './fakeCms';
import { emptyFolder } from './folder';
import { files, idsIn, silenceProgress } from './reading';
import { article, asOf, theme, wireImage } from './records';

const place = vi.hoisted(() => ({ folder: '' }));

vi.mock('@/lib/paths', () => ({
  paths: {
    get snapshot() {
      return `${place.folder}/snapshot`;
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

function update(records: readonly SourceRecord[], options: Partial<UpdateOptions> = {}): Promise<Snapshot> {
  const cms = fakeCms(() => records, { files });
  return updateSnapshot(cms, { asOf, allowLoss: false, drafts: false, cmsUrl: undefined, ...options });
}

function report(): Promise<{ readonly asOf: string; readonly problems: readonly Problem[] }> {
  return readOwnJson(path.join(place.folder, 'reports', 'content.json'));
}

async function stored(): Promise<readonly string[]> {
  const snapshot = await loadSnapshot(`${place.folder}/snapshot`);
  return snapshot === undefined ? [] : idsIn(snapshot);
}

/** From now on, what is printed as an error, line by line. */
function printedLines(): () => readonly string[] {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  return () => print.mock.calls.map((parts) => parts.join(' '));
}

describe('an update', () => {
  it('D4 puts the content on the disk', async () => {
    const snapshot = await update([theme('wohnen', { image: wireImage('/uploads/bild.svg') })]);
    await expect(loadSnapshot(`${place.folder}/snapshot`)).resolves.toEqual(snapshot);
    expect(await readdir(place.folder)).toEqual(['reports', 'snapshot']);
  });

  it('D4 keeps the last good version of what became invalid', async () => {
    const lines = printedLines();
    await update([theme('wohnen'), theme('arbeit', {}, { id: 2 })]);
    await update([theme('wohnen', { title: '' }), theme('arbeit', {}, { id: 2 })]);
    await expect(loadSnapshot(`${place.folder}/snapshot`)).resolves.toMatchObject({
      entries: [{ meta: { key: 'wohnen' }, stale: true }, { meta: { key: 'arbeit' } }],
    });
    expect(lines()).toEqual([
      '✗ display-themes «wohnen» (de), title: is empty but mandatory; found "". Correct the field in the CMS.',
    ]);
  });

  it.each([
    ['an invalid entry', [theme('neu', { title: '' })], InvalidContentError],
    ['a loss', [article('neu')], LossError],
    ['a file that is not there', [theme('wohnen', { image: wireImage('/uploads/weg.svg') })], Error],
  ])('D4 that fails by %s leaves the old content', async (_, records, kind) => {
    await update([theme('wohnen')]);
    await expect(update(records)).rejects.toThrow(kind);
    expect(await stored()).toEqual(['display-themes/wohnen/de']);
    expect(await readdir(place.folder)).toEqual(['reports', 'snapshot']);
  });

  it('D4 that fails the first time leaves nothing half', async () => {
    await expect(update([theme('neu', { title: '' })])).rejects.toThrow(InvalidContentError);
    expect(await stored()).toEqual([]);
    expect(await readdir(place.folder)).toEqual(['reports']);
  });
});

describe('the report of an update', () => {
  const records = [
    theme('wohnen', { lead: 'Lorem ipsum' }),
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
        { severity: 'error', key: 'arbeit', field: 'title' },
        { severity: 'warning', key: 'wohnen', field: 'lead' },
        { severity: 'warning', key: 'umwelt', field: 'highlight_articles.0' },
      ],
    });
    expect(lines().map((line) => line.slice(0, 1))).toEqual(['✗', '!', '!']);
  });

  it('D4 is there when the update fails', async () => {
    await expect(update(records)).rejects.toThrow(InvalidContentError);
    expect((await report()).problems.map(({ key }) => key)).toEqual(['arbeit', 'wohnen']);
  });

  it('is short on the terminal and long in the file', async () => {
    const lines = printedLines();
    const many = Array.from({ length: 18 }, (_, index) => theme(`t${index}`, { lead: 'Lorem ipsum' }, { id: index }));
    await update(many);
    expect(lines()).toHaveLength(16);
    expect(lines().at(-1)).toBe('… and 3 more in reports/content.json');
    expect((await report()).problems).toHaveLength(18);
  });

  it('is empty when all is well', async () => {
    await update([theme('wohnen')]);
    await expect(report()).resolves.toEqual({ asOf, problems: [] });
  });
});
