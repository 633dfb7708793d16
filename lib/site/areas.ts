/** The parts of the canton that indicators name, and what these say of each. */
import type { DataCell } from '@/content-types/dataCells';
import type { Entry } from '@/content-types/registry';
import { groupBy } from '@/lib/base/groupBy';
import type { Content } from '@/lib/content/content';
import { plainArea } from '@/lib/content/data-files/joinAreas';
import { areaLevels, levelsOf, namesOwnAreas } from '@/lib/content/figures/areaUnits';
import type { AreaLevel } from '@/lib/content/figures/areaUnits';
import { areaSeries } from '@/lib/content/figures/areaSeries';
import type { AreaSeries } from '@/lib/content/figures/areaSeries';
import { decimalsOf, valueIn } from '@/lib/content/figures/dataColumns';
import { statusOf, valueOf } from '@/lib/content/figures/indicatorData';
import type { LatestValue } from '@/lib/content/figures/indicatorData';
import { everything, indexes } from '@/lib/content/indexes';
import { derive } from '@/lib/content/track';
import { fill } from '@/lib/language/fill';
import { uniqueAddressParts } from '@/lib/language/format/anchor';
import { formatNumber } from '@/lib/language/format/number';
import type { Indicator } from './indicators';
import type { TextContext } from './pageContext';
import { regionByLocale } from './search/region';

export interface Area {
  /** Last part of its address. */
  readonly slug: string;
  readonly name: string;
  readonly level: AreaLevel;
  /** Keys of the indicators that name it. */
  readonly indicators: readonly string[];
}

interface AreaData {
  /** By level and name. */
  readonly areas: readonly Area[];
  /** By plain name, also of areas that have no page. */
  readonly levels: ReadonlyMap<string, AreaLevel>;
  readonly series: ReadonlyMap<string, readonly AreaSeries[]>;
}

interface Mention {
  readonly name: string;
  readonly indicator: string;
  readonly levels: readonly AreaLevel[];
  readonly isOwn: boolean;
}

const canton = plainArea(regionByLocale.de);

/** What the row of the whole is called. */
const wholes: ReadonlySet<string> = new Set([canton, canton.replace(/^kanton /, ''), 'kanton', 'total']);

/** Numbers of areas are no names; an editor may have put them before these. */
function nameOf(cell: DataCell | undefined): string | undefined {
  const name = String(cell ?? '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\d+\s+/, '');
  return /\p{L}/u.test(name) && !wholes.has(plainArea(name)) ? name : undefined;
}

function mentionsIn(indicator: Indicator): readonly Mention[] {
  const index = indicator.columns.findIndex(({ role }) => role === 'area');
  const names = new Set((indicator.data_rows ?? []).map((row) => nameOf(row[index])));
  const said = { indicator: indicator.meta.key, levels: levelsOf(indicator), isOwn: namesOwnAreas(indicator) };
  return [...names].flatMap((name) => (name === undefined ? [] : [{ name, ...said }]));
}

/**
 * Of quarters and municipalities in one column nobody says which is which: an indicator of municipalities alone does. An area
 * that only mixed columns name is of their smallest kind.
 */
function levelOf(mentions: readonly Mention[]): AreaLevel {
  const sure = mentions.flatMap(({ levels }) => (levels.length === 1 ? levels : []));
  const possible = sure.length > 0 ? sure : mentions.flatMap(({ levels }) => levels.slice(-1));
  return areaLevels.find((level) => possible.includes(level)) ?? 'Gemeinde';
}

function inOrder(left: Omit<Area, 'slug'>, right: Omit<Area, 'slug'>): number {
  const [one, other] = [left, right].map(({ level }) => areaLevels.indexOf(level));
  return (other ?? 0) - (one ?? 0) || left.name.localeCompare(right.name, 'de');
}

/** Areas whose names make the same address are told apart by a number, in alphabetical order. */
const areaData = derive((content): AreaData => {
  const indicators = content.group(indexes.indicatorsOfAreas, everything);
  const mentions = groupBy(indicators.flatMap(mentionsIn), ({ name }) => plainArea(name));
  const levels = new Map([...mentions].map(([name, own]) => [name, levelOf(own)]));
  const areas = [...mentions].flatMap(([plain, own]) => {
    const [first] = own.filter(({ isOwn }) => isOwn);
    if (first === undefined) return [];
    const level = levels.get(plain) ?? 'Gemeinde';
    return [{ name: first.name, level, indicators: own.map(({ indicator }) => indicator) }];
  });
  const sorted = areas.toSorted(inOrder);
  const slugs = uniqueAddressParts(sorted.map(({ name }) => name));
  return {
    areas: sorted.map((area, index) => ({ slug: slugs[index] ?? '', ...area })),
    levels,
    series: new Map(indicators.map((indicator) => [indicator.meta.key, areaSeries(indicator)])),
  };
});

/** All areas with a page: quarters before municipalities, in the order of their names. */
export function siteAreas(content: Content): readonly Area[] {
  return areaData(content).areas;
}

export function findArea(content: Content, slug: string): Area | undefined {
  return siteAreas(content).find((area) => area.slug === slug);
}

/** What its page holds. */
export function areaLead({ name, indicators }: Area, { language, messages }: TextContext): string {
  return fill(messages.areas.lead, { name, count: formatNumber(indicators.length, language) });
}

/** The indicators that name an area, in the editors' order. */
export function indicatorsOfArea(content: Content, { indicators }: Area): readonly Indicator[] {
  return indicators.flatMap((key) => content.find('products', key) ?? []);
}

export interface Rank {
  /** From 1, the highest value first. */
  readonly place: number;
  readonly count: number;
}

export interface AreaLine {
  readonly series: AreaSeries;
  /** Undefined if the newest data do not have the area. */
  readonly row: readonly DataCell[] | undefined;
  /** Among the areas of its kind; undefined without a value, or if there is nothing to compare it with. */
  readonly rank: Rank | undefined;
  /** The same of the whole canton, if that is known. */
  readonly canton: Omit<LatestValue, 'series' | 'period'> | undefined;
}

function rankOf({ rows, valueIndex }: AreaSeries, own: string, levels: AreaData['levels']): Rank | undefined {
  const valueAt = (row: readonly DataCell[] | undefined): number | null => valueIn(row?.[valueIndex]).value;
  const value = valueAt(rows.get(own));
  const values = [...rows].flatMap(([name, row]) => (levels.get(name) === levels.get(own) ? (valueAt(row) ?? []) : []));
  if (value === null || values.length < 2) return undefined;
  return { place: values.filter((other) => other > value).length + 1, count: values.length };
}

/** What the row of the whole says, else the indicator above this one if it is of the canton and of the same time. */
function cantonOf(content: Content, indicator: Indicator, series: AreaSeries): AreaLine['canton'] {
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
  if (parent === undefined || !isOfCanton(parent)) return undefined;
  const latest = valueOf(parent, { period });
  const words = [column?.label, indicator.reference_period, indicator.data_as_of].join(' ');
  const isSameTime = period !== null || words.includes(latest?.period.slice(0, 'YYYY'.length) ?? '?');
  return latest?.unit === unit && isSameTime ? latest : undefined;
}

function isOfCanton({ columns, spatial_units: units }: Entry<'products'>): boolean {
  return units?.includes('Kanton') === true && columns.every(({ role }) => role !== 'area');
}

/** What an indicator says of an area, a line for each of its series; none if it has too many. */
export function areaLines(content: Content, { name }: Pick<Area, 'name'>, indicator: Indicator): readonly AreaLine[] {
  const { series, levels } = areaData(content);
  const own = plainArea(name);
  return (series.get(indicator.meta.key) ?? []).map((one) => ({
    series: one,
    row: one.rows.get(own),
    rank: rankOf(one, own, levels),
    canton: cantonOf(content, indicator, one),
  }));
}
