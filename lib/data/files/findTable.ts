/**
 * Finds the table in a file as offices lay it out: titles above, a head of several rows, sources and footnotes below. Ambiguous
 * files are refused.
 */
import { readValue } from '@/content-types/dataCells';
import { describeValue } from '@/content-types/describeValue';
import { formatNumberRanges } from '@/lib/shared/formatNumberRanges';
import type { Fault } from '@/lib/faults/faults';
import { DataFileError } from './fileErrors';
import type { FoundColumn } from './columnFinder';
import { suggestColumns } from './suggestColumns';
import { isEmptyCell, maxRowsToHead } from './table';
import type { RawCell, RawRow } from './table';

type Find = (name: RawCell) => FoundColumn | undefined;

/** No column has a longer name, and messages repeat it. */
const longestName = 200;

/** Maximum number of rows in a head. */
const deepestHead = 3;

interface Head {
  /** Index of its last row. */
  readonly last: number;
  readonly depth: number;
  /** By column of the file, the texts of all head rows joined. */
  readonly names: readonly string[];
  readonly found: readonly (FoundColumn | undefined)[];
}

export interface FoundTable {
  readonly names: readonly string[];
  /** By column of the file, the index of the indicator's column; -1 if none. */
  readonly meant: readonly number[];
  readonly body: readonly RawRow[];
  /** At most one, which quotes the text around the table. */
  readonly warnings: readonly Fault[];
}

function filled({ cells }: RawRow): readonly RawCell[] {
  return cells.filter((cell) => !isEmptyCell(cell));
}

/** A head of `depth` rows that ends at `last`. A column is found by all its texts joined, else by the lower ones. */
function headOver(rows: readonly RawRow[], last: number, depth: number, find: Find): Head {
  const parts = rows.slice(last - depth + 1, last + 1);
  const width = parts.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const stacks = Array.from({ length: width }, (_, column) => {
    const texts = parts.flatMap(({ cells }) => {
      const cell = cells[column];
      return cell === undefined || isEmptyCell(cell) ? [] : [String(cell).trim().slice(0, longestName)];
    });
    return texts.filter((text, index) => text !== texts[index - 1]);
  });
  const found = stacks.map((texts) =>
    texts.map((_, from) => find(texts.slice(from).join(' '))).find((one) => one !== undefined),
  );
  return { last, depth, names: stacks.map((texts) => texts.join(' ')), found };
}

function isComplete({ found }: Head, count: number): boolean {
  const known = found.flatMap((one) => one?.index ?? []);
  return known.length === count && new Set(known).size === count;
}

/** Whether the last row has text in a found column; otherwise it is not part of the head. */
function isUsed({ last, found }: Head, rows: readonly RawRow[]): boolean {
  return found.some((one, column) => one !== undefined && !isEmptyCell(rows[last]?.cells[column]));
}

/** Whether all text in the found columns of the last row is in brackets: `(in %)`. */
function hasUnitsOnly({ last, found }: Head, rows: readonly RawRow[]): boolean {
  return found.every((one, column) => {
    const cell = rows[last]?.cells[column] ?? null;
    return one === undefined || isEmptyCell(cell) || /^[([].*[)\]]$/s.test(String(cell).trim());
  });
}

/** For each last row the shallowest head that names all columns. */
function completeHeads(rows: readonly RawRow[], count: number, find: Find): readonly Head[] {
  const first = rows.slice(0, maxRowsToHead);
  const heads = first.flatMap((_, last) => {
    const depths = Array.from({ length: Math.min(deepestHead, last + 1) }, (_row, index) => index + 1);
    const own = depths.map((depth) => headOver(first, last, depth, find));
    return own.filter((head) => isComplete(head, count) && isUsed(head, first)).slice(0, 1);
  });
  // A row of units belongs to the head above it.
  return heads.filter(({ last }) => !heads.some((next) => next.last === last + 1 && hasUnitsOnly(next, first)));
}

/** Whether a row above the head looks like data. */
function isRowOfData(row: RawRow, count: number): boolean {
  const cells = filled(row);
  const hasNumber = cells.some((cell) => readValue(cell)?.kind === 'known');
  return cells.length >= count && new Set(cells).size > 1 && hasNumber;
}

/** The head that names all columns, else the row that names the most. Throws DataFileError if there is none or more than one. */
function headIn(rows: readonly RawRow[], columns: readonly string[], find: Find): Head {
  const heads = completeHeads(rows, columns.length, find);
  const [only] = heads;
  const numberOf = (index: number): number => rows[index]?.number ?? index + 1;
  const start = only === undefined ? 0 : only.last - only.depth + 1;
  const others = rows.slice(0, start).filter((row) => isRowOfData(row, columns.length));
  if (heads.length > 1 || others.length > 0) {
    const numbers = [...others.map(({ number }) => number), ...heads.map(({ last }) => numberOf(last))];
    throw new DataFileError({ code: 'data-head-several', values: { rows: formatNumberRanges(numbers) } });
  }
  if (only !== undefined) return only;
  const known = ({ found }: Head): number => found.filter((one) => one !== undefined).length;
  const single = rows.slice(0, maxRowsToHead).map((_, last) => headOver(rows, last, 1, find));
  const best = single.reduce<Head | undefined>(
    (most, one) => (known(one) > (most ? known(most) : 0) ? one : most),
    undefined,
  );
  if (best !== undefined) return best;
  const { row, proposal } = suggestColumns(rows);
  const values = { row, expected: describeValue(columns.join(', ')), found: proposal };
  throw new DataFileError({ code: 'data-head-missing', values });
}

const remark =
  /^(?:quellen?|sources?|fonti?|anmerkung|bemerkung|remarque|osservazion|notes?|nota|stand|état|stato|hinweis|legende|lesehilfe|fussnote|©|\*|[¹²³]|\d{1,2}\)|[a-z]\))/i;

/** Whether a row is a single text in the first column that does not start like a year. */
function mayBeRemark(row: RawRow): boolean {
  const [first] = row.cells;
  return filled(row).length === 1 && typeof first === 'string' && first.trim() !== '' && !/^\d{4}/.test(first.trim());
}

/** How many rows at the end are remarks: those after an empty row or one that begins like a remark. */
function remarksBelow(body: readonly RawRow[], count: number): number {
  if (count < 2) return 0;
  const start = body.findLastIndex((row) => !mayBeRemark(row)) + 1;
  const isApart = (index: number): boolean => (body[index]?.number ?? 0) - (body[index - 1]?.number ?? 0) > 1;
  const isRemark = (row: RawRow, index: number): boolean =>
    isApart(start + index) || remark.test(String(row.cells[0]).trim());
  const below = body.slice(start);
  const [first] = below;
  return first !== undefined && isRemark(first, 0) && start > 0 ? below.length : 0;
}

const longestText = 40;

function quoteRow(row: RawRow): string {
  const text = [...new Set(filled(row).map((cell) => String(cell).trim()))].join(' ');
  return `${row.number}: «${text.length > longestText ? `${text.slice(0, longestText)}…` : text}»`;
}

/** Throws DataFileError if there is no head, or more than one. `columns`: the keys to look for. */
export function findTable(rows: readonly RawRow[], columns: readonly string[], find: Find): FoundTable {
  const head = headIn(rows, columns, find);
  const below = rows.slice(head.last + 1);
  const remarks = remarksBelow(below, columns.length);
  const body = below.slice(0, below.length - remarks);
  const units = head.found.flatMap((one) => one?.remark ?? []);
  const around = [...rows.slice(0, head.last - head.depth + 1), ...below.slice(body.length)];
  const headNumber = rows[head.last]?.number ?? head.last + 1;
  const texts = [...around.map(quoteRow), ...units.map((unit) => `${headNumber}: «${unit}»`)];
  const warnings: readonly Fault[] =
    texts.length === 0 ? [] : [{ code: 'data-left-out', values: { found: texts.slice(0, 10).join(', ') } }];
  return { names: head.names, meant: head.found.map((one) => one?.index ?? -1), body, warnings };
}
