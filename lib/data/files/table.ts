/** The raw table that all readers of data files produce, and its limits. */

/** Text, a number, or null for an empty cell of a sheet. */
export type RawCell = string | number | null;

export interface RawRow {
  /** Counted from 1: the first row of the file. */
  readonly number: number;
  readonly cells: readonly RawCell[];
}

/** More rows belong into a data set, not on a page. */
export const maxRows = 100_000;
/** Columns of the file, used or not. */
export const maxColumns = 1000;
/** Rows times columns of the file, used or not. */
export const maxRawCells = 5_000_000;
/** Characters of a cell that are read: as many as spreadsheet programs allow. */
export const maxCellLength = 32_767;
/** Comment rows before the data. */
export const maxComments = 1000;
/** Rows in which the head is searched. */
export const maxRowsToHead = 30;
/** Rows times columns of the indicator. */
export const maxCells = 1_000_000;

export function isEmptyCell(cell: RawCell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}
