/**
 * Turns single values named by dimensions (JSON-stat, SDMX) into the rows of an indicator. A dimension becomes a column of names;
 * one whose members are columns of values (the measure) is spread over these.
 */
import { isMeasured, statuses } from '@/content-types/dataCells';
import { describeValue } from '@/content-types/describeValue';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { memoize } from '@/lib/shared/browser/memoize';
import type { Fault } from '@/lib/faults/faults';
import { DataFileError } from './fileErrors';
import { columnFinder } from './columnFinder';
import type { FileColumn } from './columnFinder';
import type { FoundTable } from './findTable';
import { valueWithStatus } from './valueWithStatus';
import type { ValueWithStatus } from './valueWithStatus';
import type { RawCell, RawRow } from './table';

export interface Member {
  readonly id: string;
  readonly label: string;
}

export interface Dimension extends Member {
  readonly role: 'period' | 'area' | null;
}

export interface Observation {
  /** Counted from 1: the line in the file, or the position of the value. */
  readonly number: number;
  /** One per dimension. */
  readonly members: readonly Member[];
  readonly value: RawCell;
  /** Status code as statistical offices use it; empty if there is none. */
  readonly status: string;
}

export interface Cube {
  /** What the file calls the status of values. */
  readonly statusName: string;
  readonly dimensions: readonly Dimension[];
  readonly observations: readonly Observation[];
}

export interface CubeTable extends FoundTable {
  readonly errors: readonly Fault[];
}

interface ObservationWithStatus extends Observation {
  readonly stated: ValueWithStatus;
}

type Find = ReturnType<typeof columnFinder>;

/** For each dimension the index of its column of names; -1 if it has none. */
function namedColumns(dimensions: readonly Dimension[], columns: readonly FileColumn[], find: Find): readonly number[] {
  const byName = dimensions.map(({ id, label }) => {
    const index = (find(id) ?? find(label))?.index ?? -1;
    return isMeasured(columns[index] ?? {}) ? -1 : index;
  });
  return byName.map((index, place) => {
    const role = dimensions[place]?.role ?? null;
    if (index !== -1 || role === null) return index;
    const own = columns.flatMap((column, other) => (column.role === role && !byName.includes(other) ? [other] : []));
    return own.length === 1 ? (own[0] ?? -1) : -1;
  });
}

/** The index of the column of values that a member stands for; -1 if there is none. */
function valueColumnOf({ id, label }: Member, columns: readonly FileColumn[], find: Find): number {
  const index = (find(id) ?? find(label))?.index ?? -1;
  return isMeasured(columns[index] ?? {}) ? index : -1;
}

/** `named`: see `namedColumns`. `measure`: index of the dimension whose members are columns of values, or -1. */
interface Arrangement {
  readonly named: readonly number[];
  readonly measure: number;
  readonly columnOf: (observation: Observation) => number;
}

function refuseVaryingDimensions({ dimensions, observations }: Cube, named: readonly number[], measure: number): void {
  const open = dimensions.filter((_, place) => {
    if (named[place] !== -1 || place === measure) return false;
    const [first, ...others] = observations;
    return others.some(({ members }) => members[place]?.id !== first?.members[place]?.id);
  });
  if (open.length === 0) return;
  const found = describeValue(open.map(({ id, label }) => (id === label ? id : `${id} (${label})`)).join(', '));
  throw new DataFileError({ code: 'data-dimension-open', values: { found } });
}

function arrange(cube: Cube, columns: readonly FileColumn[]): Arrangement {
  const find = columnFinder(columns);
  const named = namedColumns(cube.dimensions, columns, find);
  // Observations share their members.
  const valueColumn = memoize((member: Member) => valueColumnOf(member, columns, find));
  const isMeasure = (place: number): boolean =>
    cube.observations.some(({ members }) => {
      const member = members[place];
      return member !== undefined && valueColumn(member) !== -1;
    });
  const measure = named.findIndex((index, place) => index === -1 && isMeasure(place));
  refuseVaryingDimensions(cube, named, measure);
  const values = columns.flatMap((column, index) => (isMeasured(column) ? [index] : []));
  const [only = -1, ...others] = values;
  return {
    named,
    measure,
    columnOf({ members }) {
      const member = members[measure];
      if (member !== undefined) return valueColumn(member);
      return others.length === 0 ? only : -1;
    },
  };
}

function nameOf({ id, label }: Member, { role }: Dimension): string {
  // A label such as «1. Quartal 2026» may be in any language.
  return role === 'period' ? id : label;
}

/** The least certain status of several values: a row has a single status. Null for measured. */
function leastCertain(found: readonly ObservationWithStatus[]): string | null {
  const status = statuses.findLast((one) => found.some(({ stated }) => stated.status === one));
  return status === undefined || status === 'measured' ? null : status;
}

/** Which columns of values a status column applies to: all, or the preceding one if there are several status columns. */
function statusScope(columns: readonly FileColumn[], place: number): (column: number) => boolean {
  const isAlone = columns.filter(({ role }) => role === 'status').length === 1;
  const before = columns.slice(0, place).findLastIndex(isMeasured);
  return (column) => isAlone || column === before;
}

function rowOf(
  group: readonly ObservationWithStatus[],
  { dimensions }: Cube,
  columns: readonly FileColumn[],
  { named, columnOf }: Arrangement,
): RawRow {
  const [first] = group;
  const cells = columns.map((column, place): RawCell => {
    const dimension = dimensions[named.indexOf(place)];
    const member = first?.members[named.indexOf(place)];
    if (dimension !== undefined && member !== undefined) return nameOf(member, dimension);
    if (isMeasured(column)) return group.find((one) => columnOf(one) === place)?.stated.cell ?? null;
    if (column.role !== 'status') return null;
    const isConcerned = statusScope(columns, place);
    return leastCertain(group.filter((one) => isConcerned(columnOf(one))));
  });
  return { number: first?.number ?? 1, cells };
}

/** Values that occur twice under the same names. */
function duplicates(group: readonly ObservationWithStatus[], { columnOf }: Arrangement): readonly Fault[] {
  const first = new Map<number, ObservationWithStatus>();
  return group.flatMap((one): readonly Fault[] => {
    const other = first.get(columnOf(one));
    first.set(columnOf(one), other ?? one);
    const found = describeValue(one.members.map(({ label }) => label).join(', '));
    return other === undefined
      ? []
      : [{ code: 'data-row-twice', values: { row: one.number, other: other.number, found } }];
  });
}

/** Neither a value nor a status that explains why there is none. */
function isAbsent({ value, status }: Observation): boolean {
  return (value === null || value === '') && status === '';
}

/** Warns of members of the measure without a column. */
function unusedMembers({ observations }: Cube, { measure, columnOf }: Arrangement): readonly Fault[] {
  const unused = observations.flatMap((one) => (columnOf(one) === -1 ? (one.members[measure]?.label ?? []) : []));
  return [...new Set(unused)].map((label) => ({
    code: 'data-column-unused',
    values: { column: describeValue(label) },
  }));
}

/** Refuses commas: cubes use decimal points, so `1,234` may be a thousand. */
function stateOne(one: Observation, statusName: string, { key }: Pick<FileColumn, 'key'>): ValueWithStatus | Fault {
  const { number: row, value, status } = one;
  if (typeof value === 'string' && value.includes(','))
    return { code: 'cell-not-value', values: { row, column: key, found: describeValue(value) } };
  const wrong: Fault = { code: 'cell-not-status', values: { row, column: statusName, found: describeValue(status) } };
  return valueWithStatus(value, status) ?? wrong;
}

function stateAll(
  { statusName, observations }: Cube,
  columns: readonly FileColumn[],
  { columnOf }: Arrangement,
): { readonly stated: readonly ObservationWithStatus[]; readonly errors: readonly Fault[] } {
  const errors: Fault[] = [];
  const stated = observations.flatMap((one): readonly ObservationWithStatus[] => {
    const column = columns[columnOf(one)];
    if (isAbsent(one) || column === undefined) return [];
    const found = stateOne(one, statusName, column);
    if ('cell' in found) return [{ ...one, stated: found }];
    errors.push(found);
    return [];
  });
  return { stated, errors };
}

/** The observations as rows for these columns. Throws DataFileError if a dimension that varies has no column. */
export function cubeTable(cube: Cube, columns: readonly FileColumn[]): CubeTable {
  const arrangement = arrange(cube, columns);
  const { stated, errors } = stateAll(cube, columns, arrangement);
  const key = ({ members }: Observation): string =>
    JSON.stringify(members.map(({ id }, place) => (place === arrangement.measure ? '' : id)));
  const groups = [...groupBy(stated, key).values()];
  const measured = new Set(cube.observations.map(arrangement.columnOf));
  const isThere = ({ role }: FileColumn, place: number): boolean =>
    arrangement.named.includes(place) || measured.has(place) || role === 'status' || role === 'note';
  const isSaid = columns.some(({ role }) => role === 'status') || leastCertain(stated) === null;
  const unsaid: Fault = { code: 'data-column-unused', values: { column: cube.statusName } };
  return {
    names: columns.map((column, place) => (isThere(column, place) ? column.key : '')),
    meant: columns.map((column, place) => (isThere(column, place) ? place : -1)),
    body: groups.map((group) => rowOf(group, cube, columns, arrangement)),
    warnings: [...unusedMembers(cube, arrangement), ...(isSaid ? [] : [unsaid])],
    errors: [...errors, ...groups.flatMap((group) => duplicates(group, arrangement))],
  };
}
