/** Index and share of values; missing, secret and uncertain values remain so. */
import type { CellValue } from '@/content-types/dataCells';

const unavailable: CellValue = { kind: 'unavailable', value: null };

/** In decimals: more than any chart or table shows. */
const digits = 3;

/** A value in per cent of another. A cell without a value keeps its kind; a result based on an uncertain value is uncertain. */
function percentOf(cell: CellValue, other: CellValue): CellValue {
  if (cell.value === null) return cell;
  if (other.value === null || other.value === 0) return unavailable;
  if (cell.kind === 'nothing') return cell;
  const isUncertain = cell.kind === 'uncertain' || other.kind === 'uncertain';
  const value = Number(((cell.value / other.value) * 100).toFixed(digits));
  return { kind: isUncertain ? 'uncertain' : 'known', value };
}

/** Returns a series as an index: the value at `base` is 100. */
export function indexValues(cells: readonly CellValue[], base: number): readonly CellValue[] {
  const first = cells[base] ?? unavailable;
  // An index needs a positive base.
  const usable = first.value !== null && first.value > 0 ? first : unavailable;
  return cells.map((cell) => percentOf(cell, usable));
}

/** Returns the values of a series in per cent of the whole at each place. */
export function percentagesOf(cells: readonly CellValue[], wholes: readonly CellValue[]): readonly CellValue[] {
  return cells.map((cell, index) => percentOf(cell, wholes[index] ?? unavailable));
}

/** Returns the sum of parts; unavailable if one of them has no value. */
export function sumCells(parts: readonly CellValue[]): CellValue {
  if (parts.length === 0 || parts.some(({ value }) => value === null)) return unavailable;
  const value = parts.reduce((sum, part) => sum + (part.value ?? 0), 0);
  return { kind: parts.some(({ kind }) => kind === 'uncertain') ? 'uncertain' : 'known', value };
}

/** Returns the first index at which all series have a positive value; -1 if there is none, or any value is negative. */
export function baseIndex(series: readonly (readonly CellValue[])[]): number {
  if (series.some((cells) => cells.some(({ value }) => value !== null && value < 0))) return -1;
  const [first = []] = series;
  return first.findIndex((_, place) => series.every((cells) => (cells[place]?.value ?? 0) > 0));
}
