/** Periods that a series leaves out: it has no rows of them, which is the same as rows without values. */
import { isSplitYear, positionKind, splitYear, timeOf, weeksPerYear } from './positions';
import type { PositionKind } from './positions';

type TimeKind = Exclude<PositionKind, 'category'>;

const msPerDay = 86_400_000;

/** How many periods of a kind a year has. */
export const stepsPerYear = { year: 1, half: 2, quarter: 4, month: 12, week: weeksPerYear } as const;

const signs = { half: 'H', quarter: 'Q', month: '' } as const;

/** The Monday of a week, or a day, in days. */
function dayOf(key: string, kind: 'week' | 'date'): number {
  return kind === 'date' ? Date.parse(key) / msPerDay : Math.round((timeOf(key) - 1970) * weeksPerYear) * 7 - 3;
}

/** A day as `2026-07-31`, a Monday as `2026-W31`: its Thursday is in the year that counts the week. */
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

/** The period so many steps later. */
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

/** Nobody works on holidays: days belong to a series without a gap if so few are between them. */
const holidays = 7;

/**
 * The periods that are missing between others, in the rhythm of those beside them: a step is a gap if it is at least twice as
 * long as those before and after it, and such steps are usual. None of periods of several kinds, which have no rhythm.
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
