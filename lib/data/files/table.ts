/** What the readers of data files have in common: a table of cells as they are in the file. */

/** Text, a number, or null for an empty cell of a sheet. */
export type RawCell = string | number | null;

export interface RawRow {
  /** As people count: the first row of the file is 1. */
  readonly number: number;
  readonly cells: readonly RawCell[];
}

/** More belongs into a data set, not on a page. */
export const maxRows = 100_000;
/** Of the file, used or not. */
export const maxColumns = 1000;
/** Rows times columns, used or not. */
export const maxRawCells = 5_000_000;
/** Characters of a cell that are looked at: as many as spreadsheet programs hold. */
export const maxCellLength = 32_767;
/** Rows before the data that begin with the sign of comments. */
export const maxComments = 1000;
/** Rows among which the head is looked for. */
export const maxRowsToHead = 30;
/** Rows times columns of the data. */
export const maxCells = 1_000_000;

export function isEmptyCell(cell: RawCell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}
