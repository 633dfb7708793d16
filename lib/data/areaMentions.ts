/**
 * Which areas an indicator names. An area is identified by kind and name, since a district and a municipality may share a name.
 * The office lists the areas of each kind; a name in no list is not an area of the region.
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
import type { IndicatorAreas } from './areaUnits';

export interface NamingIndicator extends IndicatorAreas {
  readonly data_rows: readonly (readonly DataCell[])[] | null;
}

export interface Mention {
  /** Without the kind. */
  readonly name: string;
  /** Key of the kind. */
  readonly kind: string;
  /** Its name in the data, as `normalizeAreaName` writes it: `bezirk zürich` if the data also hold municipalities. */
  readonly row: string;
  /** Whether the area must be one of the region: indicators that reach beyond the region also name others. */
  readonly isOwn: boolean;
}

/** All names as `normalizeAreaName` writes them. */
interface KnownNames {
  /** Names for the row of the whole region. */
  readonly wholes: ReadonlySet<string>;
  /** Names that never stand for a single area: those of the region, and of the kinds that reach beyond it. */
  readonly ofMore: ReadonlySet<string>;
  /** For each listed name the kinds that have it, the largest first. */
  readonly kinds: ReadonlyMap<string, readonly AreaKind[]>;
}

/** A region may have a town of the same name: in the canton of Zürich, a row `Zürich` is the town. */
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

/** The names for the row of the whole region, as `normalizeAreaName` writes them. */
export function regionRowNames(): ReadonlySet<string> {
  return namesOf(office()).wholes;
}

/** Drops a number in front of the name. Undefined without letters, or if it is not a single area. */
function nameOf(cell: DataCell | undefined): string | undefined {
  const name = String(cell ?? '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\d+\s+/, '');
  return /\p{L}/u.test(name) && !namesOf(office()).ofMore.has(normalizeAreaName(name)) ? name : undefined;
}

/** The names in the column of areas, without those of the region and of larger areas. Reads all data of the indicator. */
export const areaNamesIn = memoize(({ columns, data_rows: rows }: NamingIndicator): readonly string[] => {
  const index = columns.findIndex(({ role }) => role === 'area');
  return index === -1 ? [] : [...new Set((rows ?? []).flatMap((row) => nameOf(row[index]) ?? []))];
});

/** Splits `Bezirk Zürich` into kind and name if the office lists such a district. */
function withKind(name: string, kinds: readonly AreaKind[]): Readonly<{ name: string; kind: AreaKind }> | undefined {
  const plain = normalizeAreaName(name);
  const kind = kinds.find(({ one, areas }) =>
    areas.some((area) => plain === `${normalizeAreaName(one.de)} ${normalizeAreaName(area)}`),
  );
  return kind && { name: name.slice(kind.one.de.length).trim(), kind };
}

/** The smallest of these kinds that lists the name, else the only kind that does. Data of quarters may hold a municipality. */
function listedKind(name: string, kinds: readonly AreaKind[]): AreaKind | undefined {
  const listed = namesOf(office()).kinds.get(normalizeAreaName(name)) ?? [];
  return listed.findLast((kind) => kinds.includes(kind)) ?? (listed.length === 1 ? listed[0] : undefined);
}

/** The areas that an indicator names, without unlisted names. Areas beyond the region get the smallest kind that the indicator names. */
export const mentionsIn = memoize((indicator: NamingIndicator): readonly Mention[] => {
  const [kinds, isFurther] = [partKindsOf(indicator), coversBeyondRegion(indicator)];
  // Another canton may share its name with a town of this one.
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

/** The row of an area among those of an indicator: `bezirk zürich` if the data also hold municipalities, else `zürich`. */
export function rowOf({ name, kind }: Pick<Mention, 'name' | 'kind'>, rows: ReadonlyMap<string, unknown>): string {
  const long = normalizeAreaName(`${kindName(kind, defaultLocale)} ${name}`);
  return rows.has(long) ? long : normalizeAreaName(name);
}
