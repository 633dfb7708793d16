/** Reads a file of metadata: a row for each indicator, a column for each field. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeValue } from '@/content-types/describeValue';
import { sheetEndings } from '@/lib/data/files/fileKinds';
import { readUpload } from '@/lib/data/files/readUpload';
import { sheetTable } from '@/lib/data/files/sheetTable';
import type { SheetTable } from '@/lib/data/files/sheetTable';
import { isEmptyCell } from '@/lib/data/files/table';
import type { RawCell, RawRow } from '@/lib/data/files/table';
import { textTable } from '@/lib/data/files/textTable';
import { metadataColumns, metadataFault, clearMark, numberColumn } from './metadataColumns';
import type { MetadataColumn } from './metadataColumns';
import { indicatorNumberPattern } from './readFolder';
import { faultIn } from './pushReport';
import type { PushFault } from './pushReport';

/** Null clears the field. */
export type MetadataValues = ReadonlyMap<MetadataColumn, string | null>;

export interface Metadata {
  /** By number of the indicator. */
  readonly said: ReadonlyMap<number, MetadataValues>;
  readonly faults: readonly PushFault[];
  /** Indicators whose row has a fault. */
  readonly faulty: ReadonlySet<number>;
  /** Nothing can be pushed: it is unknown which indicators are under embargo. */
  readonly isUseless: boolean;
}

export const noMetadata: Metadata = { said: new Map(), faults: [], faulty: new Set(), isUseless: false };

/** Metadata with faults that stop the whole push. */
export function unusableMetadata(faults: readonly PushFault[]): Metadata {
  return { ...noMetadata, faults, isUseless: true };
}

function textOf(cell: RawCell | undefined): string {
  return isEmptyCell(cell) ? '' : String(cell).trim();
}

async function readTable(file: string): Promise<SheetTable> {
  const bytes = await readFile(file);
  if (sheetEndings.includes(path.extname(file).toLowerCase())) return sheetTable(bytes);
  const names = [numberColumn, ...metadataColumns.map(({ name }) => name)];
  const { rows } = textTable(bytes, (cell) => names.includes(cell.trim().toLowerCase()));
  return { rows, warnings: [] };
}

const untilThen = 'Until then nothing is pushed: it may be under embargo.';

/** Faults of the head. An unknown name may be a misspelt one: an embargo must not be overlooked. */
function headFaults(file: string, { number: row, cells }: RawRow, names: readonly string[]): readonly PushFault[] {
  const known = [numberColumn, ...metadataColumns.map(({ name }) => name)];
  const fix = `Use these names: ${known.join(', ')}.`;
  const unknown = names.flatMap((name, place) =>
    name === '' || known.includes(name)
      ? []
      : [{ file, row, column: textOf(cells[place]), found: 'There is no such thing to say of an indicator.', fix }],
  );
  const duplicates = names.flatMap((name, place) =>
    name === '' || names.indexOf(name) === place
      ? []
      : [{ file, row, column: name, found: 'The column is there twice.', fix: 'Remove one of them.' }],
  );
  const missing = { file, row, found: `The column «${numberColumn}» is missing, expected in the first row.`, fix };
  return [...unknown, ...duplicates, ...(names.includes(numberColumn) ? [] : [missing])];
}

function readRow(
  file: string,
  row: RawRow,
  names: readonly string[],
): { said: MetadataValues; faults: readonly PushFault[] } {
  const said = new Map<MetadataColumn, string | null>();
  const faults: PushFault[] = [];
  for (const column of metadataColumns) {
    const text = textOf(row.cells[names.indexOf(column.name)]);
    if (text === '') continue;
    const value = text === clearMark ? null : text;
    const fault = metadataFault(column, value);
    if (fault === undefined) said.set(column, value);
    else faults.push({ ...faultIn(file, fault), row: row.number, column: column.name });
  }
  return { said, faults };
}

/** Faults of cells without a column: a separator outside quotation marks moves the embargo into another column. */
function strayFaults(file: string, { number: row, cells }: RawRow, names: readonly string[]): readonly PushFault[] {
  const stray = cells.find((cell, place) => !isEmptyCell(cell) && (names[place] ?? '') === '');
  if (stray === undefined) return [];
  const found = `«${describeValue(stray)}» is in no column: the first row has no name for it.`;
  const fix = 'Name the column, or put texts that contain the separator between quotation marks. ' + untilThen;
  return [{ file, row, found, fix }];
}

function readRows(file: string, body: readonly RawRow[], names: readonly string[]): Metadata {
  const said = new Map<number, MetadataValues>();
  const faults: PushFault[] = [];
  const faulty = new Set<number>();
  let isUseless = false;
  for (const row of body) {
    const text = textOf(row.cells[names.indexOf(numberColumn)]);
    const at = { file, row: row.number, column: numberColumn };
    const indicator = Number(text);
    if (!indicatorNumberPattern.test(text)) {
      isUseless = true;
      const found = `Expected the number of an indicator, found «${describeValue(text)}».`;
      faults.push({ ...at, found, fix: `Write the number. ${untilThen}` });
      continue;
    }
    const own = readRow(file, row, names);
    if (said.has(indicator))
      faults.push({ ...at, found: `${indicator} is there twice.`, fix: 'Leave the row that counts.' });
    faults.push(...own.faults);
    if (own.faults.length > 0 || said.has(indicator)) faulty.add(indicator);
    said.set(indicator, own.said);
  }
  return { said, faults, faulty, isUseless };
}

/** Reads the file with this name in the folder; faults are in the result. */
export function readMetadata(folder: string, file: string): Promise<Metadata> {
  return readUpload(
    async () => {
      const { rows, warnings } = await readTable(path.join(folder, file));
      // A hidden cell may hold an embargo.
      if (warnings.length > 0) return unusableMetadata(warnings.map((fault) => faultIn(file, fault)));
      const [head, ...body] = rows;
      const names = (head?.cells ?? []).map((cell) => textOf(cell).toLowerCase());
      const faults = [
        ...headFaults(file, head ?? { number: 1, cells: [] }, names),
        ...body.flatMap((row) => strayFaults(file, row, names)),
      ];
      return faults.length > 0 ? unusableMetadata(faults) : readRows(file, body, names);
    },
    (fault) => unusableMetadata([faultIn(file, fault)]),
  );
}
