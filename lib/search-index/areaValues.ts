/** Values of an indicator for each part of the canton, as answers of the search. */
import type { Entry } from '@/content-types/registry';
import type { Area } from '@/lib/content/areaData';
import type { Content } from '@/lib/content/content';
import { office } from '@/lib/shared/office';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { memoize } from '@/lib/shared/browser/memoize';
import { rowOf } from '@/lib/data/areaMentions';
import { areaSeries } from '@/lib/data/areaSeries';
import { decimalsOf, valueIn } from '@/lib/data/dataColumns';
import { statusOf } from '@/lib/data/indicatorValues';
import { certaintyText, latestText } from '@/lib/data/latestText';
import { midSentence, labelsInLine } from '@/lib/i18n/format/midSentence';
import { formatDate } from '@/lib/i18n/format/date';
import { siteAreas } from '@/lib/site/siteAreas';
import { foldAccents } from '@/lib/shared/browser/foldAccents';
import type { AreaValues, DocumentValue } from '@/lib/search/document';
import { wordsOf } from '@/lib/shared/browser/spelling';
import { textRulesOf } from './rulesOfContent';

type Series = ReturnType<typeof areaSeries>[number];

/** The value with its unit and certainty; undefined for a missing value or a scenario. */
function valueOfArea(indicator: Entry<'products'>, { rows, valueIndex }: Series, area: string): string | undefined {
  const { columns, unit, meta } = indicator;
  const [row, column] = [rows.get(area), columns[valueIndex]];
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

/** The areas that each indicator has values for, by its key. */
const areasByIndicator = memoize((content: Content) => {
  const named = siteAreas(content).flatMap((area) => area.indicators.map((key) => ({ key, area })));
  return groupBy(named, ({ key }) => key);
});

/** Whether areas overlap, as the town and its quarters do: a sum would count people twice. */
const isOverlapping = memoize((content: Content) => {
  const { regionNames } = textRulesOf(content);
  return siteAreas(content).some(({ name }) => wordsOf(name).some((word) => regionNames.has(foldAccents(word))));
});

/** Returns the newest values by area; null if there are none, several series have them, or their date is unknown. */
export function areaValues(indicator: Entry<'products'>, content: Content): AreaValues | null {
  const [series, ...others] = areaSeries(indicator);
  if (series === undefined || others.length > 0) return null;
  const { locale } = indicator.meta;
  const date = series.period ?? indicator.data_as_of;
  const when = date === null ? (indicator.reference_period ?? '') : formatDate(date, locale);
  const named = areasByIndicator(content).get(indicator.meta.key) ?? [];
  const values = named.flatMap(({ area }) => {
    const value = valueOfArea(indicator, series, rowOf(area, series.rows));
    return value === undefined ? [] : [[area.fullName, value] as const];
  });
  if (when === '' || values.length === 0) return null;
  // It follows the name of an area.
  const period = midSentence(labelsInLine([series.name, when], locale), locale);
  return { period, values: Object.fromEntries(values) };
}

const people: ReadonlySet<string> = new Set(['personen', 'personnes', 'persone', 'people']);

/** The sum of the measured whole numbers of all areas; null if one of them is missing. */
function sumOf(indicator: Entry<'products'>, { rows, valueIndex }: Series, areas: readonly string[]): number | null {
  const periodIndex = indicator.columns.findIndex(({ role }) => role === 'period');
  const values = areas.map((area) => {
    const row = rows.get(area) ?? [];
    const { value, kind } = valueIn(row[valueIndex]);
    const isMeasured = kind === 'known' && statusOf(indicator, row, { valueIndex, periodIndex }) === 'measured';
    return isMeasured && Number.isInteger(value) ? value : null;
  });
  return values.reduce<number | null>((sum, value) => (sum === null || value === null ? null : sum + value), 0);
}

/** Whether the areas do not overlap, judging by the lists: at most one kind is complete. */
function areApart(areas: readonly Area[]): boolean {
  const counts = groupBy(areas, ({ kind }) => kind);
  return office().kinds.filter(({ key, areas: all }) => counts.get(key)?.length === all.length).length <= 1;
}

/** Returns the sum over all areas of an indicator that counts people, each in one area only; null if it cannot be summed. */
export function valueOfAllAreas(
  indicator: Entry<'products'>,
  { period }: Pick<AreaValues, 'period'>,
  content: Content,
): DocumentValue | null {
  const [series] = areaSeries(indicator);
  const areas = siteAreas(content);
  if (series === undefined || isOverlapping(content) || series.rows.size !== areas.length) return null;
  const rows = areas.map((area) => rowOf(area, series.rows));
  const isSum = people.has(foldAccents(indicator.unit ?? '')) && areApart(areas);
  const sum = isSum ? sumOf(indicator, series, rows) : null;
  if (sum === null) return null;
  const { unit, meta } = indicator;
  return {
    text: latestText({ value: sum, unit, decimals: 0 }, meta.locale),
    number: sum,
    unit,
    period,
    change: null,
    isPart: false,
  };
}
