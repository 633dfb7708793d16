/** Where values stand along a chart: points in time, or names. */

/** The finest step of a series; `category` if its positions are not points in time. */
export type PositionKind = 'year' | 'quarter' | 'month' | 'date' | 'category';

export interface Position {
  /** As in the data: `2026`, `2026-Q3`, `2026-07`, `Riehen`. */
  readonly key: string;
  /** In years, `2026.5` for July 2026; the row number for names. */
  readonly at: number;
}

const point = /^(\d{4})(?:-(0[1-9]|1[0-2]))?(?:-(0[1-9]|[12]\d|3[01]))?$/;

const quarter = /^(\d{4})-Q([1-4])$/;

function kindOf(key: string): PositionKind {
  if (quarter.test(key)) return 'quarter';
  const match = point.exec(key);
  if (match === null) return 'category';
  if (match[3] !== undefined) return 'date';
  return match[2] === undefined ? 'year' : 'month';
}

/** A point in time in years. */
export function timeOf(key: string): number {
  const [, quarterYear, part] = quarter.exec(key) ?? [];
  if (part !== undefined) return Number(quarterYear) + (Number(part) - 1) / 4;
  const [, year, month = '1', day = '1'] = point.exec(key) ?? [];
  return Number(year) + (Number(month) - 1) / 12 + (Number(day) - 1) / 372;
}

/** What kind of positions these are; one that is no point in time makes all of them names. */
export function positionKind(keys: readonly string[]): PositionKind {
  const kinds = new Set(keys.map(kindOf));
  const found = (['category', 'date', 'month', 'quarter', 'year'] as const).find((kind) => kinds.has(kind));
  return found ?? 'category';
}

/** Positions in the order of time, or of the data if they are names. */
export function positionsOf(keys: readonly string[], kind: PositionKind): readonly Position[] {
  if (kind === 'category') return keys.map((key, index) => ({ key, at: index }));
  return keys.map((key) => ({ key, at: timeOf(key) })).sort((left, right) => left.at - right.at);
}
