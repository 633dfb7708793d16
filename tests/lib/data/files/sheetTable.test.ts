import { utils, write } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { readDataFile } from '@/lib/data/files/readDataFile';
import type { DataFileResult } from '@/lib/data/files/readDataFile';
import { spreadsheetOf } from '../../../fixtures/archive';
import { emptyFolder } from '../../content/folder';
import { said } from '../../content/records';

const series = [
  { key: 'jahr', label: 'Jahr', role: 'period' },
  { key: 'wert', label: 'Wert', role: 'value' },
] as const;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const head = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>';

function row(number: number, value: number, attributes = ''): string {
  return `<row r="${number}"${attributes}><c r="A${number}"><v>${2020 + number}</v></c><c r="B${number}"><v>${value}</v></c></row>`;
}

function sheetOf(rows: string, before = ''): string {
  return `<worksheet xmlns="${main}">${before}<sheetData>${rows}</sheetData></worksheet>`;
}

function workbook(sheets: string, properties = ''): string {
  return `<workbook xmlns="${main}" xmlns:relationships="${links}">${properties}<sheets>${sheets}</sheets><extLst><ext uri="x" xmlns:x14="y"><x14:workbookPr defaultImageDpi="1"/></ext></extLst></workbook>`;
}

function readSheet(rows: string, parts?: Readonly<Record<string, string>>): Promise<DataFileResult> {
  return readDataFile(spreadsheetOf(rows, parts), '.xlsx', series);
}

/** A table of two rows in OpenDocument, with its content as it is changed. */
function openDocument(change: (content: string) => string): Uint8Array {
  const sheet = utils.aoa_to_sheet([['Jahr', 'Wert'], ['2025', 1.5], ['2026', 2]]); // prettier-ignore
  const book = utils.book_new(sheet, 'Daten');
  const parts = unzipSync(new Uint8Array(Buffer.from(write(book, { type: 'array', bookType: 'ods' }))));
  const content = strToU8(change(strFromU8(parts['content.xml'] ?? new Uint8Array())));
  return zipSync({ ...parts, 'content.xml': content });
}

const twoSheets =
  '<sheet name="Notizen" sheetId="1" state="hidden" relationships:id="rId1"/><sheet name="Daten" sheetId="2" relationships:id="rId2"/>';

describe('the sheet that is read', () => {
  it('is the first visible one by its link, whatever the prefix of the link', async () => {
    const parts = { 'xl/workbook.xml': workbook(twoSheets), 'xl/worksheets/sheet2.xml': sheetOf(head + row(2, 7)) };
    expect((await readSheet(head + row(2, 99), parts)).rows).toEqual([['2022', 7]]);
  });

  it('is no other one if its link leads nowhere', async () => {
    const lost = workbook('<sheet name="Daten" sheetId="1" relationships:id="rId9"/>');
    const { rows, errors } = await readSheet(head + row(2, 99), { 'xl/workbook.xml': lost });
    expect(rows).toBeUndefined();
    expect(errors.map(said)).toEqual(['data-file-broken']);
  });

  it('counts days from 1904 if the file says so, whatever programs add to it', async () => {
    const sheets = '<sheet name="Daten" sheetId="1" relationships:id="rId1"/>';
    const parts = { 'xl/workbook.xml': workbook(sheets, '<workbookPr date1904="1"/>') };
    const day = '<row r="2"><c r="A2" s="2"><v>44196</v></c><c r="B2"><v>1</v></c></row>';
    expect((await readSheet(head + day, parts)).rows).toEqual([['2025-01-01', 1]]);
  });
});

describe('what a sheet hides', () => {
  it('is left out: rows, hidden or filtered, and columns; editors are told which', async () => {
    const rows = head + row(2, 1) + row(3, 99, ' hidden="1"') + row(4, 99, ' hidden="1"') + row(5, 2);
    const hidden = await readSheet(rows);
    expect(hidden.rows).toEqual([['2022', 1], ['2025', 2]]); // prettier-ignore
    expect(hidden.warnings.map(said)).toEqual(['data-rows-hidden 3–4']);
    const columns = '<cols><col min="2" max="2" width="9" hidden="1"/></cols>';
    const column = await readSheet('', { 'xl/worksheets/sheet1.xml': sheetOf(head + row(2, 99), columns) });
    expect(column.rows).toBeUndefined();
    expect(column.warnings.map(said)).toContain('data-columns-hidden B');
  });

  it.each([
    ['a row', '<table:table-row>', '<table:table-row table:visibility="filter">'],
    ['a column', '<table:table-row>', '<table:table-column table:visibility="collapse"/><table:table-row>'],
    ['a sheet', 'table:display="true"', 'table:display="false"'],
  ])('is refused in OpenDocument, where nobody can tell what it is: %s', async (_part, shown, hidden) => {
    const bytes = openDocument((content) => content.replace(shown, hidden));
    expect((await readDataFile(bytes, '.ods', series)).errors.map(said)).toEqual(['data-file-hidden']);
  });
});

describe('OpenDocument', () => {
  it('is read like XLSX', async () => {
    const bytes = openDocument((content) => content);
    expect((await readDataFile(bytes, '.ods', series)).rows).toEqual([['2025', 1.5], ['2026', 2]]); // prettier-ignore
  });

  it('has its days as in ISO 8601, and its shares with their sign', async () => {
    const day = '<table:table-cell office:value-type="date" office:date-value="2026-07-31"><text:p>31.7.26</text:p>';
    const days = openDocument((content) => content.replace(/<table:table-cell[^>]*><text:p>2026<\/text:p>/, day));
    expect((await readDataFile(days, '.ods', series)).rows?.[1]).toEqual(['2026-07-31', 2]);
    const share =
      '<table:table-cell office:value-type="percentage" office:value="0.052"><text:p>5.2%</text:p></table:table-cell>';
    const shares = openDocument((content) =>
      content.replace(/<table:table-cell[^>]*><text:p>2<\/text:p><\/table:table-cell>/, share),
    );
    expect((await readDataFile(shares, '.ods', series)).errors.map(said)).toEqual(['cell-percent 3 wert 5.2 %']);
  });
});

describe('a spreadsheet that asks for too much', () => {
  it('is refused as the fault of its entry, and the next one is read', async () => {
    const cells = Array.from({ length: 1000 }, () => '<c t="s"><v>0</v></c>').join('');
    const texts = `<sst xmlns="${main}"><si><t>${'a'.repeat(540_000)}</t></si></sst>`;
    const { errors } = await readSheet(`<row>${cells}</row>`, { 'xl/sharedStrings.xml': texts });
    expect(errors.map(({ code }) => code)).toEqual(['data-head-missing']);
    expect((await readSheet(head + row(2, 7))).rows).toEqual([['2022', 7]]);
  });

  it('of time is refused, and is read when there is more', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
    expect((await readSheet(head + row(2, 7))).errors.map(said)).toEqual(['data-file-size']);
    expect((await readSheet(head + row(2, 7))).rows).toEqual([['2022', 7]]);
  });
});

it('a thread that fails before it reads a file is no fault of the file', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(await emptyFolder());
  vi.resetModules();
  const own = await import('@/lib/data/files/readDataFile');
  await expect(own.readDataFile(spreadsheetOf(head), '.xlsx', series)).rejects.toThrow(
    /^Spreadsheets cannot be read: .*sheetWorker\.mjs failed with «Error: Cannot find module .*Install the packages and build again\.$/s,
  );
});
