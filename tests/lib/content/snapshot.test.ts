import { describe, expect, it, vi } from 'vitest';
import { LossError } from '@/lib/content/contentErrors';
import { readSnapshot } from '@/lib/content/snapshot';
import type { Problem } from '@/lib/faults/problem';
import type { SourceRecord } from '@/lib/content/readSource';
import { fakeCms } from './fakeCms';
import { emptyFolder } from './folder';
import { entryIn, idsIn, problemsIn, silenceProgress, snapshotOf } from './reading';
import { article, asOf, changed, indicator, pointer, record, subTheme, theme, wireImage } from './records';

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

  it('D4 keeps a version from before a field was there as if the field were empty, and none without a required one', async () => {
    const today = await snapshotOf([theme('wohnen'), theme('arbeit', {}, { id: 2 })]);
    const older = (left: string): typeof today => ({
      ...today,
      entries: today.entries.map((entry) => ({
        ...entry,
        values: Object.fromEntries(Object.entries(entry.values).filter(([name]) => name !== left)),
      })),
    });
    const wrong = [theme('wohnen', { lead: '', title: '', ...later }), theme('arbeit', {}, { id: 2 })];
    const kept = await snapshotOf(wrong, { previous: older('rank') });
    expect(entryIn(kept, 'display-themes/wohnen/de').values).toEqual(entryIn(today, 'display-themes/wohnen/de').values);
    expect(entryIn(kept, 'display-themes/wohnen/de').values).toMatchObject({ rank: null });
    const none = await snapshotOf(wrong, { previous: older('title'), allowLoss: true });
    expect(idsIn(none)).toEqual(['display-themes/arbeit/de']);
  });

  it('D4 is gone when it is no longer published', async () => {
    const previous = await snapshotOf(themes(6));
    const snapshot = await snapshotOf([...themes(5), theme('thema-6', { title: '', publishedAt: null })], { previous });
    expect(snapshot.entries).toHaveLength(5);
  });
});

describe('an invalid entry without an earlier version', () => {
  const long = 'x'.repeat(300);

  it('D4 sends what has come to need it back to its last good version', async () => {
    const previous = await snapshotOf([theme('wohnen'), subTheme('mieten', { title: 'Mieten' })]);
    const moved = subTheme('mieten', { title: 'Mieten neu', display_theme: pointer('url', 'neu') });
    const snapshot = await snapshotOf([theme('wohnen'), theme('neu', { title: long }, { id: 2 }), moved], { previous });
    expect(entryIn(snapshot, 'display-subthemes/mieten/de')).toMatchObject({
      stale: true,
      values: { title: 'Mieten' },
    });
    expect(snapshot.problems).toMatchObject([
      { key: 'neu', field: 'title' },
      { key: 'mieten', field: 'display_theme' },
      { key: 'mieten', field: '' },
    ]);
  });
});

describe('an address that became invalid', () => {
  it('D4 leaves the last good version at its address', async () => {
    const previous = await snapshotOf([theme('wohnen'), article('leerstand-2026', {}, { id: 7 })]);
    const renamed = article('leerstand 2026?', {}, { id: 7 });
    const snapshot = await snapshotOf([theme('wohnen'), renamed], { previous });
    expect(entryIn(snapshot, 'articles/leerstand-2026/de')).toMatchObject({ stale: true });
  });

  it('D4 leaves the translations of that version, too', async () => {
    const french = article('leerstand-2026', { title: 'Logements' }, { id: 9, locale: 'fr' });
    const previous = await snapshotOf([article('leerstand-2026', {}, { id: 7 }), french]);
    const snapshot = await snapshotOf([article('leerstand 2026?', {}, { id: 7 }), french], { previous });
    expect(entryIn(snapshot, 'articles/leerstand-2026/fr')).toMatchObject({ stale: true });
  });

  it('D4 is dropped if another entry has the address now', async () => {
    const previous = await snapshotOf([article('erster', {}, { id: 7 })]);
    const records = [article('erster', { title: 'Neu' }, { id: 8 }), article('?', {}, { id: 7 })];
    const snapshot = await snapshotOf(records, { previous });
    expect(snapshot.entries).toMatchObject([{ values: { title: 'Neu' } }]);
  });

  it.each([' 13', '13', '13.0', 13])('of a number is the same however it is spelled: %j', async (number) => {
    const snapshot = await snapshotOf([
      indicator(13, { stata_id: number }),
      theme('wohnen', { highlight_indikator: pointer('stata_id', number) }),
    ]);
    expect(entryIn(snapshot, 'products/13/de')).toMatchObject({ values: { stata_id: 13 } });
    expect(entryIn(snapshot, 'display-themes/wohnen/de').values['highlight_indikator']).toEqual({
      type: 'products',
      key: '13',
    });
  });
});

it('D7 a file that cannot be shown leaves the last good version, and everything else is published', async () => {
  const previous = await snapshotOf([theme('wohnen', { image: wireImage('/uploads/bild.svg') })]);
  const changed = { title: 'Neu', image: wireImage('/uploads/weg.svg') };
  const snapshot = await snapshotOf([theme('wohnen', changed), theme('arbeit', {}, { id: 2 })], { previous });
  expect(idsIn(snapshot)).toEqual(['display-themes/arbeit/de', 'display-themes/wohnen/de']);
  expect(entryIn(snapshot, 'display-themes/wohnen/de')).toMatchObject({
    stale: true,
    values: { title: 'Thema wohnen' },
  });
  expect(problemsIn(snapshot)).toEqual(['error de image.file: file-missing weg.svg']);
});

describe('a single type that is not published any more', () => {
  it('D4 keeps its last version in all languages, and says so', async () => {
    const french = record('theme-page', { title: 'Thèmes' }, { locale: 'fr' });
    const previous = await snapshotOf([record('theme-page', { title: 'Themen' }), french]);
    const snapshot = await snapshotOf([french], { previous });
    expect(idsIn(snapshot)).toEqual(['theme-page/theme-page/de', 'theme-page/theme-page/fr']);
    expect(snapshot.entries.every(({ stale }) => stale === true)).toBe(true);
    expect(snapshot.problems).toMatchObject([
      { severity: 'warning', type: 'theme-page', locale: 'fr' },
      { severity: 'warning', type: 'theme-page', locale: 'de', field: '' },
    ]);
  });

  it('does not count as held back because its new version says the same', async () => {
    const texts = { title: 'Alle Themen der Statistik', lead: 'Von der Bevölkerung bis zur Bildung, nach Nummern.' };
    const previous = await snapshotOf([record('theme-page', texts)]);
    const withheld: string[] = [];
    await snapshotOf([record('theme-page', { ...texts, publish_at: '2099-01-01T00:00:00Z' })], {
      previous,
      onWithheld: (found) => withheld.push(...found.map(({ text }) => text)),
    });
    expect(withheld).toEqual([]);
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
});

describe('an earlier snapshot from elsewhere', () => {
  const invalid = [theme('wohnen', { title: '' })];

  it('D4 with drafts does not bring them onto the site', async () => {
    const previous = await snapshotOf([theme('wohnen', { publishedAt: null, title: 'Geheim' })], { drafts: true });
    await expect(snapshotOf(invalid, { previous })).resolves.toMatchObject({ entries: [] });
  });

  it('D4 of the sample content does not replace that of the CMS', async () => {
    const previous = await snapshotOf([theme('wohnen')]);
    await expect(snapshotOf(invalid, { previous, cmsUrl: 'https://cms.example' })).resolves.toMatchObject({
      entries: [],
    });
    await expect(snapshotOf([theme('arbeit')], { previous, cmsUrl: 'https://cms.example' })).resolves.toMatchObject({
      source: { cmsUrl: 'https://cms.example', drafts: false },
    });
  });
});

describe('a sudden loss', () => {
  it.each([
    [35, 28],
    [4, 3],
    [1, 0],
    [0, 0],
  ])('D4 is not one: %d entries before, %d now', async (before, after) => {
    const previous = await snapshotOf(themes(before));
    await expect(snapshotOf(themes(after), { previous })).resolves.toMatchObject({ asOf });
  });

  it.each([
    [35, 27],
    [2, 0],
  ])('D4 stops the build: %d entries before, %d now', async (before, after) => {
    const previous = await snapshotOf(themes(before));
    await expect(snapshotOf(themes(after), { previous })).rejects.toBeInstanceOf(LossError);
  });

  it('D4 says which collections shrank, and what to do', async () => {
    const teamMembers = ['gina', 'otto'].map((slug, index) =>
      record('team-members', { slug, first_name: 'Gina', last_name: 'Schema' }, { id: index + 1 }),
    );
    const previous = await snapshotOf([...themes(10), ...teamMembers, indicator(5813)]);
    await expect(snapshotOf([...themes(7), indicator(5813)], { previous })).rejects.toThrow(
      'The CMS delivers far fewer entries than last time:\n' +
        '  display-themes: 10 entries before, 7 now\n' +
        '  team-members: 2 entries before, 0 now\n' +
        'Expected at least 80 % of the earlier number. If this is intended, build with --allow-loss.',
    );
  });

  it('D4 is allowed by a flag', async () => {
    const previous = await snapshotOf(themes(10));
    await expect(snapshotOf(themes(1), { previous, allowLoss: true })).resolves.toMatchObject({ entries: [{}] });
  });

  it('D4 is not what editors have taken back', async () => {
    const previous = await snapshotOf(themes(4));
    const takenBack = ['display-themes/thema-1', 'display-themes/thema-2', 'articles/thema-3'];
    const left = themes(4).slice(2);
    await expect(snapshotOf(left, { previous, takenBack })).resolves.toMatchObject({ entries: [{}, {}] });
    // What nobody has taken back counts all the same.
    await expect(snapshotOf([], { previous, takenBack })).rejects.toThrow('display-themes: 2 entries before, 0 now');
  });

  it('D4 is not what editors have taken back and published once more', async () => {
    const previous = await snapshotOf(themes(4));
    const takenBack = themes(2).map((_, index) => `display-themes/thema-${index + 1}`);
    await expect(snapshotOf(themes(2), { previous, takenBack })).rejects.toThrow('display-themes: 4 entries before, 2');
  });

  it('D4 is not what the CMS delivers and its own instant hides', async () => {
    const previous = await snapshotOf(themes(4));
    await expect(snapshotOf(themes(4, { unpublish_at: asOf }), { previous })).resolves.toMatchObject({ entries: [] });
  });

  it('D4 does not count entries that became invalid', async () => {
    const previous = await snapshotOf(themes(3));
    await expect(snapshotOf(themes(3, { title: '' }), { previous })).resolves.toMatchObject({ entries: [{}, {}, {}] });
  });

  it('D4 is one of the site that visitors see, though it is from another CMS', async () => {
    const live = await snapshotOf(themes(10), { cmsUrl: 'https://cms.example' });
    const moved = { live, cmsUrl: 'https://new-cms.example' };
    await expect(snapshotOf(themes(7), moved)).rejects.toThrow('display-themes: 10 entries before, 7 now');
    await expect(snapshotOf(themes(9), moved)).resolves.toMatchObject({ asOf });
    const previous = await snapshotOf(themes(3), { cmsUrl: 'https://new-cms.example' });
    await expect(snapshotOf(themes(3), { ...moved, previous })).rejects.toThrow(LossError);
  });

  it('D4 is not one of the sample content, which nobody misses', async () => {
    const live = await snapshotOf(themes(10));
    await expect(snapshotOf(themes(1), { live, cmsUrl: 'https://cms.example' })).resolves.toMatchObject({ asOf });
  });

  it('D4 reports the problems of the content all the same', async () => {
    const onProblems = vi.fn<(problems: readonly Problem[]) => void>();
    const subThemes = [subTheme('mieten'), subTheme('bauen', {}, { id: 2 })];
    const previous = await snapshotOf([theme('wohnen'), ...subThemes]);
    const options = { asOf, drafts: false, allowLoss: false, previous, mediaDirectory: await emptyFolder() };
    await expect(
      readSnapshot(
        fakeCms(() => subThemes),
        options,
        onProblems,
      ),
    ).rejects.toThrow(LossError);
    expect(onProblems.mock.lastCall?.[0].map(({ code }) => code)).toEqual([
      'reference-unpublished',
      'entry-left-out',
      'reference-unpublished',
      'entry-left-out',
    ]);
  });
});

describe('a snapshot', () => {
  it('tells what it is doing on the terminal', async () => {
    await snapshotOf([theme('wohnen', { image: wireImage('/uploads/bild.svg') })]);
    expect(progress()).toMatch(
      /^Reading the CMS 1 \(.*\/s\) entries in .* s\nFetching files 1 \(.*\/s\) files in .* s\n$/,
    );
  });
});
