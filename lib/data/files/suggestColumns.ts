/** Guesses the roles of a file's columns from their cells, for editors to look at. */
import { readValue } from '@/content-types/dataCells';
import type { measuredRoles } from '@/content-types/dataCells';
import { positionKind } from '../positions';
import { periodReader } from './periodReader';
import { isEmptyCell, maxRowsToHead } from './table';
import type { RawCell, RawRow } from './table';

type Role = (typeof measuredRoles)[number] | 'period' | 'area' | 'category';

const ofAreas = /gemeinde|wohnviertel|quartier|bezirk|kanton|gebiet|region|ort\b|commune|comune|canton/i;

function arePeriods(cells: readonly RawCell[]): boolean {
  const texts = cells.map(String);
  return positionKind(texts.map(periodReader(texts))) !== 'category';
}

function roleOf(name: string, cells: readonly RawCell[], hasPeriods: boolean): Role {
  if (!hasPeriods && cells.length > 0 && arePeriods(cells)) return 'period';
  if (cells.every((cell) => readValue(cell) !== undefined)) return 'value';
  return ofAreas.test(name) ? 'area' : 'category';
}

/** Also in text files, whose cells are all texts. */
export function isNumber(cell: RawCell): boolean {
  return typeof cell === 'number' || (!isEmptyCell(cell) && readValue(cell) !== undefined);
}

export interface GuessedColumn {
  readonly name: string;
  readonly role: Role;
}

/** Takes the first row with the most texts as head. Returns its number and its columns with their roles. */
export function guessColumns(rows: readonly RawRow[]): {
  readonly row: number;
  readonly columns: readonly GuessedColumn[];
} {
  const texts = rows
    .slice(0, maxRowsToHead)
    .map(({ cells }) => cells.filter((cell) => !isEmptyCell(cell) && !isNumber(cell)).length);
  const place = texts.indexOf(texts.reduce((most, count) => Math.max(most, count), 0));
  const head = rows[place];
  let hasPeriods = false;
  const columns = (head?.cells ?? []).flatMap((name, column): readonly GuessedColumn[] => {
    if (isEmptyCell(name)) return [];
    const below = rows.slice(place + 1, place + 1 + maxRowsToHead);
    const cells = below.flatMap(({ cells: own }) => (isEmptyCell(own[column]) ? [] : [own[column] ?? null]));
    const role = roleOf(String(name), cells, hasPeriods);
    hasPeriods ||= role === 'period';
    return [{ name: String(name).trim(), role }];
  });
  return { row: head?.number ?? 1, columns };
}

/** The guess in words. */
export function suggestColumns(rows: readonly RawRow[]): { readonly row: number; readonly proposal: string } {
  const { row, columns } = guessColumns(rows);
  const proposal = columns.slice(0, 20).map(({ name, role }) => `«${name.slice(0, 40)}» (${role})`);
  return { row, proposal: proposal.join(', ') };
}
