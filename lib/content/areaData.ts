/** The areas of the region that indicators name, and what the indicators say of each. */
import { defaultLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import type { Entry } from '@/content-types/registry';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { office } from '@/lib/shared/office';
import { memoize } from '@/lib/shared/browser/memoize';
import { kindName } from '@/lib/i18n/areaKinds';
import { uniqueAddressParts } from '@/lib/i18n/format/anchor';
import { areaLinesOf } from './areaLines';
import type { AreaLine } from './areaLines';
import type { Content } from './content';
import { normalizeAreaName } from '@/lib/data/joinAreas';
import { mentionsIn } from '@/lib/data/areaMentions';
import type { Mention } from '@/lib/data/areaMentions';
import { selectAreaIndicators } from './portalIndicators';

export interface Area {
  /** Last part of its address. */
  readonly slug: string;
  readonly name: string;
  /** With its kind if a smaller area has the same name: `Bezirk Zürich`. */
  readonly fullName: string;
  /** Key of its kind. */
  readonly kind: string;
  /** Keys of the indicators that name it, in the editors' order. */
  readonly indicators: readonly string[];
}

/** What the page of an area shows of the data. */
export interface AreaDetails extends Area {
  /** By key of the indicator; empty for one with too many series to compare. */
  readonly lines: Readonly<Record<string, readonly AreaLine[]>>;
}

interface AreaData {
  /** By kind and name. */
  readonly areas: readonly Area[];
  readonly figures: ReadonlyMap<string, AreaDetails>;
}

type Indicator = Entry<'products'>;

/** An area in the data of an indicator. */
type Place = Mention & { readonly indicator: Indicator };

type NamedArea = Pick<Area, 'name' | 'kind' | 'indicators'>;

/** The smallest kinds first. */
function inOrder(left: NamedArea, right: NamedArea): number {
  const [one, other] = [left, right].map(({ kind }) => office().kinds.findIndex(({ key }) => key === kind));
  return (other ?? 0) - (one ?? 0) || left.name.localeCompare(right.name, 'de');
}

/** The names of sorted areas; the kind precedes a name that a smaller area has as well. */
function fullNames(areas: readonly NamedArea[], locale: Locale): readonly string[] {
  const plain = areas.map(({ name }) => normalizeAreaName(name));
  return areas.map(({ name, kind }, index) =>
    plain.indexOf(normalizeAreaName(name)) === index ? name : `${kindName(kind, locale)} ${name}`,
  );
}

/** The areas that have pages. If names make the same address, a number distinguishes them, in alphabetical order. */
function areasOf(groups: readonly (readonly Place[])[], locale: Locale): readonly Area[] {
  const withPages = new Set(office().kinds.flatMap(({ key, pages }) => (pages ? [key] : [])));
  const named = groups.flatMap((own) => {
    const first = own.find(({ isOwn }) => isOwn);
    if (first === undefined || !withPages.has(first.kind)) return [];
    const indicators = own.map(({ indicator }) => indicator.meta.key);
    return [{ name: first.name, kind: first.kind, indicators }];
  });
  const sorted = named.toSorted(inOrder);
  const slugs = uniqueAddressParts(fullNames(sorted, defaultLocale));
  const names = fullNames(sorted, locale);
  return sorted.map((area, index) => ({ slug: slugs[index] ?? '', fullName: names[index] ?? area.name, ...area }));
}

function areaId({ kind, name }: Pick<Area, 'kind' | 'name'>): string {
  return `${kind} ${normalizeAreaName(name)}`;
}

/** The areas, and the details of each by slug. Cached: several views use it. */
export const areaData = memoize((content: Content): AreaData => {
  const indicators = selectAreaIndicators(content.all('products'));
  const places = indicators.flatMap((indicator) => mentionsIn(indicator).map((mention) => ({ ...mention, indicator })));
  const groups = groupBy(places, areaId);
  const areas = areasOf([...groups.values()], content.locale);
  const linesOf = new Map(indicators.map((indicator) => [indicator, areaLinesOf(indicator, content)]));
  const figuresOf = (area: Area): AreaDetails => {
    const own = groups.get(areaId(area)) ?? [];
    const lines = own.map(({ indicator, row }) => [indicator.meta.key, linesOf.get(indicator)?.(row) ?? []] as const);
    return { ...area, lines: Object.fromEntries(lines) };
  };
  return { areas, figures: new Map(areas.map((area) => [area.slug, figuresOf(area)])) };
});
