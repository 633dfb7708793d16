/** Where values stand along a chart: points in time, or names. */

/** The finest step of a series; `category` if its positions are not points in time. */
export type PositionKind = 'year' | 'half' | 'quarter' | 'month' | 'week' | 'date' | 'category';

export interface Position {
  /** As in the data: `2026`, `2025/26`, `2026-H1`, `2026-Q3`, `2026-07`, `2026-W05`, `Riehen`. */
  readonly key: string;
  /** In years, `2026.5` for July 2026; the row number for names. */
  readonly at: number;
}

interface Time {
  readonly kind: Exclude<PositionKind, 'category'>;
  /** In years, its beginning. */
  readonly at: number;
}

/** The kinds of other periods than days, each with how many of them a year has, and its sign before their number. */
const parts = [
  ['half', 2, 'H'],
  ['quarter', 4, 'Q'],
  ['month', 12, ''],
  ['week', 53, 'W'],
] as const;

const point = /^(\d{4})(?:-([HQW]?)(\d{1,2})(?:-(0[1-9]|[12]\d|3[01]))?)?$/;

/** A school or a business year, `2025/26`. */
const splitYearShape = /^(\d{4})\/(\d{2})$/;

const day = 86_400_000;

/** How many weeks a year has, so that all of them are of the same length. */
export const weeksPerYear = 365.2425 / 7;

/** The Monday of a week: the first week of a year is that of the fourth of January. */
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
  // Quarters and halves have one digit, months and weeks two.
  if (found === undefined || number.length !== String(found[1]).length) return undefined;
  const [kind, count] = found;
  if (kind === 'week') return { kind, at: startOfWeek(year, part) };
  if (dayOfMonth === undefined) return { kind, at: year + (part - 1) / count };
  return kind === 'month' ? { kind: 'date', at: year + (part - 1) / 12 + (Number(dayOfMonth) - 1) / 372 } : undefined;
}

/** A point in time in years, the beginning of a period; not a number for a name. */
export function timeOf(key: string): number {
  return readTime(key)?.at ?? NaN;
}

/** A year that ends in the next one: `2025/26`. */
export function splitYear(year: number): string {
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}

/** Whether a period is a year that ends in the next one. */
export function isSplitYear(key: string): boolean {
  return splitYearShape.test(key);
}

/** Both ends of a place as editors write it, `2020/2022`; of a single period, such as `2020/21`, twice the same. */
export function parsePeriodRange(place: string): readonly [from: string, to: string] {
  const ends = isSplitYear(place.trim()) ? [place] : place.split('/');
  const middle = Math.ceil(ends.length / 2);
  const [from = '', to = ''] = [ends.slice(0, middle), ends.slice(middle)].map((end) => end.join('/').trim());
  return [from, to === '' ? from : to];
}

const byFineness: readonly PositionKind[] = ['category', 'date', 'week', 'month', 'quarter', 'half', 'year'];

/** What kind of positions these are; one that is no point in time makes all of them names. */
export function positionKind(keys: readonly string[]): PositionKind {
  const kinds = new Set(keys.map((key) => readTime(key)?.kind ?? 'category'));
  return byFineness.find((kind) => kinds.has(kind)) ?? 'category';
}

/** Positions in the order of time, or of the data if they are names. */
export function positionsOf(keys: readonly string[], kind: PositionKind): readonly Position[] {
  if (kind === 'category') return keys.map((key, index) => ({ key, at: index }));
  return keys.map((key) => ({ key, at: timeOf(key) })).sort((left, right) => left.at - right.at);
}
