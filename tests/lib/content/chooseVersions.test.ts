import { describe, expect, it } from 'vitest';
import { listFiles } from '@/lib/shared/files';
import { runChecks } from '@/lib/checks/runChecks';
import type { Planned } from '@/lib/content/planned';
import type { Snapshot, SnapshotOptions } from '@/lib/content/snapshot';
import type { SourceRecord } from '@/lib/content/readSource';
import type { WithheldText } from '@/lib/content/withheldTexts';
import { fakeCms } from './fakeCms';
import { emptyFolder } from './folder';
import { entryIn, problemsIn, readFrom, silenceProgress } from './reading';
import { indicator, record, said, wireFile } from './records';

silenceProgress();

const instant = '2026-08-22T06:30:00.000Z';
const justBefore = '2026-08-22T06:29:59.999Z';
const afterwards = '2026-08-25T06:30:00.000Z';
const place = 'products/5813/de';
const oldRows = [['2026', 0.9]];
const newRows = [
  ['2026', 0.9],
  ['2027', 1.7],
];

const file = wireFile('/uploads/Zahlen der Ausgabe 2027.csv', { mime: 'text/csv', width: null, height: null });
const coming = { upcoming_data_file: file, upcoming_at: instant };

function bundle(attributes: Readonly<Record<string, unknown>> = {}): SourceRecord {
  const own = { title: 'Wohnen', slug: 'wohnen-2027', release_at: instant, release_status: 'bestätigt' };
  return record('releases', { ...own, ...attributes });
}

function read(
  records: readonly SourceRecord[],
  options: Partial<SnapshotOptions> = {},
  csv = 'jahr;wert\n2026;0,9\n2027;1,7',
): Promise<Snapshot> {
  const files = { '/uploads/Zahlen der Ausgabe 2027.csv': csv, '/uploads/alt.csv': 'jahr;wert\n2026;0,9' };
  return readFrom(
    fakeCms(() => records, { files }),
    options,
  );
}

function valuesIn(snapshot: Snapshot, id = place): Readonly<Record<string, unknown>> {
  return entryIn(snapshot, id).values;
}

describe('data to come', () => {
  it('R2 take the place of the present ones at their instant, and no earlier', async () => {
    const records = [indicator(5813, { ...coming, last_update: '2025-08-22' })];
    const before = await read(records, { asOf: justBefore });
    expect(before).toMatchObject({ nextRelease: instant, problems: [] });
    expect(valuesIn(before)).toMatchObject({ data_rows: oldRows, last_update: '2025-08-22' });
    const after = await read(records, { asOf: instant, previous: before });
    expect(after).toMatchObject({ nextRelease: null, problems: [] });
    expect(valuesIn(after)).toMatchObject({ data_rows: newRows, last_update: '2026-08-22', publish_at: instant });
    expect(valuesIn(await read(records, { asOf: afterwards, previous: after }))).toEqual(valuesIn(after));
  });

  it('R2 take the place of a file in all languages, with the state of the data', async () => {
    const own = { data_rows: null, data_file: wireFile('/uploads/alt.csv', { mime: 'text/csv' }) };
    const days = { data_as_of: '2025-12-31', upcoming_data_as_of: '2026-12-31' };
    const records = [
      indicator(5813, { ...coming, ...own, ...days }),
      indicator(5813, { title: 'Logements' }, { locale: 'fr', id: 2 }),
    ];
    const before = await read(records);
    const after = await read(records, { asOf: instant, previous: before });
    for (const id of [place, 'products/5813/fr']) {
      expect(valuesIn(before, id)).toMatchObject({ data_rows: oldRows, data_as_of: '2025-12-31' });
      expect(valuesIn(after, id)).toMatchObject({ data_rows: newRows, data_as_of: '2026-12-31', data_file: null });
    }
  });

  it('have no state of the data that nobody has named', async () => {
    const records = [indicator(5813, { ...coming, data_as_of: '2025-12-31' })];
    expect(valuesIn(await read(records, { asOf: instant }))).toMatchObject({ data_as_of: null });
  });

  it('do not hold back the texts of their indicator', async () => {
    const before = await read([indicator(5813, coming)]);
    const edited = [indicator(5813, { ...coming, title: 'Neuer Titel' })];
    const during = await read(edited, { previous: before });
    expect(valuesIn(during)).toMatchObject({ title: 'Neuer Titel', data_rows: oldRows });
    const after = await read(edited, { previous: during, asOf: instant });
    expect(valuesIn(after)).toMatchObject({ title: 'Neuer Titel', data_rows: newRows });
  });

  it('R3 are nowhere in the content before: neither their values nor their file nor their name', async () => {
    const mediaDirectory = await emptyFolder();
    const withheld: WithheldText[] = [];
    const snapshot = await read([indicator(5813, { ...coming, upcoming_data_as_of: '2026-12-31' })], {
      mediaDirectory,
      onWithheld: (texts) => withheld.push(...texts),
    });
    expect(JSON.stringify(snapshot.entries)).not.toMatch(/2027|1\.7|Ausgabe|2026-08-22|2026-12-31/);
    expect(entryIn(snapshot, place).hash).toBe(entryIn(await read([indicator(5813)]), place).hash);
    expect(listFiles(mediaDirectory)).toEqual([]);
    expect(withheld.map(({ text }) => text)).toContain('Zahlen der Ausgabe 2027.csv');
  });

  it('are announced to editors alone, as something that stands there in its present form', async () => {
    const planned: Planned[] = [];
    const previous = await read([indicator(5813)]);
    await read([indicator(5813, coming)], { previous, onPlanned: (groups) => planned.push(...groups) });
    const entries = [{ meta: { key: '5813' }, changed: null, stands: true }];
    expect(planned).toMatchObject([{ at: instant, bundle: null, entries }]);
  });

  it('are what a preview with drafts shows', async () => {
    expect(valuesIn(await read([indicator(5813, coming)], { drafts: true }))).toMatchObject({ data_rows: newRows });
  });

  it('wait for the embargo of their entry, too', async () => {
    const records = [indicator(5813, { ...coming, publish_at: afterwards })];
    const previous = await read([indicator(5813)]);
    expect(valuesIn(await read(records, { asOf: instant, previous }))).toMatchObject({ data_rows: oldRows });
    expect(valuesIn(await read(records, { asOf: afterwards, previous }))).toMatchObject({ data_rows: newRows });
  });

  it('remind editors to move them once they are public, and stay until that is done', async () => {
    const records = [indicator(5813, coming)];
    const hints = (snapshot: Snapshot): readonly string[] =>
      runChecks(snapshot).flatMap((one) => (one.field === 'upcoming_data_file' ? [said(one)] : []));
    expect(hints(await read(records))).toEqual([]);
    const after = await read(records, { asOf: afterwards });
    expect(hints(after)).toEqual([`upcoming-public ${instant}`]);
    const moved = [indicator(5813, { data_rows: null, data_file: file, last_update: '2026-08-22' })];
    const later = await read(moved, { asOf: afterwards, previous: after });
    expect(hints(later)).toEqual([]);
    expect(valuesIn(later)).toMatchObject({ data_rows: newRows, last_update: '2026-08-22' });
  });

  it.each([
    ['have neither instant nor bundle', { upcoming_data_file: file }, 'upcoming_at: upcoming-time-missing'],
    ['have no file', { upcoming_at: instant }, 'upcoming_data_file: upcoming-file-missing'],
    ['have a broken instant', { ...coming, upcoming_at: 'morgen' }, 'upcoming_at: not-an-instant morgen'],
  ])('never appear if they %s, and editors are told', async (_, own, hint) => {
    const snapshot = await read([indicator(5813, own)], { asOf: afterwards });
    expect(valuesIn(snapshot)).toMatchObject({ data_rows: oldRows });
    expect(snapshot.nextRelease).toBeNull();
    expect(problemsIn(snapshot)).toEqual([`warning de ${hint}`]);
  });
});

describe('data to come in a bundle', () => {
  const member = { upcoming_data_file: file, upcoming_release: 'wohnen-2027' };
  const members = [indicator(5813, member), indicator(7, { ...member, publish_at: '2026-01-01T00:00:00Z' }, { id: 2 })];

  it('R2 appear together, when the bundle does', async () => {
    const before = await read([...members, bundle()], { asOf: justBefore });
    const after = await read([...members, bundle()], { asOf: instant, previous: before });
    expect(before.nextRelease).toBe(instant);
    for (const id of [place, 'products/7/de']) {
      expect(valuesIn(before, id)).toMatchObject({ data_rows: oldRows });
      expect(valuesIn(after, id)).toMatchObject({ data_rows: newRows, last_update: '2026-08-22' });
    }
  });

  it.each([
    ['is not confirmed', [bundle({ release_status: 'provisorisch' })]],
    ['does not exist', []],
  ])('R2 do not appear if the bundle %s', async (_, bundles) => {
    const snapshot = await read([...members, ...bundles], { asOf: afterwards });
    expect(valuesIn(snapshot)).toMatchObject({ data_rows: oldRows });
    expect(snapshot.problems).not.toEqual([]);
  });

  it.each([
    ['is deleted', []],
    ['is put off', [bundle({ release_at: '2026-09-22T06:30:00.000Z' })]],
  ])('R2 stay when the bundle %s afterwards', async (_, bundles) => {
    const previous = await read([...members, bundle()], { asOf: instant });
    const snapshot = await read([...members, ...bundles], { asOf: afterwards, previous });
    expect(valuesIn(snapshot)).toMatchObject({ data_rows: newRows });
  });

  it('R2 follow others of the same indicator whose bundle was another', async () => {
    const previous = await read([...members, bundle()], { asOf: instant });
    const moved = { data_rows: null, data_file: file, last_update: '2026-08-22' };
    const others = { upcoming_data_file: wireFile('/uploads/alt.csv'), upcoming_release: 'wohnen-2028' };
    const next = indicator(5813, { ...moved, ...others, title: 'Verschoben' });
    const snapshot = await read([next], { asOf: afterwards, previous, allowLoss: true });
    expect(valuesIn(snapshot)).toMatchObject({ title: 'Verschoben', data_rows: newRows });
  });

  it('R2 stay if others are announced before somebody moved them, and their editor is told', async () => {
    const previous = await read([...members, bundle()], { asOf: instant });
    const further = { upcoming_data_file: wireFile('/uploads/alt.csv'), upcoming_at: '2028-01-01T08:00:00.000Z' };
    const snapshot = await read([indicator(5813, further)], { asOf: afterwards, previous, allowLoss: true });
    expect(valuesIn(snapshot)).toMatchObject({ data_rows: newRows });
    expect(problemsIn(snapshot)).toContain('warning de data_file: upcoming-not-moved');
  });

  it('wait if somebody changed their indicator after the bundle was approved, which stays public', async () => {
    const approved = bundle({ approved: true, updatedAt: '2026-08-20T09:00:00Z' });
    const earlier = bundle({ slug: 'fruehling-2026', release_at: '2026-03-01T07:30:00Z' });
    const own = { release: 'fruehling-2026', updatedAt: '2026-08-21T09:00:00Z', title: 'Neuer Titel' };
    const snapshot = await read([indicator(5813, { ...member, ...own }), approved, earlier], { asOf: instant });
    expect(valuesIn(snapshot)).toMatchObject({ title: 'Neuer Titel', data_rows: oldRows });
    expect(problemsIn(snapshot)[0]).toContain('bundle-member-changed wohnen-2027');
  });
});

describe('broken data to come', () => {
  const broken = 'jahr;wert\n2026;0,9\n2027;zu viel';
  const fault = 'error de upcoming_data_file: cell-not-value 3 wert zu viel';
  const records = [indicator(5813, coming)];

  it('are told before their instant with row and column, and change nothing at it', async () => {
    const before = await read(records, {}, broken);
    expect(before.problems).toMatchObject([{ awaited: true }]);
    expect(problemsIn(before)).toEqual([fault]);
    expect(entryIn(before, place)).not.toHaveProperty('stale');
    const after = await read(records, { asOf: instant, previous: before }, broken);
    expect(valuesIn(after)).toEqual(valuesIn(before));
    expect(problemsIn(after)).toEqual([fault]);
    const mended = await read(records, { asOf: afterwards, previous: after });
    expect(valuesIn(mended)).toMatchObject({ data_rows: newRows });
  });

  it('are told, too, if a sentence would say another value than they have', async () => {
    const lesehilfe = 'Im Jahr 2027 waren es 1,8 %.';
    const snapshot = await read([indicator(5813, { ...coming, lesehilfe })]);
    const ahead = snapshot.problems.filter(({ awaited }) => awaited === true);
    expect(ahead.map((one) => `${one.field}: ${one.code}`)).toEqual(['lesehilfe: finding-other-value']);
  });

  it('are told of an entry that waits as a whole, too', async () => {
    const own = { data_rows: null, data_file: file, publish_at: instant };
    const snapshot = await read([indicator(5813, own)], {}, broken);
    expect(problemsIn(snapshot)).toEqual(['error de data_file: cell-not-value 3 wert zu viel']);
  });
});
