/** What an indicator says of one area, beside what it says of the others. */
import type { DataCell } from '@/content-types/dataCells';
import type { Entry } from '@/content-types/registry';
import { onceFor } from '@/lib/base/onceFor';
import type { Content } from './content';
import { areaSeries } from './figures/areaSeries';
import type { AreaSeries } from './figures/areaSeries';
import type { AreaLevel } from './figures/areaUnits';
import { alignedColumns, dataOf, decimalsOf, valueIn } from './figures/dataColumns';
import type { IndicatorData } from './figures/dataColumns';
import { statusOf, valueOf } from './figures/indicatorData';
import type { LatestValue } from './figures/indicatorData';

export interface Rank {
  /** From 1, the highest value first. */
  readonly place: number;
  readonly count: number;
}

/** Holds all that is shown, so that nothing else of the data has to be read. */
export interface AreaLine {
  /** What it measures, and of which group; null if the title of the indicator says so. */
  readonly name: string | null;
  /** As in the data; null if they do not say. */
  readonly period: string | null;
  /** The column of the value. */
  readonly valueIndex: number;
  /** The data of the indicator without its rows; its columns have the digits of all rows. */
  readonly data: IndicatorData;
  /** Null if the newest data do not have the area. */
  readonly row: readonly DataCell[] | null;
  /** Among the areas of its kind; null without a value, or if there is nothing to compare it with. */
  readonly rank: Rank | null;
  /** The same of the whole canton; null if that is not known. */
  readonly canton: Omit<LatestValue, 'series' | 'period'> | null;
}

export interface AreaLineQuery {
  readonly content: Content;
  /** The name of the area as `plainArea` writes it. */
  readonly area: string;
  /** Of all areas, also those that have no page. */
  readonly levels: ReadonlyMap<string, AreaLevel>;
  /** What the row of the whole is called. */
  readonly wholes: ReadonlySet<string>;
}

type Indicator = Entry<'products'>;

/** What is the same for all areas of an indicator. */
interface IndicatorSeries {
  readonly data: IndicatorData;
  readonly series: readonly AreaSeries[];
}

const seriesOf = onceFor((indicator: Indicator): IndicatorSeries => {
  const data = { ...dataOf(indicator), columns: alignedColumns(indicator), data_rows: null };
  return { data, series: areaSeries(indicator) };
});

/** The values of the newest rows, by name of the area. */
const valuesOf = onceFor(
  ({ rows, valueIndex }: AreaSeries): ReadonlyMap<string, number> =>
    new Map(
      [...rows].flatMap(([name, row]) => {
        const { value } = valueIn(row[valueIndex]);
        return value === null ? [] : [[name, value] as const];
      }),
    ),
);

function rankOf(series: AreaSeries, { area, levels }: AreaLineQuery): Rank | null {
  const values = valuesOf(series);
  const value = values.get(area);
  const level = levels.get(area);
  const equals = [...values].flatMap(([name, other]) => (levels.get(name) === level ? [other] : []));
  if (value === undefined || equals.length < 2) return null;
  return { place: equals.filter((other) => other > value).length + 1, count: equals.length };
}

function isOfCanton({ columns, spatial_units: units }: Indicator): boolean {
  return units?.includes('Kanton') === true && columns.every(({ role }) => role !== 'area');
}

/** What the row of the whole says, else the indicator above this one if it is of the canton and of the same time. */
function cantonOf(indicator: Indicator, series: AreaSeries, { content, wholes }: AreaLineQuery): AreaLine['canton'] {
  const { valueIndex, period } = series;
  const column = indicator.columns[valueIndex];
  const whole = [...series.rows].find(([name]) => wholes.has(name))?.[1];
  const { value, kind } = valueIn(whole?.[valueIndex]);
  const unit = column?.unit ?? indicator.unit;
  if (column !== undefined && whole !== undefined && value !== null) {
    const periodIndex = indicator.columns.findIndex(({ role }) => role === 'period');
    const status = statusOf(indicator, whole, { valueIndex, periodIndex });
    return { value, unit, decimals: decimalsOf(indicator, column), status, isUncertain: kind === 'uncertain' };
  }
  const parent = content.get(indicator.parent);
  if (parent === undefined || !isOfCanton(parent)) return null;
  const latest = valueOf(parent, { period });
  const words = [column?.label, indicator.reference_period, indicator.data_as_of].join(' ');
  const isSameTime = period !== null || words.includes(latest?.period.slice(0, 'YYYY'.length) ?? '?');
  return latest?.unit === unit && isSameTime ? latest : null;
}

/** A line for each of its series; none if it has too many. */
export function areaLinesOf(indicator: Indicator, query: AreaLineQuery): readonly AreaLine[] {
  const { data, series } = seriesOf(indicator);
  return series.map((one) => ({
    name: one.name,
    period: one.period,
    valueIndex: one.valueIndex,
    data,
    row: one.rows.get(query.area) ?? null,
    rank: rankOf(one, query),
    canton: cantonOf(indicator, one, query),
  }));
}
