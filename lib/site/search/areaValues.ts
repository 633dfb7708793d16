/** What an indicator says of each part of the canton, as the search answers it. */
import type { Entry } from '@/content-types/registry';
import type { Content } from '@/lib/content/content';
import { plainArea } from '@/lib/content/data-files/joinAreas';
import { areaSeries } from '@/lib/content/figures/areaSeries';
import { decimalsOf, valueIn } from '@/lib/content/figures/dataColumns';
import { statusOf } from '@/lib/content/figures/indicatorData';
import { certaintyText, latestText } from '@/lib/content/figures/latestText';
import { insideLine, labelsInLine } from '@/lib/language/format/insideLine';
import { formatDate } from '@/lib/language/format/date';
import { siteAreas } from '@/lib/site/areas';
import type { AreaValues } from '../../browser/search/document';

type Series = ReturnType<typeof areaSeries>[number];

/** The value with its unit, and how sure it is; none if the series has none of the area. */
function valueOfArea(indicator: Entry<'products'>, { rows, valueIndex }: Series, name: string): string | undefined {
  const { columns, unit, meta } = indicator;
  const [row, column] = [rows.get(plainArea(name)), columns[valueIndex]];
  const { value, kind } = valueIn(row?.[valueIndex]);
  if (row === undefined || column === undefined || value === null) return undefined;
  const status = statusOf(indicator, row, {
    valueIndex,
    periodIndex: columns.findIndex(({ role }) => role === 'period'),
  });
  if (status === 'scenario') return undefined;
  const measured = { value, unit: column.unit ?? unit, decimals: decimalsOf(indicator, column) };
  const certainty = certaintyText({ status, isUncertain: kind === 'uncertain' }, meta.locale);
  return certainty === '' ? latestText(measured, meta.locale) : `${latestText(measured, meta.locale)} (${certainty})`;
}

/** Null if several series say something of the areas, or nobody says of when they are. */
export function areaValues(indicator: Entry<'products'>, content: Content): AreaValues | null {
  const [series, ...others] = areaSeries(indicator);
  if (series === undefined || others.length > 0) return null;
  const { locale } = indicator.meta;
  const date = series.period ?? indicator.data_as_of;
  const period = date === null ? (indicator.reference_period ?? '') : formatDate(date, locale);
  const werte = siteAreas(content).flatMap(({ name, indicators }) => {
    const value = indicators.includes(indicator.meta.key) ? valueOfArea(indicator, series, name) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  if (period === '' || werte.length === 0) return null;
  // It stands behind the name of an area.
  const zeitpunkt = insideLine(labelsInLine([series.name, period], locale), locale);
  return { zeitpunkt, werte: Object.fromEntries(werte) };
}
