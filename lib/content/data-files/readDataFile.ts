/** A data file as the rows of an indicator, in the order of its columns. */
import { cellOf, measuredRoles, readStatus, readValue } from '@/content-types/dataCells';
import type { DataCell } from '@/content-types/dataCells';
import type { IndicatorRows } from '@/content-types/indicatorData';
import type { Entry } from '@/content-types/registry';
import { shownValue } from '@/content-types/shownValue';
import type { Fault } from '@/lib/language/faults';
import { cellFault, CellFaults } from './cellFaults';
import { doubledRows } from './doubledRows';
import { DataFileError } from './dataFileError';
import { withKnownPeriods } from './periods';
import { sheetTable } from './sheetTable';
import { isEmptyCell, maxCells, maxRows } from './table';
import type { RawCell, RawRow } from './table';
import { textTable } from './textTable';

export type FileColumn = Pick<Entry<'products'>['columns'][number], 'key' | 'label' | 'role'>;

export interface DataFileResult {
  /** Undefined if there are errors. */
  readonly rows: IndicatorRows | undefined;
  readonly errors: readonly Fault[];
  readonly warnings: readonly Fault[];
}

function plainName(cell: RawCell | undefined): string {
  return String(cell ?? '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Which column a name in the head of the file means: by key, else by label. */
function finder(columns: readonly FileColumn[]): (cell: RawCell) => number {
  const names = [columns.map(({ key }) => plainName(key)), columns.map(({ label }) => plainName(label))];
  return (cell) => {
    const name = plainName(cell);
    const found = names.map((list) => list.indexOf(name)).find((index) => index !== -1);
    return name === '' || found === undefined ? -1 : found;
  };
}

function isMeasured({ role }: Pick<FileColumn, 'role'>): boolean {
  return measuredRoles.some((measured) => measured === role);
}

interface Head {
  /** Where each column of the indicator is in the file. */
  readonly places: readonly number[];
  readonly errors: readonly Fault[];
  readonly warnings: readonly Fault[];
}

function readHead(head: RawRow, columns: readonly FileColumn[], find: (cell: RawCell) => number): Head {
  const meant = head.cells.map(find);
  const errors = columns.flatMap(({ key, label }, index): Fault[] => {
    const count = meant.filter((other) => other === index).length;
    if (count > 1) return [{ code: 'data-column-twice', values: { column: key } }];
    const found = shownValue(head.cells.filter((cell) => !isEmptyCell(cell)).join(', '));
    return count === 1 ? [] : [{ code: 'data-column-missing', values: { column: key, label, found } }];
  });
  const warnings = head.cells.flatMap((cell, index): Fault[] =>
    isEmptyCell(cell) || meant[index] !== -1
      ? []
      : [{ code: 'data-column-unused', values: { column: shownValue(String(cell).trim()) } }],
  );
  return { places: columns.map((_, index) => meant.indexOf(index)), errors, warnings };
}

const longestText = 1000;
// eslint-disable-next-line no-control-regex -- these are what is looked for
const unreadable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Cs}]/u;

function textCell(
  cell: RawCell,
  role: FileColumn['role'],
  at: { row: number; column: string },
  faults: CellFaults,
): DataCell {
  const text = String(cell ?? '').trim();
  if (text === '') {
    if (role !== 'note') faults.add({ code: 'cell-empty', values: at });
    return null;
  }
  if (text.length > longestText) faults.add({ code: 'cell-too-long', values: { ...at, max: longestText } });
  else if (unreadable.test(text)) faults.add({ code: 'cell-control-character', values: at });
  return text;
}

function readCell(cell: RawCell, { key, role }: FileColumn, row: number, faults: CellFaults): DataCell {
  const at = { row, column: key };
  const wrong = cellFault(cell, role, at);
  if (wrong !== undefined) {
    faults.add(wrong);
    return null;
  }
  if (role === 'status') return isEmptyCell(cell) ? null : (readStatus(cell) ?? null);
  if (!isMeasured({ role })) return textCell(cell, role, at, faults);
  faults.noteMark(cell, at);
  const value = readValue(cell);
  return value === undefined ? null : cellOf(value);
}

/** A row that a program has cut off would otherwise have no values where it has some. */
function lengthFault({ number: row, cells }: RawRow, expected: number, mayBeShort: boolean): Fault | undefined {
  const isLong = cells.slice(expected).some((cell) => !isEmptyCell(cell));
  if (!isLong && (mayBeShort || cells.length >= expected)) return undefined;
  return { code: 'data-row-length', values: { row, found: cells.length, expected } };
}

const year = /^\d{4}(?!\d)/;

/** A source or a note below the table looks like one more period without values, and would make names of all periods. */
function addRemarks(
  table: readonly RawRow[],
  rows: IndicatorRows,
  columns: readonly FileColumn[],
  faults: CellFaults,
): void {
  const period = columns.findIndex(({ role }) => role === 'period');
  const values = columns.flatMap((column, index) => (isMeasured(column) ? [index] : []));
  if (!rows.some((row) => year.test(String(row[period])))) return;
  for (const [index, { number: row }] of table.entries()) {
    const cells = rows[index] ?? [];
    const text = cells[period];
    if (typeof text !== 'string' || year.test(text) || values.some((place) => cells[place] !== null)) continue;
    faults.add({ code: 'data-row-remark', values: { row, found: shownValue(text) } });
  }
}

function readRows(
  rows: readonly RawRow[],
  columns: readonly FileColumn[],
  { places, width, isSheet }: { readonly places: readonly number[]; readonly width: number; readonly isSheet: boolean },
): { readonly rows: IndicatorRows; readonly errors: readonly Fault[] } {
  const faults = new CellFaults();
  const read = rows.map((row) => {
    const wrong = lengthFault(row, width, isSheet);
    if (wrong !== undefined) {
      faults.add(wrong);
      return [];
    }
    return columns.map((column, index) => readCell(row.cells[places[index] ?? -1] ?? null, column, row.number, faults));
  });
  const roles = columns.map(({ role }) => role);
  const known = withKnownPeriods(read, roles);
  addRemarks(rows, known, columns, faults);
  if (faults.all.length > 0) return { rows: known, errors: faults.all };
  for (const fault of doubledRows(known, roles, (index) => rows[index]?.number ?? index)) faults.add(fault);
  return { rows: known, errors: faults.all };
}

function readTable(table: readonly RawRow[], columns: readonly FileColumn[], isSheet: boolean): DataFileResult {
  const [first, ...others] = table;
  if (first === undefined) throw new DataFileError({ code: 'data-file-empty' });
  const head = readHead(first, columns, finder(columns));
  const most = Math.min(maxRows, Math.floor(maxCells / columns.length));
  if (others.length > most) throw new DataFileError({ code: 'data-file-rows', values: { max: most } });
  const { warnings, errors, places } = head;
  if (errors.length > 0) return { rows: undefined, errors, warnings };
  const width = first.cells.findLastIndex((cell) => !isEmptyCell(cell)) + 1;
  const read = readRows(others, columns, { places, width, isSheet });
  return { rows: read.errors.length === 0 ? read.rows : undefined, errors: read.errors, warnings };
}

/** The data in a file whose ending is one of `dataEndings`; `columns` says what is looked for. */
export function readDataFile(bytes: Uint8Array, ending: string, columns: readonly FileColumn[]): DataFileResult {
  const isSheet = ending === '.xlsx';
  const find = finder(columns);
  try {
    const table = isSheet ? sheetTable(bytes) : textTable(bytes, (cell) => find(cell) !== -1);
    return readTable(table, columns, isSheet);
  } catch (error) {
    if (!(error instanceof DataFileError)) throw error;
    return { rows: undefined, errors: [error.fault], warnings: [] };
  }
}
