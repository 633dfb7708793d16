import { describe, expect, it } from 'vitest';
import { readDataFile } from '@/lib/data/files/readDataFile';
import type { DataFileResult, FileColumn } from '@/lib/data/files/readDataFile';
import { dataRows } from '../../../support/rowsInShort';

const series: readonly FileColumn[] = [
  { key: 'jahr', label: 'Jahr', role: 'period' },
  { key: 'wert', label: 'Wert', role: 'value' },
];

const byArea: readonly FileColumn[] = [
  { key: 'jahr', label: 'Jahr', role: 'period' },
  { key: 'ort', label: 'Gemeinde', role: 'area' },
  { key: 'm', label: 'Männer', role: 'value' },
  { key: 'f', label: 'Frauen', role: 'value' },
  { key: 'status', label: 'Status', role: 'status' },
];

function sdmx(lines: readonly string[], columns = byArea): Promise<DataFileResult> {
  const head = 'DATAFLOW,FREQ,REF_AREA,SEX,TIME_PERIOD,OBS_VALUE,OBS_STATUS,OBS_CONF,COMMENT';
  return readDataFile(Buffer.from([head, ...lines].join('\n')), '.csv', columns);
}

function errorsOf({ errors }: DataFileResult): readonly string[] {
  return errors.map(({ code }) => code);
}

const time = { label: 'Zeit', category: { index: ['2024', '2025'] } };
const areas = { label: 'Raum', category: { index: { a: 0, b: 1 }, label: { a: 'Riehen', b: 'Bettingen' } } };
const sexes = { label: 'Geschlecht', category: { index: ['1', '2'], label: { '1': 'Männer', '2': 'Frauen' } } };

const population = {
  version: '2.0',
  class: 'dataset',
  id: ['T', 'GEO', 'sex'],
  size: [2, 2, 2],
  role: { time: ['T'], geo: ['GEO'] },
  dimension: { T: time, GEO: areas, sex: sexes },
  value: [1, 2, 3, 4, 5, 6, 7, null],
  status: { '0': 'p', '3': 'X', '7': '..' },
};

function jsonStat(data: unknown, columns = byArea): Promise<DataFileResult> {
  return readDataFile(Buffer.from(JSON.stringify(data)), '.json', columns);
}

describe('a file in SDMX-CSV', () => {
  it('spreads the dimension whose members are columns, and says how sure a row is by its least sure value', async () => {
    const lines = ['x,A,Riehen,m,2024,1.234,A,F,', 'x,A,Riehen,f,2024,3,P,F,', 'x,A,Bettingen,f,2024,1e+05,E,F,so'];
    expect(await sdmx(lines)).toEqual({
      rows: dataRows('2024 Riehen 1.234 3 provisional, 2024 Bettingen null 100000 estimated'),
      errors: [],
      warnings: [],
    });
  });

  it('publishes no value that is confidential or suppressed, whatever number is there', async () => {
    const lines = ['x,A,Riehen,m,2024,12,A,C,', 'x,A,Riehen,f,2024,13,Q,F,', 'x,A,Bettingen,m,2024,NaN,M,F,'];
    expect((await sdmx(lines)).rows).toEqual(dataRows('2024 Riehen X X null, 2024 Bettingen null null null'));
  });

  it.each(['A', 'D', 'N', 'C', 'S', 'f', '?'])(
    'publishes no value with the code %s of confidentiality',
    async (code) => {
      const rows = [`x,A,Riehen,m,2024,12,A,${code},`, 'x,A,Riehen,f,2024,13,A,,'];
      expect((await sdmx(rows)).rows).toEqual([['2024', 'Riehen', 'X', 13, null]]);
    },
  );

  it('may be of Eurostat, with names in lower case and flags', async () => {
    const men = byArea.filter(({ key }) => key !== 'f');
    const head = 'DATAFLOW,LAST UPDATE,freq,sex,geo,TIME_PERIOD,OBS_VALUE,OBS_FLAG,CONF_STATUS';
    const flags = ['c', 'p', 's', 'bp', 'n'];
    const lines = flags.map((flag, place) => `x,y,A,m,CH,202${place},1,${flag},`);
    const { rows, errors } = await readDataFile(Buffer.from([head, ...lines].join('\n')), '.csv', men);
    expect(errors).toEqual([]);
    expect(rows?.map(([, area, value, status]) => [area, value, status])).toEqual(
      dataRows('CH X null, CH 1 provisional, CH 1 estimated, CH 1 provisional, CH (1) null'),
    );
  });

  it.each(['', 'NA', 'NaN'])('takes «%s» as nothing that is said of a value', async (code) => {
    const { rows } = await sdmx([`x,A,Riehen,m,2024,12,${code},${code},`, 'x,A,Riehen,f,2024,13,A,F,']);
    expect(rows).toEqual([['2024', 'Riehen', 12, 13, null]]);
  });

  it.each(['FINAL', 'DEF', 'geschätzt', 'AC'])('takes «%s» for no code', async (code) => {
    expect(errorsOf(await sdmx([`x,A,Riehen,m,2024,12,${code},F,`]))).toContain('cell-not-status');
  });

  it.each(['x,A,Riehen,m,2024', 'x,A,Riehen,m,2024,12', 'x,A,Riehen,m,2024,12,A,F,,'])(
    'is refused if a line has another length, for secrecy may be cut off: %s',
    async (line) => expect(errorsOf(await sdmx(['x,A,Riehen,f,2024,1,A,F,', line]))).toEqual(['data-row-length']),
  );

  it('keeps colons in names', async () => {
    const { rows } = await sdmx([
      'x,A,R: Stadt: Nord,m,2024,1,A: Normal: ja,F: Free,',
      'x,A,R: Stadt: Nord,f,2024,1,A,F,',
    ]);
    expect(rows).toEqual([['2024', 'Stadt: Nord', 1, 1, null]]);
  });

  it('refuses a comma in a number, which may separate thousands', async () => {
    const { errors } = await sdmx(['x,A,Riehen,m,2024,"1,234",A,F,', 'x,A,Riehen,f,2024,2,A,F,']);
    expect(errors).toEqual([{ code: 'cell-not-value', values: { row: 2, column: 'm', found: '1,234' } }]);
  });

  it('is refused if it has more lines than any indicator, and not cut off', async () => {
    const lines = Array.from({ length: 50_002 }, (_, place) => [
      `x,A,${place},m,2024,1,A,F,`,
      `x,A,${place},f,2024,1,A,F,`,
    ]);
    expect(errorsOf(await sdmx(lines.flat()))).toEqual(['data-file-rows']);
  });

  it('names the members that no column takes', async () => {
    const lines = ['x,A,BS,m,2024,1,A,F,', 'x,A,BS,f,2024,2,A,F,', 'x,A,BS,T: Total,2024,3,A,F,'];
    const { rows, warnings } = await sdmx(lines);
    expect(rows).toEqual([['2024', 'BS', 1, 2, null]]);
    expect(warnings).toEqual([{ code: 'data-column-unused', values: { column: 'Total' } }]);
  });

  it('leaves out a dimension with one member, and names those that no column takes', async () => {
    expect((await sdmx(['x,A,BS,m,2024,1,A,F,'], series)).rows).toEqual([['2024', 1]]);
    expect(errorsOf(await sdmx(['x,A,BS,m,2024,1,A,F,', 'x,A,BS,f,2024,2,A,F,'], series))).toEqual([
      'data-dimension-open',
    ]);
  });

  it('says with their lines what is no number, no status and there twice', async () => {
    const lines = ['x,A,Riehen,m,2024,1x,A,F,', 'x,A,Riehen,f,2024,2,Y9,F,', 'x,A,Riehen,m,2024,3,A,F,'];
    const { errors } = await sdmx(lines);
    expect(errors).toMatchObject([
      { code: 'cell-not-status', values: { row: 3, column: 'OBS_STATUS', found: 'Y9' } },
      { code: 'data-row-twice', values: { row: 4, other: 2 } },
      { code: 'cell-not-value', values: { row: 2, column: 'm', found: '1x' } },
    ]);
  });

  it('warns when the indicator has no column for how sure values are', async () => {
    const { warnings } = await sdmx(['x,A,BS,m,2024,1,P,F,'], series);
    expect(warnings).toEqual([{ code: 'data-column-unused', values: { column: 'OBS_STATUS' } }]);
  });
});

describe('a file in JSON-stat', () => {
  it('is read by the names and the roles of its dimensions', async () => {
    expect((await jsonStat(population)).rows).toEqual(
      dataRows(
        '2024 Riehen 1 2 provisional, 2024 Bettingen 3 X null, 2025 Riehen 5 6 null, 2025 Bettingen 7 null null',
      ),
    );
  });

  it('may be of the version that PxWeb writes', async () => {
    const dimension = {
      id: ['Tid'],
      size: [2],
      role: { time: ['Tid'] },
      Tid: { category: { index: { '2024M01': 0, '2024M02': 1 } } },
    };
    const { rows } = await jsonStat({ dataset: { dimension, value: [1, null], status: { '1': '..' } } }, series);
    expect(rows).toEqual(dataRows('2024-01 1, 2024-02 null'));
  });

  it.each([
    ['no JSON', '['],
    ['other JSON', {}],
    ['a page', { error: 'login' }],
    ['too few values', { ...population, value: [1] }],
    ['a size that is not that of its members', { ...population, size: [2, 2, 3] }],
    ['no such dimension', { ...population, id: ['T', 'GEO', 'age'] }],
  ])('is refused if it is broken: %s', async (_name, data) => {
    expect(errorsOf(await jsonStat(data))).toEqual(['data-file-json']);
  });

  it('may be in Latin-1, and its roles may be null', async () => {
    const text = JSON.stringify({ ...population, role: null, id: ['jahr', 'ort', 'sex'] }).replace('Riehen', 'Zürich');
    const own = text.replace('"T":', '"jahr":').replace('"GEO":', '"ort":');
    const { rows } = await readDataFile(Buffer.from(own, 'latin1'), '.json', byArea);
    expect(rows?.[0]).toEqual(['2024', 'Zürich', 1, 2, 'provisional']);
  });

  it('is refused if nobody knows its letters', async () => {
    const bytes = Buffer.concat([Buffer.from('{"id": "'), Buffer.from([0x8a]), Buffer.from('"}')]);
    expect(errorsOf(await readDataFile(bytes, '.json', byArea))).toEqual(['data-file-encoding']);
  });

  it('may have as many values as any indicator in one row', async () => {
    const many = { label: 'Nummer', category: { index: Array.from({ length: 200_000 }, (_, place) => String(place)) } };
    const oneYear = { label: 'Zeit', category: { index: ['2024'] } };
    const value = Array<number>(200_000).fill(1);
    const data = {
      id: ['T', 'n'],
      size: [1, 200_000],
      role: { time: ['T'] },
      dimension: { T: oneYear, n: many },
      value,
    };
    const columns: readonly FileColumn[] = [...series, { key: 'n', label: 'Nummer', role: 'category' }];
    expect(errorsOf(await jsonStat(data, columns))).toEqual(['data-file-rows']);
  });

  it('says in its own words what no column holds', async () => {
    const columns = byArea.filter(({ role }) => role !== 'status');
    const { warnings } = await jsonStat(population, columns);
    expect(warnings).toEqual([{ code: 'data-column-unused', values: { column: 'status' } }]);
  });

  it('is refused before it is unfolded if it has more values than any page', async () => {
    const index = Array.from({ length: 2000 }, (_, number) => String(number));
    const huge = { category: { index } };
    const data = { ...population, size: [2000, 2000], id: ['T', 'GEO'], dimension: { T: huge, GEO: huge }, value: {} };
    expect(errorsOf(await jsonStat(data))).toEqual(['data-file-size']);
  });
});
