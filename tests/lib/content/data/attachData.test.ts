import { describe, expect, it } from 'vitest';
import type { Snapshot } from '@/lib/content/snapshot';
import { fakeCms } from '../fakeCms';
import { entryIn, idsIn, problemsIn, readFrom, silenceProgress } from '../reading';
import { indicator, wireFile } from '../records';

silenceProgress();

const french = [
  { key: 'jahr', label: 'Année', role: 'period' },
  { key: 'wert', label: 'Valeur', role: 'value' },
];

function withFile(mime = 'text/csv', name = 'daten.csv'): Readonly<Record<string, unknown>> {
  return { data_rows: null, data_file: wireFile(`/uploads/${name}`, { mime, width: null, height: null }) };
}

const inTwoLanguages = [
  indicator(7, withFile()),
  indicator(7, { ...withFile(), columns: french }, { locale: 'fr', id: 2 }),
];

function snapshotWith(csv: string, records = inTwoLanguages, previous?: Snapshot): Promise<Snapshot> {
  return readFrom(
    fakeCms(() => records, { files: { '/uploads/daten.csv': csv } }),
    { previous },
  );
}

function rowsIn(snapshot: Snapshot, locale = 'de'): unknown {
  return entryIn(snapshot, `products/7/${locale}`).values['data_rows'];
}

describe('data in a file', () => {
  it('are those of the indicator in all languages, whose columns the file names in German', async () => {
    const snapshot = await snapshotWith('Wert;Jahr\n0,9;2026\nX;2025');
    expect(rowsIn(snapshot)).toEqual([
      ['2026', 0.9],
      ['2025', 'X'],
    ]);
    expect(rowsIn(snapshot, 'fr')).toEqual(rowsIn(snapshot));
    expect(snapshot.problems).toEqual([]);
  });

  it('are all that the site takes from the file', async () => {
    const snapshot = await snapshotWith('Jahr;Wert;intern\n2026;0,9;geheim');
    expect(entryIn(snapshot, 'products/7/de').values['data_file']).toBeNull();
    expect(JSON.stringify(snapshot.entries)).not.toContain('geheim');
    expect(problemsIn(snapshot)).toEqual(['warning de data_file: data-column-unused intern']);
  });

  it('D4 stay as they were if the new ones are wrong, in all languages, and the fault is told once', async () => {
    const previous = await snapshotWith('jahr;wert\n2025;0,8');
    const snapshot = await snapshotWith('jahr;wert\n2026;zu viel', inTwoLanguages, previous);
    expect(rowsIn(snapshot)).toEqual([['2025', 0.8]]);
    expect(entryIn(snapshot, 'products/7/fr')).toMatchObject({ stale: true });
    expect(problemsIn(snapshot)).toEqual(['error de data_file: cell-not-value 2 wert zu viel']);
    expect(idsIn(await snapshotWith('jahr;wert\n2026;zu viel'))).toEqual([]);
  });

  it.each([
    ['as many', french.slice(0, 1), 'jahr (period)'],
    ['the same', french.toReversed(), 'wert (value), jahr (period)'],
  ])('need %s columns in each language', async (_wanted, columns, found) => {
    const [german = indicator(7)] = inTwoLanguages;
    const other = indicator(7, { ...withFile(), columns }, { locale: 'fr', id: 2 });
    const snapshot = await snapshotWith('jahr;wert\n2026;0,9', [german, other]);
    expect(idsIn(snapshot)).toEqual(['products/7/de']);
    expect(problemsIn(snapshot)).toEqual([`error fr columns: columns-differ ${found} jahr (period), wert (value)`]);
  });

  it('know their periods however they were typed, and annotations stand where they are', async () => {
    const text = 'Bruch';
    const annotations = [
      { type: 'break', x: '2026-1', text },
      { type: 'range', x: '4. Quartal 2025/Q2 2026', text },
    ];
    const rows = ['2025-1', '2025-4', '2026-1', '2026-2'].map((period, index) => [period, index]);
    for (const own of [
      { data_rows: rows, annotations },
      { ...withFile(), annotations },
    ]) {
      const snapshot = await snapshotWith(`jahr;wert\n${rows.map((row) => row.join(';')).join('\n')}`, [
        indicator(7, own),
      ]);
      expect(rowsIn(snapshot)).toEqual([
        ['2025-Q1', 0],
        ['2025-Q4', 1],
        ['2026-Q1', 2],
        ['2026-Q2', 3],
      ]);
      const { annotations: placed } = entryIn(snapshot, 'products/7/de').values;
      expect(placed).toMatchObject([{ x: '2026-Q1' }, { x: '2025-Q4/2026-Q2' }]);
    }
  });

  it('are there once, however their periods are written', async () => {
    const rows = [
      ['Q1 2026', 1],
      ['2026-Q1', 2],
    ];
    expect(problemsIn(await snapshotWith('', [indicator(7, { data_rows: rows })]))).toEqual([
      'error de data_rows: data-row-twice 2 1 2026-Q1',
    ]);
  });

  it('are either typed or in a file, and the file is a table', async () => {
    const both = { ...withFile(), data_rows: [['2026', 1]] };
    expect(problemsIn(await snapshotWith('jahr;wert\n2026;1', [indicator(7, both)]))).toEqual([
      'error de data_file: data-twice',
    ]);
    expect(problemsIn(await snapshotWith('', [indicator(7, withFile('application/pdf', 'daten.pdf'))]))).toEqual([
      'error de data_file: data-file-ending daten.pdf .csv, .tsv, .txt, .xlsx, .ods, .json',
    ]);
  });
});
