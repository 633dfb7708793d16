/** Finds periods that a series skips. Having no row means the same as having a row without a value. */
import { isSplitYear, positionKind, splitYear, timeOf, weeksPerYear } from './positions';
import type { PositionKind } from './positions';

type TimeKind = Exclude<PositionKind, 'category'>;

const msPerDay = 86_400_000;

/** Periods per year. */
export const stepsPerYear = { year: 1, half: 2, quarter: 4, month: 12, week: weeksPerYear } as const;

const signs = { half: 'H', quarter: 'Q', month: '' } as const;

/** A day, or the Monday of a week, in days since 1970. */
function dayOf(key: string, kind: 'week' | 'date'): number {
  return kind === 'date' ? Date.parse(key) / msPerDay : Math.round((timeOf(key) - 1970) * weeksPerYear) * 7 - 3;
}

/** A day as `2026-07-31`, a Monday as `2026-W31`: a week belongs to the year of its Thursday. */
function keyOfDay(day: number, kind: 'week' | 'date'): string {
  const dateOf = (days: number): string => new Date(days * msPerDay).toISOString().slice(0, 'YYYY-MM-DD'.length);
  if (kind === 'date') return dateOf(day);
  const year = dateOf(day + 3).slice(0, 'YYYY'.length);
  const week = Math.floor((day + 3 - Date.parse(year) / msPerDay) / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

function stepsBetween(from: string, to: string, kind: TimeKind): number {
  if (kind === 'date') return dayOf(to, kind) - dayOf(from, kind);
  return Math.round((timeOf(to) - timeOf(from)) * stepsPerYear[kind]);
}

/** The period `steps` later. */
function periodAfter(key: string, kind: TimeKind, steps: number): string {
  if (kind === 'date' || kind === 'week') {
    return keyOfDay(dayOf(key, kind) + steps * (kind === 'week' ? 7 : 1), kind);
  }
  const perYear = stepsPerYear[kind];
  const place = Math.round(timeOf(key) * perYear) + steps;
  const year = Math.floor(place / perYear);
  if (kind === 'year') return isSplitYear(key) ? splitYear(year) : String(year);
  const part = String((place % perYear) + 1);
  return `${year}-${signs[kind]}${kind === 'month' ? part.padStart(2, '0') : part}`;
}

/** Longest step between days that is not a gap: offices close over holidays. */
const holidays = 7;

/**
 * The periods that are missing between others. A step is a gap if it is at least twice as long as the longer of its neighbours,
 * and that length occurs several times. Returns none for periods of several kinds, which have no common step.
 */
export function missingPeriods(keys: readonly string[]): readonly string[] {
  const [kind = 'category', ...others] = new Set(keys.map((key) => positionKind([key])));
  if (kind === 'category' || others.length > 0) return [];
  const sorted = keys.toSorted((one, other) => timeOf(one) - timeOf(other));
  const steps = sorted.slice(1).map((key, index) => stepsBetween(sorted[index] ?? key, key, kind));
  return steps.flatMap((step, index) => {
    const beside = Math.max(steps[index - 1] ?? 0, steps[index + 1] ?? 0);
    const isUsual = beside > 0 && steps.filter((other) => other === beside).length > 1;
    if (!isUsual || step < beside * 2 || (kind === 'date' && step <= holidays)) return [];
    const count = Math.ceil(step / beside) - 1;
    return Array.from({ length: count }, (_, place) => periodAfter(sorted[index] ?? '', kind, (place + 1) * beside));
  });
}
