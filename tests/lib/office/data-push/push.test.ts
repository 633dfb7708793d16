import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PushAccessError, PushRequestError } from '@/lib/office/data-push/pushErrors';
import { pushFolder } from '@/lib/office/data-push/push';
import { reportText } from '@/lib/office/data-push/pushReport';
import type { PushReport } from '@/lib/office/data-push/pushReport';
import { SheetThreadError } from '@/lib/data/files/fileErrors';
import { spreadsheetOf } from '../../../fixtures/archive';
import { temporaryFolder } from '../../commands/temporaryFolder';
import { StandInCms, version } from './standInCms';

const table = 'jahr;wert\n2024;1,5\n2025;2,5\n';
const broken = 'jahr;wert\n2024;1,5\n2025;zwei\n';

const cell = (place: string, value: string | number): string =>
  typeof value === 'number'
    ? `<c r="${place}"><v>${value}</v></c>`
    : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
const line = (row: number, period: string | number, value: string | number): string =>
  `<row r="${row}">${cell(`A${row}`, period)}${cell(`B${row}`, value)}</row>`;
const rows = `${line(1, 'jahr', 'wert')}${line(2, 2024, 1.5)}${line(3, 2025, 2.5)}`;

type Files = Readonly<Record<string, string | Buffer>>;

async function push(cms: StandInCms, files: Files, isDryRun = false): Promise<PushReport> {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder.path, name), text);
  return pushFolder({ folder: folder.path, isDryRun, cms, uploaded: cms.uploaded });
}

function facts({ changed, same, faults }: PushReport): object {
  return { changed: changed.map(({ indicator }) => indicator), same, faults: faults.map(({ file }) => file) };
}

describe('a push', () => {
  it('sends what differs, and tells the website once', async () => {
    const cms = new StandInCms([version(7), version(8)]);
    const report = await push(cms, { '7.csv': table, '8.csv': table });
    expect(report.changed).toEqual([
      { indicator: 7, changes: ['data'], rows: 2 },
      { indicator: 8, changes: ['data'], rows: 2 },
    ]);
    expect(cms.sent.map(({ file }) => file).sort()).toEqual(['7.csv', '8.csv']);
    expect(cms.reports).toBe(1);
  });

  it('causes nothing when it is repeated, also if the same data come in another form', async () => {
    const cms = new StandInCms([version(7), version(8)]);
    await push(cms, { '7.csv': table, '8.xlsx': spreadsheetOf(rows) });
    const again = { '7.csv': table.replaceAll(',', '.'), '8.xlsx': spreadsheetOf(`${rows}<!-- later -->`) };
    expect(facts(await push(cms, again))).toEqual({ changed: [], same: [7, 8], faults: [] });
    expect(cms.sent).toHaveLength(2);
    expect(cms.reports).toBe(1);
  });

  it('sends nothing in a dry run, and says what it would', async () => {
    const cms = new StandInCms([version(7)]);
    const report = await push(cms, { '7.csv': table }, true);
    expect(reportText(report)).toBe('1 indicators would change, 0 are the same.\n  7: data (2 rows)');
    expect([cms.sent.length, cms.reports]).toEqual([0, 0]);
  });

  it('collects faults with their place, and goes on with the other files', async () => {
    const cms = new StandInCms([version(7), version(8)]);
    const files = { '7.csv': broken, '8.csv': table, '9.csv': table, '7a.pdf': '', 'lies mich.md': '' };
    const report = await push(cms, files);
    expect(facts(report)).toEqual({ changed: [8], same: [], faults: ['7a.pdf', 'lies mich.md', '7.csv', '9.csv'] });
    expect(report.faults[2]).toMatchObject({ file: '7.csv', row: 3, column: 'wert', found: /zwei/, fix: /digits/ });
    expect(report.faults[3]?.found).toBe('The CMS has no indicator with the number 9.');
  });

  it('takes none of two files for one indicator', async () => {
    const cms = new StandInCms([version(7)]);
    const report = await push(cms, { '7.csv': table, '7.txt': table });
    expect(facts(report)).toEqual({ changed: [], same: [], faults: ['7.csv', '7.txt'] });
  });

  it('is told by the next one if it was killed before it told the website', async () => {
    const cms = new StandInCms([version(7)]);
    await push(cms, { '7.csv': table });
    cms.unreported = true;
    expect(await push(cms, { '7.csv': table })).toMatchObject({ changed: [], isReported: true });
    expect(await push(cms, { '7.csv': table })).toMatchObject({ changed: [], isReported: false });
  });

  it('names what the CMS refuses, and goes on', async () => {
    const cms = new StandInCms([version(7), version(8)]);
    cms.refuses.set(7, new PushRequestError('POST /7', 'status 400: title too long', 'refused', null));
    const report = await push(cms, { '7.csv': table, '8.csv': table });
    expect(facts(report)).toEqual({ changed: [8], same: [], faults: ['7.csv'] });
    expect(report.faults[0]?.found).toBe('POST /7: status 400: title too long.');
  });

  it('stops when the CMS answers no more, and tells the website of what has been pushed', async () => {
    const numbers = [1, 2, 3, 4, 5, 6];
    const cms = new StandInCms(numbers.map((number) => version(number)));
    cms.refuses.set(2, new PushRequestError('POST /2', 'no answer', 'unavailable', null));
    const report = await push(cms, Object.fromEntries(numbers.map((number) => [`${number}.csv`, table])));
    expect(report.changed.length).toBeLessThan(5);
    expect(report.faults).toHaveLength(2);
    expect(report.faults[1]?.found).toMatch(/not tried any more: .*5, 6\./);
    expect(report.isReported).toBe(true);
  });

  it('goes on after what the CMS cannot do for one indicator, however often it is asked', async () => {
    const cms = new StandInCms([version(7), version(8), version(9)]);
    cms.refuses.set(7, new PushRequestError('POST /7', 'status 500', 'retryable', null));
    const report = await push(cms, { '7.csv': table, '8.csv': table, '9.csv': table });
    expect(facts(report)).toEqual({ changed: [8, 9], same: [], faults: ['7.csv'] });
  });

  it.each([
    ['the token', new PushAccessError('POST /8', 403, 'token'), true],
    ['the thread for sheets', new SheetThreadError('the thread', 'gone'), false],
  ])('reports what is done if %s fails meanwhile, and tells the website', async (_name, error, isSettingWrong) => {
    const numbers = [1, 2, 3, 4, 5, 6];
    const cms = new StandInCms(numbers.map((number) => version(number)));
    cms.refuses.set(3, error);
    const report = await push(cms, Object.fromEntries(numbers.map((number) => [`${number}.csv`, table])));
    expect(report).toMatchObject({ isReported: true, isSettingWrong });
    expect(report.changed.length).toBeLessThan(5);
    expect(report.faults[0]).toMatchObject({ file: '3.csv', found: error.message });
  });

  it('reports that the token is refused at the end', async () => {
    const cms = new StandInCms([version(7)]);
    cms.finish = () => Promise.reject(new PushAccessError('POST /finish', 403, 'token'));
    expect(await push(cms, { '7.csv': table })).toMatchObject({ changed: [{ indicator: 7 }], isSettingWrong: true });
  });

  it('warns of versions that are left out', async () => {
    const cms = new StandInCms([version(7)]);
    cms.leftOut = ['indicator null, de: stata_id'];
    const report = await push(cms, { '7.csv': table });
    expect(facts(report)).toEqual({ changed: [7], same: [], faults: [] });
    expect(report.warnings[0]?.found).toContain('indicator null, de');
  });

  it('tells the website of an indicator that is published in another language alone', async () => {
    const cms = new StandInCms([version(7, { published: false }), version(7, { locale: 'fr' })]);
    expect(await push(cms, { '7.csv': table })).toMatchObject({ changed: [{ indicator: 7 }], isReported: true });
  });

  it.each(['read', 'finish'] as const)('says in its report that the CMS does not answer: %s', async (step) => {
    const cms = new StandInCms([version(7)]);
    cms[step] = (): Promise<never> => Promise.reject(new PushRequestError('/api', 'no answer', 'unavailable', null));
    const report = await push(cms, { '7.csv': table });
    expect(report).toMatchObject({ isReported: false, faults: [{ found: '/api: no answer.' }] });
    expect(report.changed).toHaveLength(step === 'read' ? 0 : 1);
  });

  it('goes on if a file cannot be read', async () => {
    const cms = new StandInCms([version(7), version(8)]);
    const folder = temporaryFolder({ '8.csv': table });
    await symlink(path.join(folder.path, 'nowhere'), path.join(folder.path, '7.csv'));
    const report = await pushFolder({ folder: folder.path, isDryRun: false, cms, uploaded: cms.uploaded });
    expect(facts(report)).toEqual({ changed: [8], same: [], faults: ['7.csv'] });
  });

  it('tells the website nothing of drafts', async () => {
    const cms = new StandInCms([version(7, { published: false })]);
    const report = await push(cms, { '7.csv': table });
    expect(report.changed).toEqual([{ indicator: 7, changes: ['data'], rows: 2, isDraft: true }]);
    expect(cms.reports).toBe(0);
  });

  it('leaves the data of a draft whose columns somebody is changing, and says so', async () => {
    const draft = version(7, { published: false, columns: [{ key: 'neu', label: 'Neu', role: 'value' }] });
    const cms = new StandInCms([draft, version(7)]);
    const report = await push(cms, { '7.csv': table });
    expect(report.warnings[0]?.found).toContain('keeps its own data');
    expect(cms.versions.map(({ data_file: file }) => file?.url)).toEqual([undefined, '/uploads/7.csv']);
    expect(facts(await push(cms, { '7.csv': table }))).toMatchObject({ same: [7] });
  });

  it('asks to look at data that have lost many rows', async () => {
    const cms = new StandInCms([version(7)]);
    await push(cms, { '7.csv': table });
    const report = await push(cms, { '7.csv': 'jahr;wert\n2024;1,5\n' });
    expect(report.warnings).toMatchObject([{ file: '7.csv', found: 'The data have 1 rows, and those before have 2.' }]);
    expect(facts(report)).toMatchObject({ changed: [7] });
  });

  it('checks that the area that stands for an indicator is in the data', async () => {
    const report = await push(new StandInCms([version(7, { headline_area: 'Riehen' })]), { '7.csv': table });
    expect(facts(report)).toEqual({ changed: [], same: [], faults: ['7.csv'] });
  });
});

describe('metadata', () => {
  const head = 'number;title;title_fr;source;last_update;embargo\n';
  const french = version(7, { locale: 'fr', title: 'Vacance' });

  it('are pushed with the data, or alone, each in its language', async () => {
    const cms = new StandInCms([version(7), french, version(8)]);
    const metadata = `${head}7;Leer;Vide;Amt;2026-11-30;2026-12-03T08:30:00+01:00\n8;;;;2026-11-30;\n`;
    const files = { '7.csv': table, 'metadata.csv': metadata };
    expect((await push(cms, files)).changed).toEqual([
      { indicator: 7, changes: ['data', 'title', 'title_fr', 'source', 'last_update', 'embargo'], rows: 2 },
      { indicator: 8, changes: ['last_update'] },
    ]);
    expect(cms.sent.find(({ indicator }) => indicator === 7)?.change).toEqual({
      shared: { last_update: '2026-11-30', publish_at: '2026-12-03T07:30:00.000Z' },
      texts: { de: { title: 'Leer', source: 'Amt' }, fr: { title: 'Vide' } },
      keys: 'jahr wert',
    });
    expect(facts(await push(cms, files))).toEqual({ changed: [], same: [7, 8], faults: [] });
  });

  it('leave what an editor has not finished in the draft', async () => {
    const draft = version(7, { published: false, title: 'neu, in Arbeit' });
    const cms = new StandInCms([draft, version(7)]);
    const metadata = { 'metadata.csv': 'number;title\n7;Leerstand\n' };
    expect(facts(await push(cms, metadata))).toEqual({ changed: [], same: [7], faults: [] });
  });

  it('leave what a cell is empty for, and take away what it says with a dash', async () => {
    const cms = new StandInCms([version(7, { next_update: '2026-12-01', last_update: '2026-11-01' })]);
    await push(cms, { 'metadata.csv': 'number;last_update;next_update\n7;;-\n' });
    expect(cms.versions[0]).toMatchObject({ last_update: '2026-11-01', next_update: null });
  });

  it.each([
    ['an embargo without offset', `${head}7;;;;;2026-12-03T08:30:00\n`, 'embargo'],
    ['no day', `${head}7;;;;1. Dezember;\n`, 'last_update'],
    ['a language that the indicator does not have', `${head}7;;Vide;;;\n`, 'title_fr'],
    ['an indicator that is there twice', `${head}7;;;;;\n7;;;;;\n`, 'number'],
  ])('with %s keep the data of that indicator back', async (_name, metadata, column) => {
    const cms = new StandInCms([version(7), version(8)]);
    const report = await push(cms, { '7.csv': table, '8.csv': table, 'metadata.csv': metadata });
    expect(facts(report)).toEqual({ changed: [8], same: [], faults: ['metadata.csv'] });
    expect(report.faults[0]).toMatchObject({ column });
  });

  it.each([
    ['a number that nobody can read', `${head}7l;;;;;2026-12-03T08:30:00+01:00\n`],
    ['a column that nobody knows', 'number;embrago\n7;2026-12-03T08:30:00+01:00\n'],
    ['no numbers', 'title\nLeer\n'],
    ['a column that is there twice', 'number;embargo;embargo\n7;;\n'],
    ['an embargo beyond the head', `${head}7;Leer; kein Vide;;;2026-11-30;;2026-12-03T08:30:00+01:00\n`],
    ['an embargo below an empty cell of the head', 'number;title;;embargo\n7;Leer;2026-12-03T08:30:00+01:00;\n'],
    [
      'a title whose comma is not quoted',
      'number,title,embargo\n7,Leer, aber wo,2026-12-03T08:30:00+01:00\n8,Leer,2026-12-03T08:30:00+01:00\n',
    ],
    ['letters of old Macs', Buffer.concat([Buffer.from('number;title\n7;'), Buffer.from([0x8a])])],
  ])('with %s keep everything back, because an embargo may be overlooked', async (_name, metadata) => {
    const cms = new StandInCms([version(7), version(8)]);
    const report = await push(cms, { '7.csv': table, '8.csv': table, 'metadata.csv': metadata });
    expect(facts(report)).toEqual({ changed: [], same: [], faults: ['metadata.csv'] });
  });

  const small = 'number;title\n7;Leer\n';
  it.each([
    [['metadata.csv', 'metadata.xlsx']],
    [['metadata.csv', 'Metadata.csv']],
    [['Metadata.csv', 'Metadata.xlsx']],
    [['METADATA.json']],
    [['metadaten.csv']],
    [['metadata-2.xlsx']],
  ])('in files that nobody can tell apart, or knows, keep everything back: %s', async (names) => {
    const cms = new StandInCms([version(7)]);
    const report = await push(cms, { '7.csv': table, ...Object.fromEntries(names.map((name) => [name, small])) });
    expect(facts(report)).toMatchObject({ changed: [], same: [] });
    expect(report.faults.map(({ file }) => file).sort()).toEqual([...names].sort());
    expect(cms.sent).toEqual([]);
  });

  it('may have a name in any case', async () => {
    const cms = new StandInCms([version(7)]);
    expect(facts(await push(cms, { 'Metadata.CSV': small }))).toEqual({ changed: [7], same: [], faults: [] });
  });

  it('that a sheet hides keep everything back', async () => {
    const hidden = `<row r="1">${cell('A1', 'number')}${cell('B1', 'title')}</row><row r="2" hidden="1">${cell('A2', 7)}</row>`;
    const report = await push(new StandInCms([version(7)]), { '7.csv': table, 'metadata.xlsx': spreadsheetOf(hidden) });
    expect(facts(report)).toEqual({ changed: [], same: [], faults: ['metadata.xlsx'] });
    expect(report.faults[0]?.found).toContain('Hidden');
  });
});
