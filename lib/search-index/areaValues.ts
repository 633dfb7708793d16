/** What an indicator says of each part of the canton, as the search answers it. */
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

/** The value with its unit, and how sure it is; none if the series has none of the area. */
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

/** The areas that an indicator says something of, by its key. */
const areasByIndicator = memoize((content: Content) => {
  const named = siteAreas(content).flatMap((area) => area.indicators.map((key) => ({ key, area })));
  return groupBy(named, ({ key }) => key);
});

/** The town beside its quarters: what is counted in both would count twice. */
const isOverlapping = memoize((content: Content) => {
  const { regionNames } = textRulesOf(content);
  return siteAreas(content).some(({ name }) => wordsOf(name).some((word) => regionNames.has(foldAccents(word))));
});

/** Null if several series say something of the areas, or nobody says of when they are. */
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
  // It stands behind the name of an area.
  const period = midSentence(labelsInLine([series.name, when], locale), locale);
  return { period, values: Object.fromEntries(values) };
}

const people: ReadonlySet<string> = new Set(['personen', 'personnes', 'persone', 'people']);

/** Whole numbers that were measured of all areas, added up; null if one is not known so. */
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

/** Whether no two areas overlap, as far as the lists tell: at most one kind is there as a whole. */
function areApart(areas: readonly Area[]): boolean {
  const counts = groupBy(areas, ({ kind }) => kind);
  return office().kinds.filter(({ key, areas: all }) => counts.get(key)?.length === all.length).length <= 1;
}

/** The value of the whole region, of an indicator that counts people in all of its parts: each is in one of them only. */
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
