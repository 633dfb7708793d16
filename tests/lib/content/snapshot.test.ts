import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ContentError } from '@/lib/errors';
import { InvalidContentError, LossError } from '@/lib/content/errors';
import { readSnapshot } from '@/lib/content/snapshot';
import type { SnapshotOptions } from '@/lib/content/snapshot';
import type { Problem } from '@/lib/content/problem';
import type { SourceRecord } from '@/lib/content/source';
import { fakeCms } from './fakeCms';
import { emptyFolder } from './folder';
import { entryIn, files, idsIn, readFrom, silenceProgress, snapshotOf } from './reading';
import { article, asOf, changed, indicator, pointers, record, subTheme, theme, wireImage } from './records';

const progress = silenceProgress();

function themes(count: number, attributes: Readonly<Record<string, unknown>> = {}): readonly SourceRecord[] {
  return Array.from({ length: count }, (_, index) => theme(`thema-${index + 1}`, attributes, { id: index + 1 }));
}

const later = { updatedAt: '2026-08-21T09:00:00.000Z' };

describe('an entry that became invalid', () => {
  it('D4 keeps its last good version and is stale', async () => {
    const previous = await snapshotOf([theme('wohnen'), theme('arbeit', {}, { id: 2 })]);
    const snapshot = await snapshotOf([theme('wohnen', { title: '', ...later }), theme('arbeit', {}, { id: 2 })], {
      previous,
    });
    expect(entryIn(snapshot, 'display-themes/wohnen/de')).toEqual({
      ...entryIn(previous, 'display-themes/wohnen/de'),
      stale: true,
    });
    expect(entryIn(snapshot, 'display-themes/wohnen/de').meta.updatedAt).toBe(changed);
    expect(entryIn(snapshot, 'display-themes/arbeit/de')).not.toHaveProperty('stale');
    expect(snapshot.problems).toMatchObject([{ severity: 'error', key: 'wohnen', field: 'title' }]);
  });

  it('D4 keeps its place among the others', async () => {
    const previous = await snapshotOf(themes(4));
    const [first, , ...rest] = themes(4);
    const records = [first, theme('thema-2', { title: '' }, { id: 2 }), ...rest].filter((found) => found !== undefined);
    const snapshot = await snapshotOf(records, { previous });
    expect(idsIn(snapshot)).toEqual(idsIn(previous));
  });

  it('D4 keeps it as long as it takes', async () => {
    const first = await snapshotOf([theme('wohnen')]);
    const second = await snapshotOf([theme('wohnen', { title: '' })], { previous: first });
    const third = await snapshotOf([theme('wohnen', { lead: '' })], { previous: second });
    expect(entryIn(third, 'display-themes/wohnen/de')).toMatchObject({
      stale: true,
      values: { title: 'Thema wohnen' },
    });
    const mended = await snapshotOf([theme('wohnen', { title: 'Wohnen heute' })], { previous: third });
    expect(entryIn(mended, 'display-themes/wohnen/de')).not.toHaveProperty('stale');
    expect(entryIn(mended, 'display-themes/wohnen/de')).toMatchObject({ values: { title: 'Wohnen heute' } });
  });

  it('D4 keeps its references only to what is still published', async () => {
    const related = { highlight_articles: pointers('slug', ['erster', 'zweiter']) };
    const articles = [article('erster'), article('zweiter', {}, { id: 2 })];
    const previous = await snapshotOf([theme('wohnen', related), ...articles]);
    const snapshot = await snapshotOf([theme('wohnen', { ...related, title: '' }), ...articles.slice(0, 1)], {
      previous,
      allowLoss: true,
    });
    expect(entryIn(snapshot, 'display-themes/wohnen/de').values['highlight_articles']).toEqual([
      { type: 'articles', key: 'erster' },
    ]);
  });

  it('D4 keeps its files, which are not fetched again', async () => {
    const image = { image: wireImage('/uploads/bild.svg') };
    const previous = await snapshotOf([theme('wohnen', image)]);
    const cms = fakeCms(() => [theme('wohnen', { image: wireImage('/uploads/neu.svg'), title: '' })], { files });
    const snapshot = await readFrom(cms, { previous });
    expect(cms.fetched).toEqual([]);
    expect(entryIn(snapshot, 'display-themes/wohnen/de').values).toEqual(
      entryIn(previous, 'display-themes/wohnen/de').values,
    );
  });

  it('D4 is one that has got the address of another, too', async () => {
    const previous = await snapshotOf([theme('wohnen')]);
    const snapshot = await snapshotOf([theme('wohnen'), theme('wohnen', { title: 'Doppelt' }, { id: 2 })], {
      previous,
    });
    expect(snapshot.entries).toHaveLength(1);
    expect(entryIn(snapshot, 'display-themes/wohnen/de')).toMatchObject({
      stale: true,
      values: { title: 'Thema wohnen' },
    });
  });

  it('D4 is gone when it is no longer published', async () => {
    const previous = await snapshotOf(themes(6));
    const snapshot = await snapshotOf([...themes(5), theme('thema-6', { title: '', publishedAt: null })], { previous });
    expect(snapshot.entries).toHaveLength(5);
  });
});

describe('an invalid entry without an earlier version', () => {
  const faulty = [
    theme('wohnen', { title: '', display_order: 1.5 }),
    article('erster', { publication_date: 'gestern' }),
    indicator(5813, { lesehilfe: null }),
    theme('arbeit', {}, { id: 2 }),
  ];

  it('D4 stops the build with all problems at once', async () => {
    const reading = snapshotOf(faulty);
    await expect(reading).rejects.toBeInstanceOf(InvalidContentError);
    await expect(reading).rejects.toBeInstanceOf(ContentError);
    await expect(reading).rejects.toThrow(
      [
        'The content cannot be published: 4 errors in entries without an earlier valid version.',
        '✗ articles «erster» (de), publication_date: must be a day as YYYY-MM-DD; found "gestern". Correct the field in the CMS.',
        '✗ display-themes «wohnen» (de), title: is empty but mandatory; found "". Correct the field in the CMS.',
        '✗ display-themes «wohnen» (de), display_order: must be a whole number; found 1.5. Correct the field in the CMS.',
        '✗ products «5813» (de), lesehilfe: is empty, but mandatory for indicators. Fill in the field in the CMS.',
        'Mend them in the CMS and build again; reports/content.json lists everything.',
      ].join('\n'),
    );
  });

  it('D4 is not confused with one that has an earlier version', async () => {
    const previous = await snapshotOf([theme('wohnen')]);
    const records = [theme('wohnen', { title: '' }), theme('arbeit', { title: '' }, { id: 2 })];
    await expect(snapshotOf(records, { previous })).rejects.toThrow(
      /^The content cannot be published: 1 errors in entries without an earlier valid version\.\n✗ display-themes «arbeit» \(de\), title: [^\n]*\nMend/,
    );
  });

  it('D4 may be one of very many, of which the first are shown', async () => {
    const error: unknown = await snapshotOf(themes(23, { title: '' })).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'InvalidContentError' });
    const lines = String(error).split('\n');
    expect(lines).toHaveLength(23);
    expect(lines[21]).toBe('… and 3 more');
  });

  it('D4 has all its problems reported before the build stops', async () => {
    const onProblems = vi.fn<(problems: readonly Problem[]) => Promise<void>>(() => Promise.resolve());
    const options: SnapshotOptions = { asOf, drafts: false, allowLoss: false, mediaDirectory: await emptyFolder() };
    await expect(
      readSnapshot(
        fakeCms(() => faulty),
        options,
        onProblems,
      ),
    ).rejects.toThrow(ContentError);
    expect(onProblems.mock.calls.map(([problems]) => problems.length)).toEqual([4]);
  });

  it('fetches no files', async () => {
    const cms = fakeCms(() => [...faulty, theme('umwelt', { image: wireImage('/uploads/bild.svg') }, { id: 3 })], {
      files,
    });
    await expect(readFrom(cms)).rejects.toThrow(ContentError);
    expect(cms.fetched).toEqual([]);
  });
});

describe('a preview with drafts', () => {
  const halfWritten = theme('wohnen', { publishedAt: null, title: '' });

  it('D4 reports a draft that is half written and leaves it out with its translations', async () => {
    const french = theme('wohnen', { title: 'Logement' }, { locale: 'fr', id: 2 });
    const snapshot = await snapshotOf([halfWritten, french, theme('arbeit', {}, { id: 3 })], { drafts: true });
    expect(idsIn(snapshot)).toEqual(['display-themes/arbeit/de']);
    expect(snapshot.problems).toMatchObject([{ severity: 'error', key: 'wohnen', field: 'title' }]);
  });

  it('D4 shows the last good version of a draft where there is one', async () => {
    const previous = await snapshotOf([theme('wohnen', { publishedAt: null })], { drafts: true });
    const snapshot = await snapshotOf([halfWritten], { drafts: true, previous });
    expect(entryIn(snapshot, 'display-themes/wohnen/de')).toMatchObject({ stale: true });
  });
});

describe('an earlier snapshot from elsewhere', () => {
  const invalid = [theme('wohnen', { title: '' })];

  it('D4 with drafts does not bring them onto the site', async () => {
    const previous = await snapshotOf([theme('wohnen', { publishedAt: null, title: 'Geheim' })], { drafts: true });
    await expect(snapshotOf(invalid, { previous })).rejects.toThrow(InvalidContentError);
  });

  it('D4 of the sample content does not stand in for that of the CMS', async () => {
    const previous = await snapshotOf([theme('wohnen')]);
    await expect(snapshotOf(invalid, { previous, cmsUrl: 'https://cms.example' })).rejects.toThrow(InvalidContentError);
    await expect(snapshotOf([theme('arbeit')], { previous, cmsUrl: 'https://cms.example' })).resolves.toMatchObject({
      source: { cmsUrl: 'https://cms.example', drafts: false },
    });
  });
});

describe('a sudden loss', () => {
  it.each([
    [10, 8],
    [5, 4],
    [35, 28],
    [3, 3],
    [1, 5],
    [0, 0],
  ])('D4 is not one: %d entries before, %d now', async (before, after) => {
    const previous = await snapshotOf(themes(before));
    await expect(snapshotOf(themes(after), { previous })).resolves.toMatchObject({ asOf });
  });

  it.each([
    [10, 7],
    [4, 3],
    [35, 27],
    [1, 0],
  ])('D4 stops the build: %d entries before, %d now', async (before, after) => {
    const previous = await snapshotOf(themes(before));
    await expect(snapshotOf(themes(after), { previous })).rejects.toBeInstanceOf(LossError);
  });

  it('D4 says which collections shrank, and what to do', async () => {
    const teamMember = record('team-members', { slug: 'schema', first_name: 'Gina', last_name: 'Schema' });
    const previous = await snapshotOf([...themes(10), teamMember, indicator(5813)]);
    await expect(snapshotOf([...themes(7), indicator(5813)], { previous })).rejects.toThrow(
      'The CMS delivers far fewer entries than last time:\n' +
        '  display-themes: 10 entries before, 7 now\n' +
        '  team-members: 1 entries before, 0 now\n' +
        'Expected at least 80 % of the earlier number. If this is intended, build with --allow-loss.',
    );
  });

  it('D4 is allowed by a flag', async () => {
    const previous = await snapshotOf(themes(10));
    await expect(snapshotOf(themes(1), { previous, allowLoss: true })).resolves.toMatchObject({ entries: [{}] });
  });

  it('D4 counts what had to be left out for want of a reference', async () => {
    const subThemes = [subTheme('mieten'), subTheme('bauen', {}, { id: 2 })];
    const previous = await snapshotOf([theme('wohnen'), ...themes(9), ...subThemes]);
    await expect(snapshotOf([...themes(9), ...subThemes], { previous })).rejects.toThrow(
      'display-subthemes: 2 entries before, 0 now',
    );
  });

  it('D4 does not count entries that became invalid', async () => {
    const previous = await snapshotOf(themes(3));
    await expect(snapshotOf(themes(3, { title: '' }), { previous })).resolves.toMatchObject({ entries: [{}, {}, {}] });
  });

  it('D4 reports the problems of the content all the same', async () => {
    const onProblems = vi.fn<(problems: readonly Problem[]) => Promise<void>>(() => Promise.resolve());
    const previous = await snapshotOf([theme('wohnen'), subTheme('mieten')]);
    const options = { asOf, drafts: false, allowLoss: false, previous, mediaDirectory: await emptyFolder() };
    await expect(
      readSnapshot(
        fakeCms(() => [subTheme('mieten')]),
        options,
        onProblems,
      ),
    ).rejects.toThrow(LossError);
    expect(onProblems.mock.lastCall?.[0].map(({ message }) => message)).toEqual([
      'points to display-themes «wohnen», which is not published; the reference is left out',
      'cannot stand without a reference to an unpublished entry; it is left out',
    ]);
  });
});

describe('a snapshot', () => {
  it('says when and where it was read', async () => {
    await expect(snapshotOf([], { cmsUrl: 'https://cms.example', drafts: true })).resolves.toEqual({
      source: { cmsUrl: 'https://cms.example', drafts: true },
      asOf,
      nextRelease: null,
      entries: [],
      problems: [],
    });
  });

  it('D7 brings its files along', async () => {
    const mediaDirectory = await emptyFolder();
    const snapshot = await snapshotOf([theme('wohnen', { image: wireImage('/uploads/bild.svg') })], { mediaDirectory });
    const [name = ''] = await readdir(mediaDirectory);
    expect(entryIn(snapshot, 'display-themes/wohnen/de').values['image']).toMatchObject({
      file: { url: `/media/${name}`, width: 160, height: 90 },
    });
    expect(await readFile(path.join(mediaDirectory, name), 'utf8')).toBe(files['/uploads/bild.svg']);
  });

  it('tells what it is doing on the terminal', async () => {
    await snapshotOf([theme('wohnen', { image: wireImage('/uploads/bild.svg') })]);
    expect(progress()).toMatch(
      /^Reading the CMS 1 \(.*\/s\) entries in .* s\nFetching files 1 \(.*\/s\) files in .* s\n$/,
    );
  });
});
