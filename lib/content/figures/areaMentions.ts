/** Which areas indicators name, and of which kind each is. */
import type { DataCell } from '@/content-types/dataCells';
import { groupBy } from '@/lib/base/groupBy';
import { onceFor } from '@/lib/base/onceFor';
import { region } from '@/lib/language/region';
import { plainArea } from '../data-files/joinAreas';
import { areaLevels, furtherUnits, levelsOf, namesOwnAreas } from './areaUnits';
import type { AreaLevel, DividedIndicator } from './areaUnits';

export interface NamingIndicator extends DividedIndicator {
  readonly data_rows: readonly (readonly DataCell[])[] | null;
}

export interface Mention<Indicator> {
  readonly name: string;
  readonly indicator: Indicator;
  readonly levels: readonly AreaLevel[];
  readonly isOwn: boolean;
}

const canton = plainArea(region);

/** What the row of the whole is called. */
export const wholes: ReadonlySet<string> = new Set([canton, canton.replace(/^kanton /, ''), 'kanton', 'total']);

/** Of what holds the areas. */
const namesOfMore: ReadonlySet<string> = new Set([...wholes, ...[...furtherUnits].map(plainArea)]);

/** Numbers of areas are no names; an editor may have put them before these. */
function nameOf(cell: DataCell | undefined): string | undefined {
  const name = String(cell ?? '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\d+\s+/, '');
  return /\p{L}/u.test(name) && !namesOfMore.has(plainArea(name)) ? name : undefined;
}

/** Reads all data of an indicator. */
const namesIn = onceFor(({ columns, data_rows: rows }: NamingIndicator): readonly string[] => {
  const index = columns.findIndex(({ role }) => role === 'area');
  return [...new Set((rows ?? []).flatMap((row) => nameOf(row[index]) ?? []))];
});

function mentionsIn<Indicator extends NamingIndicator>(indicator: Indicator): readonly Mention<Indicator>[] {
  const said = { indicator, levels: levelsOf(indicator), isOwn: namesOwnAreas(indicator) };
  return namesIn(indicator).map((name) => ({ name, ...said }));
}

/** By name of the area as `plainArea` writes it. */
export function mentionsOf<Indicator extends NamingIndicator>(
  indicators: readonly Indicator[],
): ReadonlyMap<string, readonly Mention<Indicator>[]> {
  return groupBy(indicators.flatMap(mentionsIn), ({ name }) => plainArea(name));
}

/**
 * Of quarters and municipalities in one column nobody says which is which: an indicator of municipalities alone does. An area
 * that only mixed columns name is of their smallest kind.
 */
function levelOf(mentions: readonly Pick<Mention<unknown>, 'levels'>[]): AreaLevel | undefined {
  const sure = mentions.flatMap(({ levels }) => (levels.length === 1 ? levels : []));
  const possible = sure.length > 0 ? sure : mentions.flatMap(({ levels }) => levels.slice(-1));
  return areaLevels.find((level) => possible.includes(level));
}

/** The kind of each area by its name as `plainArea` writes it; without those that no indicator calls a part of the canton. */
export function levelsByName(
  mentions: ReadonlyMap<string, readonly Pick<Mention<unknown>, 'levels'>[]>,
): ReadonlyMap<string, AreaLevel> {
  return new Map(
    [...mentions].flatMap(([name, own]) => {
      const level = levelOf(own);
      return level === undefined ? [] : [[name, level] as const];
    }),
  );
}
