/** The parts of the canton that indicators name, and what these say of each. */
import type { Entry } from '@/content-types/registry';
import { config } from '@/lib/base/config';
import { groupBy } from '@/lib/base/groupBy';
import { onceFor } from '@/lib/base/onceFor';
import { uniqueAddressParts } from '@/lib/language/format/anchor';
import { areaLinesOf } from './areaLines';
import type { AreaLine } from './areaLines';
import type { Content } from './content';
import { plainArea } from './data-files/joinAreas';
import { levelsByName, mentionsOf, wholes } from './figures/areaMentions';
import type { Mention } from './figures/areaMentions';
import { areaLevels } from './figures/areaUnits';
import type { AreaLevel } from './figures/areaUnits';
import { inPortalByArea } from './inPortal';

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

type Indicator = Pick<Entry<'products'>, 'meta'>;

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
  mentions: ReadonlyMap<string, readonly Mention<Indicator>[]>,
  levels: ReadonlyMap<string, AreaLevel>,
): readonly Area[] {
  const named = [...mentions].flatMap(([plain, own]) => {
    const first = own.find(({ isOwn }) => isOwn);
    if (first === undefined) return [];
    const indicators = own.map(({ indicator }) => indicator.meta.key);
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

/** Several views are made of it. */
export const areaData = onceFor((content: Content): AreaData => {
  const indicators = inPortalByArea(content.all('products'));
  const mentions = mentionsOf(indicators);
  const levels = levelsByName(mentions);
  const areas = areasOf(mentions, levels);
  const linesOf = new Map(
    indicators.map((indicator) => [indicator.meta.key, areaLinesOf(indicator, { content, levels, wholes })]),
  );
  return { areas, figures: new Map(areas.map((area) => [area.slug, figuresOf(area, linesOf)])) };
});
