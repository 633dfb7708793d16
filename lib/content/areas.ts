/** The parts of the canton that indicators name, and what these say of each. */
import type { DataCell } from '@/content-types/dataCells';
import { config } from '@/lib/base/config';
import { groupBy } from '@/lib/base/groupBy';
import { uniqueAddressParts } from '@/lib/language/format/anchor';
import { regionByLocale } from '@/lib/language/region';
import { areaLinesOf } from './areaLines';
import type { AreaLine } from './areaLines';
import { plainArea } from './data-files/joinAreas';
import { areaLevels, levelsOf, namesOwnAreas } from './figures/areaUnits';
import type { AreaLevel, DividedIndicator } from './figures/areaUnits';
import { everything, indexes } from './indexes';
import { shareValue, tableOf } from './track';

export interface Area {
  /** Last part of its address. */
  readonly slug: string;
  readonly name: string;
  readonly level: AreaLevel;
  /** Keys of the indicators that name it, in the editors' order. */
  readonly indicators: readonly string[];
}

/** What the page of an area shows of the data. */
export interface AreaFigures extends Area {
  /** By key of the indicator; none of one that has too many series to compare. */
  readonly lines: Readonly<Record<string, readonly AreaLine[]>>;
}

interface AreaData {
  /** By level and name. */
  readonly areas: readonly Area[];
  readonly figures: ReadonlyMap<string, AreaFigures>;
}

interface Mention {
  readonly name: string;
  readonly indicator: string;
  readonly levels: readonly AreaLevel[];
  readonly isOwn: boolean;
}

interface NamingIndicator extends DividedIndicator {
  readonly meta: { readonly key: string };
  readonly data_rows: readonly (readonly DataCell[])[] | null;
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

function mentionsIn(indicator: NamingIndicator): readonly Mention[] {
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

type NamedArea = Omit<Area, 'slug'>;

function inOrder(left: NamedArea, right: NamedArea): number {
  const [one, other] = [left, right].map(({ level }) => areaLevels.indexOf(level));
  return (other ?? 0) - (one ?? 0) || left.name.localeCompare(right.name, 'de');
}

/** Those of kinds that the canton has few of: pages of hundreds are for the office to want. */
function withPages(areas: readonly NamedArea[]): readonly NamedArea[] {
  const most = config().AREA_PAGES_MAX;
  const levels = groupBy(areas, ({ level }) => level);
  return areas.filter(({ level }) => (levels.get(level)?.length ?? 0) <= most);
}

/** Areas whose names make the same address are told apart by a number, in alphabetical order. */
function areasOf(
  mentions: ReadonlyMap<string, readonly Mention[]>,
  levels: ReadonlyMap<string, AreaLevel>,
): readonly Area[] {
  const named = [...mentions].flatMap(([plain, own]) => {
    const first = own.find(({ isOwn }) => isOwn);
    if (first === undefined) return [];
    const indicators = own.map(({ indicator }) => indicator);
    return [{ name: first.name, level: levels.get(plain) ?? 'Gemeinde', indicators }];
  });
  const sorted = withPages(named).toSorted(inOrder);
  const slugs = uniqueAddressParts(sorted.map(({ name }) => name));
  return sorted.map((area, index) => ({ slug: slugs[index] ?? '', ...area }));
}

type LinesOf = ReadonlyMap<string, ReturnType<typeof areaLinesOf>>;

function figuresOf(area: Area, linesOf: LinesOf): AreaFigures {
  const plain = plainArea(area.name);
  return { ...area, lines: Object.fromEntries(area.indicators.map((key) => [key, linesOf.get(key)?.(plain) ?? []])) };
}

const areaData = shareValue((content): AreaData => {
  const indicators = content.group(indexes.indicatorsOfAreas, everything);
  const mentions = groupBy(indicators.flatMap(mentionsIn), ({ name }) => plainArea(name));
  const levels = new Map([...mentions].map(([name, own]) => [name, levelOf(own)]));
  const areas = areasOf(mentions, levels);
  const linesOf = new Map(
    indicators.map((indicator) => [indicator.meta.key, areaLinesOf(indicator, { content, levels, wholes })]),
  );
  return { areas, figures: new Map(areas.map((area) => [area.slug, figuresOf(area, linesOf)])) };
});

/** What pages read of areas. Those of one area depend on what is said of it alone, and on the names of the others. */
export const areaTables = {
  /** All, under one name. */
  areas: tableOf('areas', areaData, ({ areas }) => new Map([[everything, areas]])),
  areaNames: tableOf('areaNames', areaData, ({ areas }) => new Map([[everything, areas.map(({ name }) => name)]])),
  /** By the last part of the address. */
  areaFigures: tableOf('areaFigures', areaData, ({ figures }) => figures),
} as const;
