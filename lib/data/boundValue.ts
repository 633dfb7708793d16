/**
 * Values that texts reference instead of repeating: `{{5813:quote@2026}}`. The text stays right when the data are updated.
 *
 * `{{INDICATOR:COLUMN@PERIOD, NAME|FORM}}`: only INDICATOR, its number, is required. COLUMN defaults to the main column, PERIOD to
 * the newest; NAME is an area or a group.
 */
import type { Locale } from '@/content-types/locales';
import type { Entry } from '@/content-types/registry';
import { formatDate } from '@/lib/i18n/format/date';
import { formatQuantity } from '@/lib/i18n/format/number';
import { normalizeAreaName } from './joinAreas';
import { normalizeQuery } from './normalizeQuery';
import { areaRank, areaSeries } from './areaSeries';
import { rowKindsOf } from './areaMentions';
import { areComparable, changeFrom, differenceText } from './valueChanges';
import type { ComparedIndicator } from './valueChanges';
import { decimalsOf, isSeries, valueIn } from './dataColumns';
import type { IndicatorData } from './dataColumns';
import { mainSeries, namedRows, valueBefore, valueOf } from './indicatorValues';
import type { LatestValue } from './indicatorValues';
import { latestParts, latestText } from './latestText';
import { rankAmong, rankText } from './valueRank';
import type { Rank } from './valueRank';

/** `number`: without unit. `difference`: from the previous value, in its unit. `change`: the same, in percent for amounts. */
const forms = ['value', 'number', 'period', 'difference', 'change', 'rank'] as const;

type Form = (typeof forms)[number];

/** The fields that the values are read from. */
export type BoundIndicator = ComparedIndicator &
  Pick<Entry<'products'>, 'produkt' | 'visible_in_portal' | 'spatial_units'>;

export interface BoundValue {
  /** Number of the indicator. */
  readonly indicator: string;
  readonly column: string | null;
  readonly period: string | null;
  /** Area or group. */
  readonly name: string | null;
  readonly form: Form;
}

/** In any text; group 1 is what `readBoundValue` reads. */
export const boundValuePattern = /\{\{([^{}]{1,200})\}\}/g;

const shape =
  /^\s*(?<indicator>\d{1,9})(?::(?<column>[\w-]+))?(?:@(?<period>[^,|]+))?(?:,(?<name>[^|]+))?(?:\|(?<form>[\s\w]+))?\s*$/;

/** Undefined if the text between the braces does not have this shape. */
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

/** The indicator as if its editor had chosen the area or the group as headline. */
function ofName(indicator: BoundIndicator, name: string | null): BoundIndicator {
  if (name === null) return indicator;
  const areas = indicator.columns.flatMap(({ role }, index) => (role === 'area' ? [index] : []));
  const isArea = (indicator.data_rows ?? []).some((row) => areas.some((index) => String(row[index]) === name));
  return isArea ? { ...indicator, headline_area: name } : { ...indicator, headline_category: name };
}

/** The value of the only row, if the indicator has no periods. */
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

/** The rank of an area as on its page, of a group among all of its period. */
function rankOf(indicator: BoundIndicator, { name, column }: BoundValue, { value, period }: LatestValue): Rank | null {
  if (name === null) return null;
  const time = indicator.columns.findIndex(({ role }) => role === 'period');
  const rows = (indicator.data_rows ?? []).filter((row) => time === -1 || String(row[time]) === period);
  const asked = { ...ofName(indicator, name), headline: column ?? mainSeries(indicator) ?? null, data_rows: rows };
  if (asked.headline_area === name) {
    const [series] = areaSeries(asked);
    return series === undefined ? null : areaRank(series, normalizeAreaName(name), rowKindsOf(indicator));
  }
  const index = indicator.columns.findIndex(({ key }) => key === asked.headline);
  const values = namedRows({ ...asked, headline_category: null }).flatMap((row) => valueIn(row[index]).value ?? []);
  return rankAmong(value, values);
}

/** The change as on the page of the indicator; as `difference`, amounts are not in percent. Undefined if it would mislead. */
function boundDifference(
  indicator: BoundIndicator,
  { column, form }: BoundValue,
  { latest, before }: { readonly latest: LatestValue; readonly before: LatestValue },
  language: Locale,
): string | undefined {
  const change = changeFrom(indicator, latest, before, column);
  if (form === 'change' || change?.measure === 'points') return change && differenceText(change, language);
  if (!areComparable(indicator, latest, before, column)) return undefined;
  const { unit, decimals } = latest;
  return formatQuantity(latest.value - before.value, unit, language, { decimals, signed: true });
}

/** The text of a referenced value in this language; undefined if the data have no such value. */
export function boundText(indicator: BoundIndicator, bound: BoundValue, language: Locale): string | undefined {
  const named = ofName(indicator, bound.name);
  const query = normalizeQuery(indicator, { series: bound.column, period: bound.period });
  const latest = valueOf(named, query) ?? onlyValue(named, bound);
  if (latest === undefined) return undefined;
  switch (bound.form) {
    case 'value':
      return latestText(latest, language);
    case 'number':
      return latestParts(latest, language).number;
    case 'period':
      return latest.period === '' ? undefined : formatDate(latest.period, language);
    case 'rank': {
      const rank = rankOf(indicator, bound, latest);
      return rank === null ? undefined : rankText(rank, language);
    }
    case 'difference':
    case 'change': {
      const before = valueBefore(named, query);
      return before && boundDifference(named, bound, { latest, before }, language);
    }
  }
}
