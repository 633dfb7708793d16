/** By how much the value of an indicator differs from that of the period before, and of the year before. */
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
  /** Of shares in percentage points, of amounts in percent. */
  readonly difference: number;
  readonly measure: 'points' | 'percent';
  /** Of percentage points as many as the values have. */
  readonly decimals: number;
  readonly since: string;
}

/** The same part of the year before; undefined for what is no date. */
export function yearBefore(period: string): string | undefined {
  return /^\d{4}(?!\d)/.test(period) ? period.replace(/^\d{4}/, (year) => String(Number(year) - 1)) : undefined;
}

/** What a change is measured with: the data, and what editors note about them. */
export type ComparedIndicator = IndicatorData & Pick<Entry<'products'>, 'annotations'>;

/** Whether editors note a break of the series between two periods. */
export function hasSeriesBreak({ annotations }: ComparedIndicator, from: string, to: string): boolean {
  return annotations.some(
    ({ type, x }) => type === 'break' && x !== null && timeOf(x) > timeOf(from) && timeOf(x) <= timeOf(to),
  );
}

/** A change in percent means something only for amounts that are never below zero; that of a balance does not. */
function hasAmounts(indicator: ComparedIndicator, series: string | null): boolean {
  return readColumn(indicator, series)?.series[0]?.values.every((value) => value === null || value >= 0) ?? false;
}

const shareUnit = /^%(?=\s|$)/;

/** Whether values of a unit are parts of a hundred: `%`, `% der Wohnungen`. */
export function isPercentUnit(unit: string | null | undefined): boolean {
  return shareUnit.test(unit ?? '');
}

/** Of differences of shares, and of scales whose zero is not nothing: 20 °C are not twice as warm as 10. */
const unitsWithoutPercent = /prozentpunkt|points? de pourcentage|punti percentuali|percentage point|^°|^dB/i;

/** In what a difference of values of a unit is told; undefined if neither says anything. */
export function changeMeasure(unit: string | null, isAmount: boolean): MeasuredChange['measure'] | undefined {
  if (isPercentUnit(unit)) return 'points';
  return unitsWithoutPercent.test(unit ?? '') || !isAmount ? undefined : 'percent';
}

/** Months count as 31 days: how much longer than others a step between days may seem because of that, in years. */
const shortMonths = 3 / 372;

/**
 * Whether periods lie beside each other in their series, or whole years apart. July says nothing beside the December before,
 * only because the months between them are missing.
 */
function areOfOneSeason({ columns, data_rows: rows }: IndicatorData, from: string, to: string): boolean {
  const index = columns.findIndex(({ role }) => role === 'period');
  const times = (rows ?? []).map((row) => timeOf(String(row[index]))).sort((left, right) => left - right);
  const steps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const usual = Math.min(...steps.filter((step) => step > 0));
  const step = timeOf(to) - timeOf(from);
  // The same week begins on another day each year.
  const isWhole = Math.abs(step - Math.round(step)) < 1 / 1000 || from.slice(4) === to.slice(4);
  // Of periods that are no dates no step is known.
  return isWhole || !(step - usual > shortMonths + 1 / 1000);
}

/** Whether a series has periods without a value between two that are not the same part of two years in a row. */
function areSomeMissing(indicator: IndicatorData, from: string, to: string, series: string | null): boolean {
  if (yearBefore(to) === from) return false;
  const { keys, series: [column] = [] } = readColumn(indicator, series) ?? { keys: [] };
  const isBetween = (key: string): boolean => timeOf(key) > timeOf(from) && timeOf(key) < timeOf(to);
  return keys.some((key, index) => isBetween(key) && (column?.values[index] ?? null) === null);
}

/**
 * Whether a difference says what happened: neither unreliable values nor scenarios, no break, no other season, no missing periods
 * between, and both values known in the same way: what was revised or is provisional may be counted otherwise.
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

/** How a value stands to the one before it in its series. */
export interface Change {
  readonly direction: 'up' | 'down' | 'level';
  /** The period of the value before. */
  readonly since: string;
}

/** Whether a value went up or down since the one before it in its series; undefined if there is none to compare with. */
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
  /** Whether values of the series are never below zero. */
  readonly isAmount: boolean;
}

/** By how much a value differs from the one before; undefined if its unit knows no change, or a percentage would be of nothing. */
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

/** The change of a value of a series; undefined if it would mislead. Without the key of the series that of the indicator. */
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
 * The changes of the newest value: to the period before, and to the year before if that is another one. Without those that
 * would mislead: see `areComparable`, and units that know no change.
 */
export const changesOf = memoize((indicator: Entry<'products'>): readonly MeasuredChange[] => {
  const latest = valueOf(indicator);
  if (latest === undefined) return [];
  const before = valueBefore(indicator);
  const year = yearBefore(latest.period);
  const earlier = year === undefined || year === before?.period ? undefined : valueOf(indicator, { period: year });
  return [before, earlier].flatMap((value) => changeFrom(indicator, latest, value) ?? []);
});

/** `+2,3 %`, of shares `+0,3 Prozentpunkte`. */
export function differenceText({ difference, measure, decimals }: MeasuredChange, language: Locale): string {
  return measure === 'percent'
    ? formatQuantity(difference, '%', language, { decimals, signed: true })
    : percentagePoints(difference, language, decimals);
}

/** `+2,3 % gegenüber Juni 2026`. Leichte Sprache has no such comparison of numbers: empty. */
export function changeText(measured: MeasuredChange, language: Locale): string {
  if (language === 'ls') return '';
  const { change } = messagesByLocale[language].charts;
  return fill(change, {
    change: differenceText(measured, language),
    period: comparedDate(measured.since, language),
  });
}
