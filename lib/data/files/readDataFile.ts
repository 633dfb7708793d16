/** Reads a data file as the rows of an indicator, with cells in the order of its columns. */
import { cellOf, isMeasured, readStatus, readValue } from '@/content-types/dataCells';
import type { DataCell } from '@/content-types/dataCells';
import type { IndicatorRows } from '@/content-types/indicatorData';
import { describeValue } from '@/content-types/describeValue';
import { stripInvisible } from '@/lib/shared/stripInvisible';
import type { Fault } from '@/lib/faults/faults';
import { sheetEndings } from './fileKinds';
import { readUpload } from './readUpload';
import { cellFault, CellFaults } from './cellFaults';
import { cubeTable } from './cube';
import type { Cube } from './cube';
import { duplicateRows } from './duplicateRows';
import { DataFileError } from './fileErrors';
import { columnFinder } from './columnFinder';
import type { FileColumn } from './columnFinder';
import { findTable } from './findTable';
import type { FoundTable } from './findTable';
import { jsonStatCube } from './jsonStatCube';
import { periodFaults } from './periodFaults';
import { normalizeRowPeriods } from './periodReader';
import { isSdmx, sdmxCube } from './sdmxCube';
import { sheetTable } from './sheetTable';
import { isEmptyCell, maxCells, maxRows } from './table';
import type { RawCell, RawRow } from './table';
import { textTable } from './textTable';

export type { FileColumn };

export interface DataFileResult {
  /** Undefined if there are errors. */
  readonly rows: IndicatorRows | undefined;
  readonly errors: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** Errors for columns that are missing or occur twice; warnings for columns of the file that the indicator does not use. */
function headFaults(
  { names, meant }: Pick<FoundTable, 'names' | 'meant'>,
  columns: readonly FileColumn[],
): Pick<DataFileResult, 'errors' | 'warnings'> {
  const found = describeValue(names.filter((name) => name !== '').join(', '));
  const errors = columns.flatMap(({ key, label }, index): Fault[] => {
    const count = meant.filter((other) => other === index).length;
    if (count > 1) return [{ code: 'data-column-twice', values: { column: key } }];
    return count === 1 ? [] : [{ code: 'data-column-missing', values: { column: key, label, found } }];
  });
  const warnings = names.flatMap((name, index): Fault[] =>
    name === '' || meant[index] !== -1 ? [] : [{ code: 'data-column-unused', values: { column: describeValue(name) } }],
  );
  return { errors, warnings };
}

interface Reading {
  readonly faults: CellFaults;
  readonly isSheet: boolean;
  /** Whether decimals can only come after a point, as in files that the site itself writes, and in cubes. */
  readonly hasPoints: boolean;
}

const longestText = 1000;
// eslint-disable-next-line no-control-regex -- these are what is looked for
const unreadable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Cs}]/u;

/** In a text file, a name holds these only after a stray quotation mark. */
const separators = /[\n\t;]/;

function textCell(
  cell: RawCell,
  role: FileColumn['role'],
  at: { row: number; column: string },
  { faults, isSheet }: Reading,
): DataCell {
  const own = String(cell ?? '').trim();
  const text = isSheet && role !== 'note' ? own.replaceAll(/\s*\n\s*/g, ' ') : own;
  if (text === '') {
    if (role !== 'note') faults.add({ code: 'cell-empty', values: at });
    return null;
  }
  if (text.length > longestText) faults.add({ code: 'cell-too-long', values: { ...at, max: longestText } });
  else if (role !== 'note' && !isSheet && separators.test(text)) faults.add({ code: 'cell-line-break', values: at });
  else if (unreadable.test(text)) faults.add({ code: 'cell-control-character', values: at });
  return text;
}

function readCell(cell: RawCell, { key, role, decimals }: FileColumn, row: number, reading: Reading): DataCell {
  const { faults, hasPoints } = reading;
  const at = { row, column: key };
  const wrong = cellFault(cell, role, at);
  if (wrong !== undefined) {
    faults.add(wrong);
    return null;
  }
  if (role === 'status') return isEmptyCell(cell) ? null : (readStatus(cell) ?? null);
  if (!isMeasured({ role })) return textCell(cell, role, at, reading);
  if (!hasPoints) faults.noteMark(cell, at, decimals);
  const value = readValue(cell);
  return value === undefined ? null : cellOf(value);
}

/** Refuses rows that a program has cut off: their last values would count as missing. */
function lengthFault({ number: row, cells }: RawRow, expected: number, mayBeShort: boolean): Fault | undefined {
  const isLong = cells.slice(expected).some((cell) => !isEmptyCell(cell));
  if (!isLong && (mayBeShort || cells.length >= expected)) return undefined;
  return { code: 'data-row-length', values: { row, found: cells.length, expected } };
}

const year = /^\d{4}(?!\d)/;

/** A source or note below the table looks like a period without values, and would turn all periods into names. */
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
    faults.add({ code: 'data-row-remark', values: { row, found: describeValue(text) } });
  }
}

/** The cells without invisible characters. */
function visibleRows(rows: readonly RawRow[]): readonly RawRow[] {
  return rows.map(({ number, cells }) => ({
    number,
    cells: cells.map((cell) => (typeof cell === 'string' ? stripInvisible(cell) : cell)),
  }));
}

function readRows(
  { body, meant, names }: FoundTable,
  columns: readonly FileColumn[],
  reading: Reading,
): { readonly rows: IndicatorRows; readonly errors: readonly Fault[] } {
  const { faults, isSheet } = reading;
  const places = columns.map((_, index) => meant.indexOf(index));
  const width = names.findLastIndex((name) => name !== '') + 1;
  const read = body.map((row) => {
    const wrong = lengthFault(row, width, isSheet);
    if (wrong !== undefined) {
      faults.add(wrong);
      return [];
    }
    return columns.map((column, index) =>
      readCell(row.cells[places[index] ?? -1] ?? null, column, row.number, reading),
    );
  });
  const roles = columns.map(({ role }) => role);
  const known = normalizeRowPeriods(read, roles);
  addRemarks(body, known, columns, faults);
  const numberOf = (index: number): number => body[index]?.number ?? index;
  if (faults.all.length === 0) for (const fault of periodFaults(known, roles, numberOf)) faults.add(fault);
  if (faults.all.length === 0) for (const fault of duplicateRows(known, roles, numberOf)) faults.add(fault);
  return { rows: known, errors: faults.all };
}

interface FileTable {
  readonly rows: readonly RawRow[];
  readonly warnings?: readonly Fault[];
  readonly hasComments?: boolean;
}

function readFound(
  table: FoundTable,
  columns: readonly FileColumn[],
  form: Omit<Reading, 'faults'>,
  warned: readonly Fault[] = [],
): DataFileResult {
  const most = Math.min(maxRows, Math.floor(maxCells / columns.length));
  if (table.body.length > most) throw new DataFileError({ code: 'data-file-rows', values: { max: most } });
  const head = headFaults(table, columns);
  const warnings = [...warned, ...table.warnings, ...head.warnings];
  if (head.errors.length > 0) return { rows: undefined, errors: head.errors, warnings };
  const { rows, errors } = readRows(table, columns, { ...form, faults: new CellFaults() });
  return { rows: errors.length === 0 ? rows : undefined, errors, warnings };
}

function readTable(file: FileTable, columns: readonly FileColumn[], isSheet: boolean): DataFileResult {
  if (file.rows.length === 0) throw new DataFileError({ code: 'data-file-empty' });
  const keys = columns.map(({ key }) => key);
  const table = findTable(visibleRows(file.rows), keys, columnFinder(columns));
  return readFound(table, columns, { isSheet, hasPoints: file.hasComments === true }, file.warnings);
}

/** Texts of cubes may contain separators, and their decimals come after a point. */
function readCube(cube: Cube, columns: readonly FileColumn[]): DataFileResult {
  const { errors, ...table } = cubeTable(cube, columns);
  const visible = { ...table, body: visibleRows(table.body) };
  const found = readFound(visible, columns, { isSheet: true, hasPoints: true });
  return errors.length === 0 ? found : { ...found, rows: undefined, errors: [...errors, ...found.errors] };
}

async function readWhole(bytes: Uint8Array, ending: string, columns: readonly FileColumn[]): Promise<DataFileResult> {
  if (ending === '.json') return readCube(jsonStatCube(bytes), columns);
  if (sheetEndings.includes(ending)) return readTable(await sheetTable(bytes), columns, true);
  const find = columnFinder(columns);
  const table = textTable(bytes, (cell) => find(cell) !== undefined);
  if (!isSdmx(table.rows)) return readTable(table, columns, false);
  // More rows were not read. The limit must apply to lines here, because a cube has fewer rows than lines.
  if (table.rows.length > maxRows + 1) throw new DataFileError({ code: 'data-file-rows', values: { max: maxRows } });
  return readCube(sdmxCube(table.rows), columns);
}

/** Reads a file whose ending is one of `dataEndings` for these columns. Throws only SheetThreadError; other errors are faults. */
export function readDataFile(
  bytes: Uint8Array,
  ending: string,
  columns: readonly FileColumn[],
): Promise<DataFileResult> {
  return readUpload(
    () => readWhole(bytes, ending, columns),
    (fault): DataFileResult => ({ rows: undefined, errors: [fault], warnings: [] }),
  );
}
