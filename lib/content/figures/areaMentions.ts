/**
 * Which areas indicators name. An area is its kind and its name: a district and a municipality may have the same. The office
 * lists the areas of a kind; of a kind without a list, the data say which there are.
 */
import type { DataCell } from '@/content-types/dataCells';
import { defaultLocale } from '@/content-types/locales';
import { groupBy } from '@/lib/base/groupBy';
import { office } from '@/lib/base/office';
import type { AreaKind, Office } from '@/lib/base/office';
import { onceFor } from '@/lib/base/onceFor';
import { kindName } from '@/lib/language/areaKinds';
import { plainArea } from '../data-files/joinAreas';
import { isBeyond, namesOwnAreas, partKindsOf, reachesBeyond } from './areaUnits';
import type { DividedIndicator } from './areaUnits';

export interface NamingIndicator extends DividedIndicator {
  readonly data_rows: readonly (readonly DataCell[])[] | null;
}

export interface Mention<Indicator> {
  readonly indicator: Indicator;
  readonly name: string;
  /** Key of its kind. */
  readonly kind: string;
  /** What the data call it, as `plainArea` writes it: `bezirk zürich` where they hold municipalities, too. */
  readonly row: string;
  /** Whether the indicator makes areas: one that reaches beyond the region names others, too. */
  readonly isOwn: boolean;
}

/** What is known of the names of the office's areas; all names as `plainArea` writes them. */
interface KnownNames {
  /** What the row of the whole is called. */
  readonly wholes: ReadonlySet<string>;
  /** What holds the areas, which no row of theirs is called. */
  readonly ofMore: ReadonlySet<string>;
  /** The kinds in whose lists a name is, the largest first. */
  readonly kinds: ReadonlyMap<string, readonly AreaKind[]>;
}

const namesOf = onceFor(({ region, kinds }: Office): KnownNames => {
  const listed = kinds.flatMap((kind) => kind.areas.map((name) => ({ kind, name: plainArea(name) })));
  const byName = groupBy(listed, ({ name }) => name);
  const full = plainArea(region.de);
  const kindsOfWhole = kinds.filter(({ extent }) => extent === 'whole').map(({ one }) => plainArea(one.de));
  const [kindOfWhole = ''] = kindsOfWhole;
  const bare = full.startsWith(`${kindOfWhole} `) ? full.slice(kindOfWhole.length + 1) : full;
  // The canton of Zürich has a town of that name: a row of it is one of the town.
  const wholes = new Set([full, kindOfWhole, 'total', ...(byName.has(bare) ? [] : [bare])]);
  return {
    wholes,
    ofMore: new Set([...wholes, ...kinds.filter(isBeyond).map(({ one }) => plainArea(one.de))]),
    kinds: new Map([...byName].map(([name, own]) => [name, own.map(({ kind }) => kind)])),
  };
});

/** What the row of the whole region is called, as `plainArea` writes it. */
export function namesOfWhole(): ReadonlySet<string> {
  return namesOf(office()).wholes;
}

/** Numbers of areas are no names; an editor may have put them before these. */
function nameOf(cell: DataCell | undefined): string | undefined {
  const name = String(cell ?? '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\d+\s+/, '');
  return /\p{L}/u.test(name) && !namesOf(office()).ofMore.has(plainArea(name)) ? name : undefined;
}

/** Reads all data of an indicator. */
const namesIn = onceFor(({ columns, data_rows: rows }: NamingIndicator): readonly string[] => {
  const index = columns.findIndex(({ role }) => role === 'area');
  return [...new Set((rows ?? []).flatMap((row) => nameOf(row[index]) ?? []))];
});

/** A name in the data before the kind of its area is known. */
interface Named<Indicator> extends Omit<Mention<Indicator>, 'kind'> {
  /** The kinds of parts of the region that the indicator names, the largest first. */
  readonly kinds: readonly AreaKind[];
  /** Whether other regions may have areas of that name, too. */
  readonly reachesBeyond: boolean;
}

/** `Bezirk Zürich` is the district «Zürich» if that is one. */
function withoutKind(name: string, kinds: readonly AreaKind[]): Pick<Named<unknown>, 'name' | 'kinds'> {
  const plain = plainArea(name);
  const kind = kinds.find(({ one, areas }) =>
    areas.some((area) => plain === `${plainArea(one.de)} ${plainArea(area)}`),
  );
  return kind === undefined ? { name, kinds } : { name: name.slice(kind.one.de.length).trim(), kinds: [kind] };
}

function namedIn<Indicator extends NamingIndicator>(indicator: Indicator): readonly Named<Indicator>[] {
  const kinds = partKindsOf(indicator);
  const about = { indicator, isOwn: namesOwnAreas(indicator), reachesBeyond: reachesBeyond(indicator) };
  return namesIn(indicator).map((name) => ({ ...about, row: plainArea(name), ...withoutKind(name, kinds) }));
}

/** The smallest of the indicator's own kinds that list the name, else the smallest of all: data of quarters may hold a municipality. */
function listedKind({ name, kinds, reachesBeyond: isNotAlone }: Named<unknown>): AreaKind | undefined {
  const listed = namesOf(office()).kinds.get(plainArea(name));
  return listed?.findLast((kind) => kinds.includes(kind)) ?? (isNotAlone ? undefined : listed?.at(-1));
}

/**
 * Of quarters and municipalities in one column nobody says which is which: an indicator of municipalities alone does. An area
 * that only mixed columns name is of their smallest kind. Undefined if all kinds that may be meant have lists; these hold no
 * areas beyond the region.
 */
function openKind(mentions: readonly Pick<Named<unknown>, 'kinds' | 'reachesBeyond'>[]): AreaKind | undefined {
  const open = mentions.map((one) => one.kinds.filter(({ areas }) => one.reachesBeyond || areas.length === 0));
  const sure = open.filter(({ length }) => length === 1).flat();
  const possible = sure.length > 0 ? sure : open.flatMap((kinds) => kinds.slice(-1));
  return office().kinds.find((kind) => possible.includes(kind));
}

/** The areas that indicators name, without what is no part of the region. */
export function mentionsOf<Indicator extends NamingIndicator>(
  indicators: readonly Indicator[],
): readonly Mention<Indicator>[] {
  const named = indicators.flatMap(namedIn);
  const unlisted = groupBy(
    named.filter((one) => listedKind(one) === undefined),
    ({ row }) => row,
  );
  const open = new Map([...unlisted].map(([row, own]) => [row, openKind(own)]));
  return named.flatMap((one) => {
    const kind = listedKind(one) ?? open.get(one.row);
    const { indicator, name, row, isOwn } = one;
    return kind === undefined ? [] : [{ indicator, name, row, isOwn, kind: kind.key }];
  });
}

/** The row of an area among those of an indicator: `bezirk zürich` where municipalities stand beside it, else `zürich`. */
export function rowOf(
  { name, kind }: Pick<Mention<unknown>, 'name' | 'kind'>,
  rows: ReadonlyMap<string, unknown>,
): string {
  const withKind = plainArea(`${kindName(kind, defaultLocale)} ${name}`);
  return rows.has(withKind) ? withKind : plainArea(name);
}

/** The kind of each area in the data of an indicator, by its row. */
export type RowKinds = ReadonlyMap<string, string>;

/** The same of each indicator that names areas. */
export function rowKindsOf<Indicator>(mentions: readonly Mention<Indicator>[]): ReadonlyMap<Indicator, RowKinds> {
  const groups = groupBy(mentions, ({ indicator }) => indicator);
  return new Map([...groups].map(([indicator, own]) => [indicator, new Map(own.map(({ row, kind }) => [row, kind]))]));
}
