/** Positions of values along a chart: points in time or names. */

/** The finest unit of time in a series; `category` if its positions are not points in time. */
export type PositionKind = 'year' | 'half' | 'quarter' | 'month' | 'week' | 'date' | 'category';

export interface Position {
  /** As in the data: `2026`, `2025/26`, `2026-H1`, `2026-Q3`, `2026-07`, `2026-W05`, `Riehen`. */
  readonly key: string;
  /** In years, such as `2026.5` for July 2026; for names the row number. */
  readonly at: number;
}

interface Time {
  readonly kind: Exclude<PositionKind, 'category'>;
  /** When it begins, in years. */
  readonly at: number;
}

/** Parts of a year, each with the highest number it can have and the letter before the number. */
const parts = [
  ['half', 2, 'H'],
  ['quarter', 4, 'Q'],
  ['month', 12, ''],
  ['week', 53, 'W'],
] as const;

const point = /^(\d{4})(?:-([HQW]?)(\d{1,2})(?:-(0[1-9]|[12]\d|3[01]))?)?$/;

/** A school or business year, `2025/26`. */
const splitYearShape = /^(\d{4})\/(\d{2})$/;

const day = 86_400_000;

/** Weeks per year, so that all weeks have the same length. */
export const weeksPerYear = 365.2425 / 7;

/** The Monday of a week, in years. The first week of a year contains 4 January. */
function startOfWeek(year: number, week: number): number {
  const fourth = Date.UTC(year, 0, 4);
  const monday = fourth / day - ((new Date(fourth).getUTCDay() + 6) % 7);
  return 1970 + (monday / 7 + week - 1) / weeksPerYear;
}

function readTime(key: string): Time | undefined {
  const [, start, end] = splitYearShape.exec(key) ?? [];
  if (start !== undefined)
    return (Number(start) + 1) % 100 === Number(end) ? { kind: 'year', at: Number(start) } : undefined;
  const [, first, sign, number, dayOfMonth] = point.exec(key) ?? [];
  if (first === undefined) return undefined;
  const [year, part] = [Number(first), Number(number)];
  if (number === undefined) return { kind: 'year', at: year };
  const found = parts.find(([, most, own]) => own === sign && part > 0 && part <= most);
  // Quarters and half-years have one digit, months and weeks two.
  if (found === undefined || number.length !== String(found[1]).length) return undefined;
  const [kind, count] = found;
  if (kind === 'week') return { kind, at: startOfWeek(year, part) };
  if (dayOfMonth === undefined) return { kind, at: year + (part - 1) / count };
  return kind === 'month' ? { kind: 'date', at: year + (part - 1) / 12 + (Number(dayOfMonth) - 1) / 372 } : undefined;
}

/** When a period begins, in years; NaN for a name. */
export function timeOf(key: string): number {
  return readTime(key)?.at ?? NaN;
}

/** The key of a year that ends in the next one: `2025/26`. */
export function splitYear(year: number): string {
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}

/** Whether a key is a year that ends in the next one. */
export function isSplitYear(key: string): boolean {
  return splitYearShape.test(key);
}

/** Start and end of a range as editors write it, `2020/2022`; a single period such as `2020/21` is returned twice. */
export function parsePeriodRange(place: string): readonly [from: string, to: string] {
  const ends = isSplitYear(place.trim()) ? [place] : place.split('/');
  const middle = Math.ceil(ends.length / 2);
  const [from = '', to = ''] = [ends.slice(0, middle), ends.slice(middle)].map((end) => end.join('/').trim());
  return [from, to === '' ? from : to];
}

const byFineness: readonly PositionKind[] = ['category', 'date', 'week', 'month', 'quarter', 'half', 'year'];

/** The finest kind of these positions; `category` if any of them is not a point in time. */
export function positionKind(keys: readonly string[]): PositionKind {
  const kinds = new Set(keys.map((key) => readTime(key)?.kind ?? 'category'));
  return byFineness.find((kind) => kinds.has(kind)) ?? 'category';
}

/** Positions in chronological order; in the order of the data if they are names. */
export function positionsOf(keys: readonly string[], kind: PositionKind): readonly Position[] {
  if (kind === 'category') return keys.map((key, index) => ({ key, at: index }));
  return keys.map((key) => ({ key, at: timeOf(key) })).sort((left, right) => left.at - right.at);
}
