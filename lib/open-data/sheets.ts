/**
 * Writes spreadsheets (XLSX) of text and numbers. A writer of our own, as five short parts in an archive suffice;
 * libraries model all that sheets can be, and take many times as long.
 */
import { strToU8, zipSync } from 'fflate';
import type { DataCell } from '@/content-types/dataCells';
import { encodeEntities } from '@/lib/shared/browser/entities';

export interface Sheet {
  readonly name: string;
  /** The first row is the header. */
  readonly rows: readonly (readonly DataCell[])[];
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

// eslint-disable-next-line no-control-regex -- XML cannot hold them
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Cs}]/gu;

function encoded(text: string): string {
  return encodeEntities(text.replace(unwritable, ''));
}

/** `A`, …, `Z`, `AA`, … */
function letters(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26));
  return column < 26 ? rest : letters(Math.floor(column / 26) - 1) + rest;
}

const boldStyle = ' s="1"';

function cellXml(cell: DataCell, place: string, style: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"${style}><v>${cell}</v></c>`;
  // Inline strings are never run as formulas.
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${encoded(cell)}</t></is></c>`;
}

const leastWidth = 10;
const mostWidth = 60;
const rowsLookedAt = 50;

/** Wide enough for the first rows. */
function columnsXml(rows: Sheet['rows']): string {
  const first = rows.slice(0, rowsLookedAt);
  const longest = (rows[0] ?? []).map((_, place) =>
    first.reduce((most, row) => Math.max(most, String(row[place] ?? '').length + 2), leastWidth),
  );
  const columns = longest.map(
    (size, place) =>
      `<col min="${place + 1}" max="${place + 1}" width="${Math.min(size, mostWidth)}" customWidth="1"/>`,
  );
  return `<cols>${columns.join('')}</cols>`;
}

function sheetXml({ rows }: Sheet): string {
  const names = (rows[0] ?? []).map((_, place) => letters(place));
  const lines = rows.map((row, index) => {
    const style = index === 0 ? boldStyle : '';
    const cells = row.map((cell, place) => cellXml(cell, `${names[place] ?? letters(place)}${index + 1}`, style));
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const view = `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`;
  return `${declaration}<worksheet xmlns="${main}">${view}${columnsXml(rows)}<sheetData>${lines.join('')}</sheetData></worksheet>`;
}

const styles =
  `${declaration}<styleSheet xmlns="${main}">` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders>' +
  '<cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>';

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const items = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${packaged}/relationships">${items.join('')}</Relationships>`;
}

function typesXml(files: readonly string[]): string {
  const sheets = files.map((file) => `<Override PartName="/xl/${file}" ContentType="${sheetType}.worksheet+xml"/>`);
  return (
    `${declaration}<Types xmlns="${packaged}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>${sheets.join('')}</Types>`
  );
}

function workbookXml(sheets: readonly Sheet[]): string {
  const items = sheets.map(
    ({ name }, index) => `<sheet name="${encoded(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${items.join('')}</sheets></workbook>`;
}

/** Fixed, so that the same sheets yield the same bytes; noon, so that the day is the same in every time zone. */
const anyDay = '1980-01-01T12:00:00';

/** Returns the bytes of a spreadsheet with these sheets. */
export function spreadsheet(sheets: readonly Sheet[]): Uint8Array {
  const files = sheets.map((_, index) => `worksheets/sheet${index + 1}.xml`);
  const related = [...files.map((file) => ['worksheet', file] as const), ['styles', 'styles.xml'] as const];
  const parts: readonly (readonly [name: string, text: string])[] = [
    ['[Content_Types].xml', typesXml(files)],
    ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
    ['xl/workbook.xml', workbookXml(sheets)],
    ['xl/_rels/workbook.xml.rels', relations(related)],
    ['xl/styles.xml', styles],
    ...sheets.map((sheet, index) => [`xl/${files[index] ?? ''}`, sheetXml(sheet)] as const),
  ];
  return zipSync(Object.fromEntries(parts.map(([name, text]) => [name, strToU8(text)])), { mtime: anyDay });
}
