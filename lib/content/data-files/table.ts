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
/** Rows times columns of the data. */
export const maxCells = 1_000_000;

export function isEmptyCell(cell: RawCell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}
