/**
 * Values that texts name instead of repeating them: `{{5813:quote@2026}}`. So a text is right after each update of the data.
 *
 * `{{INDICATOR:COLUMN@PERIOD, NAME|FORM}}`: the number of the indicator alone is needed. Without a column the one that stands
 * for the indicator, without a period the newest, NAME is an area or a group.
 */
import type { Locale } from '@/content-types/locales';
import { formatDate } from '@/lib/language/format/date';
import { formatQuantity } from '@/lib/language/format/number';
import { percentagePoints } from '@/lib/language/format/percentagePoints';
import { queryIn } from '../data-files/queryIn';
import { decimalsOf, isSeries, valueIn } from './dataColumns';
import type { IndicatorData } from './dataColumns';
import { mainSeries, namedRows, valueBefore, valueOf } from './indicatorData';
import type { LatestValue } from './indicatorData';
import { latestParts, latestText } from './latestText';

/** What is said of a value: with its unit, the number alone, when it was, how it differs from the one before, its place among all areas. */
const forms = ['value', 'number', 'period', 'difference', 'change', 'rank'] as const;

type Form = (typeof forms)[number];

export interface BoundValue {
  /** Number of the indicator. */
  readonly indicator: string;
  readonly column: string | null;
  readonly period: string | null;
  /** Area or group. */
  readonly name: string | null;
  readonly form: Form;
}

/** What stands between two pairs of braces, in any text. */
export const boundValuePattern = /\{\{([^{}]{1,200})\}\}/g;

const shape =
  /^\s*(?<indicator>\d{1,9})(?::(?<column>[\w-]+))?(?:@(?<period>[^,|]+))?(?:,(?<name>[^|]+))?(?:\|(?<form>[\s\w]+))?\s*$/;

/** Undefined if the text between the braces has another form. */
export function readBoundValue(text: string): BoundValue | undefined {
  const groups = shape.exec(text)?.groups;
  const form = forms.find((known) => known === (groups?.['form']?.trim() ?? 'value'));
  if (groups?.['indicator'] === undefined || form === undefined) return undefined;
  const [column, period, name] = ['column', 'period', 'name'].map((part) => groups[part]?.trim() ?? null);
  return {
    indicator: groups['indicator'],
    column: column ?? null,
    period: period === 'latest' ? null : (period ?? null),
    name: name ?? null,
    form,
  };
}

/** The indicator as if its editor had named the area or the group. */
function ofName(indicator: IndicatorData, name: string | null): IndicatorData {
  if (name === null) return indicator;
  const areas = indicator.columns.flatMap(({ role }, index) => (role === 'area' ? [index] : []));
  const isArea = (indicator.data_rows ?? []).some((row) => areas.some((index) => String(row[index]) === name));
  return isArea ? { ...indicator, headline_area: name } : { ...indicator, headline_category: name };
}

/** The value of the only row of an indicator without periods. */
function onlyValue(indicator: IndicatorData, { column: wanted }: BoundValue): LatestValue | undefined {
  const { columns, unit } = indicator;
  const key = wanted ?? mainSeries(indicator);
  const index = columns.findIndex((column) => isSeries(column) && column.key === key);
  const column = columns[index];
  const [row, ...others] = namedRows(indicator);
  const { value, kind } = valueIn(row?.[index]);
  const hasPeriods = columns.some(({ role }) => role === 'period');
  if (hasPeriods || column === undefined || value === null || others.length > 0) return undefined;
  return {
    value,
    series: null,
    period: '',
    unit: column.unit ?? unit,
    decimals: decimalsOf(indicator, column),
    status: 'measured',
    isUncertain: kind === 'uncertain',
  };
}

/** The place of a value among those of all areas or groups of its period, the highest first. */
function rankOf(indicator: IndicatorData, bound: BoundValue, { value, period }: LatestValue): number {
  const named = ofName(indicator, bound.name);
  const isArea = named.headline_area === bound.name;
  const everyone = isArea ? { ...named, headline_area: null } : { ...named, headline_category: null };
  const key = bound.column ?? mainSeries(indicator);
  const index = indicator.columns.findIndex((column) => column.key === key);
  const time = indicator.columns.findIndex(({ role }) => role === 'period');
  const higher = namedRows(everyone).filter(
    (row) => (time === -1 || String(row[time]) === period) && (valueIn(row[index]).value ?? -Infinity) > value,
  );
  return higher.length + 1;
}

function differenceText(latest: LatestValue, before: LatestValue, form: Form, language: Locale): string | undefined {
  const { unit, decimals } = latest;
  const difference = latest.value - before.value;
  if (unit === '%') return percentagePoints(difference, language, decimals);
  if (form === 'difference') return formatQuantity(difference, unit, language, { decimals, signed: true });
  if (before.value <= 0) return undefined;
  return formatQuantity((difference / before.value) * 100, '%', language, { decimals: 1, signed: true });
}

/** What the text says in its language; undefined if the data have no such value. */
export function boundText(indicator: IndicatorData, bound: BoundValue, language: Locale): string | undefined {
  const named = ofName(indicator, bound.name);
  const query = queryIn(indicator, { series: bound.column, period: bound.period });
  const latest = valueOf(named, query) ?? onlyValue(named, bound);
  if (latest === undefined) return undefined;
  switch (bound.form) {
    case 'value':
      return latestText(latest, language);
    case 'number':
      return latestParts(latest, language).number;
    case 'period':
      return latest.period === '' ? undefined : formatDate(latest.period, language);
    case 'rank':
      return bound.name === null ? undefined : String(rankOf(indicator, bound, latest));
    case 'difference':
    case 'change': {
      const before = valueBefore(named, query);
      return before && differenceText(latest, before, bound.form, language);
    }
  }
}
