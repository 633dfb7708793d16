/** Changes of an indicator's value since the previous period and the previous year. */
import { memoize } from '@/lib/shared/browser/memoize';
import type { Locale } from '@/content-types/locales';
import type { Entry } from '@/content-types/registry';
import { comparedDate } from '@/lib/i18n/format/date';
import { formatQuantity } from '@/lib/i18n/format/number';
import { percentagePoints } from '@/lib/i18n/format/percentagePoints';
import { fill } from '@/lib/i18n/fill';
import { messagesByLocale } from '@/lib/i18n/messages';
import type { IndicatorData } from './dataColumns';
import { valueBefore, valueOf } from './indicatorValues';
import type { LatestValue, ValueQuery } from './indicatorValues';
import { timeOf } from './positions';
import { readColumn } from './readSeries';

export interface MeasuredChange {
  /** In percentage points for shares, in percent for amounts. */
  readonly difference: number;
  readonly measure: 'points' | 'percent';
  /** For percentage points as many as the values have. */
  readonly decimals: number;
  readonly since: string;
}

/** The same period a year earlier; undefined for text that does not start with a year. */
export function yearBefore(period: string): string | undefined {
  return /^\d{4}(?!\d)/.test(period) ? period.replace(/^\d{4}/, (year) => String(Number(year) - 1)) : undefined;
}

/** The fields that a change is computed from: the data and the breaks that editors note. */
export type ComparedIndicator = IndicatorData & Pick<Entry<'products'>, 'annotations'>;

/** Whether editors note a break of the series between two periods. */
export function hasSeriesBreak({ annotations }: ComparedIndicator, from: string, to: string): boolean {
  return annotations.some(
    ({ type, x }) => type === 'break' && x !== null && timeOf(x) > timeOf(from) && timeOf(x) <= timeOf(to),
  );
}

/** Whether values are never negative. Only then does a change in percent make sense; for a balance it does not. */
function hasAmounts(indicator: ComparedIndicator, series: string | null): boolean {
  return readColumn(indicator, series)?.series[0]?.values.every((value) => value === null || value >= 0) ?? false;
}

const shareUnit = /^%(?=\s|$)/;

/** Whether a unit is a percentage: `%`, `% der Wohnungen`. */
export function isPercentUnit(unit: string | null | undefined): boolean {
  return shareUnit.test(unit ?? '');
}

/** Units of differences of shares, and of scales with an arbitrary zero: 20 °C is not twice as warm as 10 °C. */
const unitsWithoutPercent = /prozentpunkt|points? de pourcentage|punti percentuali|percentage point|^°|^dB/i;

/** How to express a difference of values with this unit; undefined if neither measure makes sense. */
export function changeMeasure(unit: string | null, isAmount: boolean): MeasuredChange['measure'] | undefined {
  if (isPercentUnit(unit)) return 'points';
  return unitsWithoutPercent.test(unit ?? '') || !isAmount ? undefined : 'percent';
}

/** Dates count every month as 31 days; a step between days may therefore seem longer than others by this much, in years. */
const shortMonths = 3 / 372;

/**
 * Whether two periods are adjacent in their series or whole years apart. July must not be compared with the previous December just
 * because the months between are missing.
 */
function areOfOneSeason({ columns, data_rows: rows }: IndicatorData, from: string, to: string): boolean {
  const index = columns.findIndex(({ role }) => role === 'period');
  const times = (rows ?? []).map((row) => timeOf(String(row[index]))).sort((left, right) => left - right);
  const steps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const usual = Math.min(...steps.filter((step) => step > 0));
  const step = timeOf(to) - timeOf(from);
  // The same week starts on a different day each year.
  const isWhole = Math.abs(step - Math.round(step)) < 1 / 1000 || from.slice(4) === to.slice(4);
  // Negated, because steps between names are NaN and count as adjacent.
  return isWhole || !(step - usual > shortMonths + 1 / 1000);
}

/** Whether a series lacks values between two periods, unless these are exactly a year apart. */
function areSomeMissing(indicator: IndicatorData, from: string, to: string, series: string | null): boolean {
  if (yearBefore(to) === from) return false;
  const { keys, series: [column] = [] } = readColumn(indicator, series) ?? { keys: [] };
  const isBetween = (key: string): boolean => timeOf(key) > timeOf(from) && timeOf(key) < timeOf(to);
  return keys.some((key, index) => isBetween(key) && (column?.values[index] ?? null) === null);
}

/**
 * Whether the difference of two values is meaningful: both reliable, no scenario, no break, the same season, no missing periods
 * between, and the same status, because revised or provisional values may be counted differently.
 */
export function areComparable(
  indicator: ComparedIndicator,
  latest: LatestValue,
  before: LatestValue,
  series: string | null = null,
): boolean {
  const isFirm = !latest.isUncertain && !before.isUncertain && before.status !== 'scenario';
  const [from, to] = [before.period, latest.period];
  const isContinuous = !hasSeriesBreak(indicator, from, to) && !areSomeMissing(indicator, from, to, series);
  return isFirm && latest.status === before.status && isContinuous && areOfOneSeason(indicator, from, to);
}

/** How a value compares with the previous one in its series. */
export interface Change {
  readonly direction: 'up' | 'down' | 'level';
  /** The period of the previous value. */
  readonly since: string;
}

/** Whether a value went up or down since the previous one; undefined if there is none to compare with. */
export function changeOf(indicator: Entry<'products'>, query: ValueQuery = {}): Change | undefined {
  const latest = valueOf(indicator, query);
  const before = valueBefore(indicator, query);
  if (latest === undefined || before === undefined || !areComparable(indicator, latest, before, query.series))
    return undefined;
  const since = before.period;
  if (before.value === latest.value) return { direction: 'level', since };
  return { direction: before.value < latest.value ? 'up' : 'down', since };
}

export interface ChangeOptions extends Pick<MeasuredChange, 'decimals' | 'since'> {
  readonly unit: string | null;
  /** Whether values of the series are never negative. */
  readonly isAmount: boolean;
}

/** The change from the previous value; undefined if the unit allows none, or if it would be a percentage of zero or less. */
export function measuredChange(
  value: number,
  before: number,
  { unit, isAmount, decimals, since }: ChangeOptions,
): MeasuredChange | undefined {
  const difference = value - before;
  const measure = changeMeasure(unit, isAmount);
  if (measure === 'points') return { difference, measure, decimals, since };
  if (before <= 0 || measure === undefined) return undefined;
  return { difference: (difference / before) * 100, measure, decimals: 1, since };
}

/** The change of a value in a series, by default the main one; undefined if it would mislead. */
export function changeFrom(
  indicator: ComparedIndicator,
  latest: LatestValue,
  before: LatestValue | undefined,
  series: string | null = null,
): MeasuredChange | undefined {
  if (before === undefined || !areComparable(indicator, latest, before, series)) return undefined;
  const isAmount = hasAmounts(indicator, series);
  return measuredChange(latest.value, before.value, { ...latest, isAmount, since: before.period });
}

/**
 * The changes of the newest value: since the previous period, and since the previous year if that is another period. Leaves out
 * misleading ones (see `areComparable`) and those that the unit does not allow.
 */
export const changesOf = memoize((indicator: Entry<'products'>): readonly MeasuredChange[] => {
  const latest = valueOf(indicator);
  if (latest === undefined) return [];
  const before = valueBefore(indicator);
  const year = yearBefore(latest.period);
  const earlier = year === undefined || year === before?.period ? undefined : valueOf(indicator, { period: year });
  return [before, earlier].flatMap((value) => changeFrom(indicator, latest, value) ?? []);
});

/** `+2,3 %`, for shares `+0,3 Prozentpunkte`. */
export function differenceText({ difference, measure, decimals }: MeasuredChange, language: Locale): string {
  return measure === 'percent'
    ? formatQuantity(difference, '%', language, { decimals, signed: true })
    : percentagePoints(difference, language, decimals);
}

/** `+2,3 % gegenüber Juni 2026`. Empty in Leichte Sprache, which has no such comparisons. */
export function changeText(measured: MeasuredChange, language: Locale): string {
  if (language === 'ls') return '';
  const { change } = messagesByLocale[language].charts;
  return fill(change, {
    change: differenceText(measured, language),
    period: comparedDate(measured.since, language),
  });
}
