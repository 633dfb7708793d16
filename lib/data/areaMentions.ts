/**
 * Which areas an indicator names. An area is its kind and its name: a district and a municipality may have the same. The
 * office lists the areas of each kind; what no list has is no area of the region.
 */
import type { DataCell } from '@/content-types/dataCells';
import { defaultLocale } from '@/content-types/locales';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { office } from '@/lib/shared/office';
import type { AreaKind, Office } from '@/lib/shared/office';
import { memoize } from '@/lib/shared/browser/memoize';
import { kindName } from '@/lib/i18n/areaKinds';
import { normalizeAreaName } from './joinAreas';
import { isBeyondRegion, namesOwnAreas, partKindsOf, coversBeyondRegion } from './areaUnits';
import type { DividedIndicator } from './areaUnits';

export interface NamingIndicator extends DividedIndicator {
  readonly data_rows: readonly (readonly DataCell[])[] | null;
}

export interface Mention {
  /** Without its kind. */
  readonly name: string;
  /** Key of its kind. */
  readonly kind: string;
  /** What the data call it, as `normalizeAreaName` writes it: `bezirk zürich` where they hold municipalities, too. */
  readonly row: string;
  /** Whether the indicator makes a page of it; one that reaches beyond names areas of others, too. */
  readonly isOwn: boolean;
}

/** What is known of the names of the office's areas; all names as `normalizeAreaName` writes them. */
interface KnownNames {
  /** What the row of the whole is called. */
  readonly wholes: ReadonlySet<string>;
  /** What holds the areas, which no row of theirs is called. */
  readonly ofMore: ReadonlySet<string>;
  /** The kinds in whose lists a name is, the largest first. */
  readonly kinds: ReadonlyMap<string, readonly AreaKind[]>;
}

/** The canton of Zürich has a town of that name: a row of it is one of the town. */
function namesOfRegion({ region, kinds }: Office, isListed: (name: string) => boolean): readonly string[] {
  const name = normalizeAreaName(region.de);
  const [kind = ''] = kinds.flatMap(({ extent, one }) => (extent === 'whole' ? [normalizeAreaName(one.de)] : []));
  const bare = name.startsWith(`${kind} `) ? name.slice(kind.length + 1) : name;
  return [`${kind} ${bare}`, kind, 'total', ...[name, bare].filter((one) => !isListed(one))];
}

const namesOf = memoize((own: Office): KnownNames => {
  const listed = own.kinds.flatMap((kind) => kind.areas.map((name) => ({ kind, name: normalizeAreaName(name) })));
  const byName = groupBy(listed, ({ name }) => name);
  const wholes = new Set(namesOfRegion(own, (name) => byName.has(name)));
  return {
    wholes,
    ofMore: new Set([...wholes, ...own.kinds.filter(isBeyondRegion).map(({ one }) => normalizeAreaName(one.de))]),
    kinds: new Map([...byName].map(([name, group]) => [name, group.map(({ kind }) => kind)])),
  };
});

/** What the row of the whole region is called, as `normalizeAreaName` writes it. */
export function regionRowNames(): ReadonlySet<string> {
  return namesOf(office()).wholes;
}

/** Numbers of areas are no names; an editor may have put them before these. */
function nameOf(cell: DataCell | undefined): string | undefined {
  const name = String(cell ?? '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\d+\s+/, '');
  return /\p{L}/u.test(name) && !namesOf(office()).ofMore.has(normalizeAreaName(name)) ? name : undefined;
}

/** The names in the column of areas, without those of the whole and of what holds it. Reads all data of an indicator. */
export const areaNamesIn = memoize(({ columns, data_rows: rows }: NamingIndicator): readonly string[] => {
  const index = columns.findIndex(({ role }) => role === 'area');
  return index === -1 ? [] : [...new Set((rows ?? []).flatMap((row) => nameOf(row[index]) ?? []))];
});

/** `Bezirk Zürich` is the district «Zürich» if that is one. */
function withKind(name: string, kinds: readonly AreaKind[]): Readonly<{ name: string; kind: AreaKind }> | undefined {
  const plain = normalizeAreaName(name);
  const kind = kinds.find(({ one, areas }) =>
    areas.some((area) => plain === `${normalizeAreaName(one.de)} ${normalizeAreaName(area)}`),
  );
  return kind && { name: name.slice(kind.one.de.length).trim(), kind };
}

/** The smallest of these kinds that lists the name; data of quarters may hold a municipality, whose kind is sure if no other has its name. */
function listedKind(name: string, kinds: readonly AreaKind[]): AreaKind | undefined {
  const listed = namesOf(office()).kinds.get(normalizeAreaName(name)) ?? [];
  return listed.findLast((kind) => kinds.includes(kind)) ?? (listed.length === 1 ? listed[0] : undefined);
}

/** The areas that an indicator names, without names that no list has. Areas beyond the region are of the smallest kind that it names. */
export const mentionsIn = memoize((indicator: NamingIndicator): readonly Mention[] => {
  const [kinds, isFurther] = [partKindsOf(indicator), coversBeyondRegion(indicator)];
  // Another canton may be called like a town of this one.
  if (isFurther && kinds.length === 0) return [];
  return areaNamesIn(indicator).flatMap((written): Mention[] => {
    const { name, kind } = withKind(written, kinds) ?? { name: written, kind: listedKind(written, kinds) };
    const row = normalizeAreaName(written);
    if (kind !== undefined) return [{ name, kind: kind.key, row, isOwn: namesOwnAreas(indicator) }];
    const further = isFurther ? kinds.at(-1) : undefined;
    return further === undefined ? [] : [{ name, kind: further.key, row, isOwn: false }];
  });
});

/** The kind of each area in the data of an indicator, by its row. */
export type RowKinds = ReadonlyMap<string, string>;

export const rowKindsOf = memoize(
  (indicator: NamingIndicator): RowKinds => new Map(mentionsIn(indicator).map(({ row, kind }) => [row, kind])),
);

/** The row of an area among those of an indicator: `bezirk zürich` where municipalities stand beside it, else `zürich`. */
export function rowOf({ name, kind }: Pick<Mention, 'name' | 'kind'>, rows: ReadonlyMap<string, unknown>): string {
  const long = normalizeAreaName(`${kindName(kind, defaultLocale)} ${name}`);
  return rows.has(long) ? long : normalizeAreaName(name);
}
