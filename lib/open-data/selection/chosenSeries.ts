/** Reads the series of a choice from the data. */
import type { CellValue, DataCell, Status } from '@/content-types/dataCells';
import { dependentColumns, decimalsOf, valueIn } from '@/lib/data/dataColumns';
import type { DataColumn } from '@/lib/data/dataColumns';
import { statusOf } from '@/lib/data/indicatorValues';
import { sumCells } from './arithmetic';
import { chosenSeries } from './choice';
import type { Choice } from './choice';
import type { SelectionData } from './selectionData';
import type { Row, SelectionSpace } from './selectionSpace';

export interface ChosenSeries {
  readonly key: string;
  readonly label: string;
  readonly isTotal: boolean;
  readonly unit: string | null;
  readonly decimals: number | undefined;
  /** One for each place along the chart. */
  readonly cells: readonly CellValue[];
  readonly statuses: readonly Status[];
  /** The bounds of each value; none if the data have no ranges. */
  readonly bounds: readonly {
    readonly role: 'low' | 'high';
    readonly label: string;
    readonly cells: readonly DataCell[];
  }[];
  /** The whole of each value; undefined if the values are not parts of one. */
  readonly wholes: readonly CellValue[] | undefined;
}

/** Returns the chosen places along the chart. */
export function chosenPlaces({ from, to }: Choice, { along: { keys, isTime } }: SelectionSpace): readonly string[] {
  if (!isTime) return keys;
  return keys.slice(from === null ? 0 : keys.indexOf(from), to === null ? undefined : keys.indexOf(to) + 1);
}

/** The names that distinguish a series; those that all series share appear once, above. */
function labelOf(names: readonly string[], choice: Choice, { dimensions }: SelectionSpace): string {
  const labels = names.map((name, index) => dimensions[index]?.items.find(({ key }) => key === name)?.label ?? name);
  const telling = labels.filter((_, index) => (choice.names[index]?.length ?? 0) > 1);
  return (telling.length > 0 ? telling : labels).join(', ');
}

function unitIn(data: SelectionData, column: DataColumn | undefined): string | null {
  return column?.unit ?? data.unit;
}

/** Only editors know whether values add up: they mark a total, or choose a stacked chart. */
function areStacked({ chart_type: kind, chart_options: options }: SelectionData): boolean {
  return kind === 'stacked' || kind === 'pie' || kind === 'survey' || options?.stacking !== undefined;
}

function valueAt(row: Row | undefined, index: number): CellValue {
  return valueIn(row?.[index]);
}

type WholeAt = (place: string, row: Row | undefined) => CellValue;

/** The whole of a column's values: their total, or the sum of the stacked values; undefined if they have none. */
function wholeOf(data: SelectionData, space: SelectionSpace, index: number): WholeAt | undefined {
  const { columns, chart_options: options } = data;
  const unit = unitIn(data, columns[index]);
  const totals = columns.flatMap(({ role }, place) => (role === 'total' ? [place] : []));
  if (unit === '%' || columns[index]?.role !== 'value') return undefined;
  const [total, ...others] = totals;
  if (total !== undefined) {
    const isTotalOfColumn = others.length === 0 && unitIn(data, columns[total]) === unit;
    return isTotalOfColumn ? (_, row) => valueAt(row, total) : undefined;
  }
  if (!areStacked(data)) return undefined;
  const [only, ...more] = space.dimensions;
  const isVisible = (key: string): boolean => options?.visible?.includes(key) ?? true;
  const parts = columns.flatMap((column, place) =>
    column.role === 'value' && isVisible(column.key) && unitIn(data, column) === unit ? [place] : [],
  );
  if (only === undefined || more.length > 0 || !parts.includes(index)) return undefined;
  if (only.label === null) return (_, row) => sumCells(parts.map((place) => valueAt(row, place)));
  return (place) => sumCells(only.items.map(({ key }) => valueAt(space.rowAt(place, [key]), index)));
}

function seriesOf(data: SelectionData, space: SelectionSpace, choice: Choice, names: readonly string[]): ChosenSeries {
  const index = space.columnAt(names);
  const column = data.columns[index];
  const places = chosenPlaces(choice, space);
  const rows = places.map((place) => space.rowAt(place, names));
  const periodIndex = data.columns.findIndex(({ role }) => role === 'period');
  const whole = wholeOf(data, space, index);
  return {
    key: names.length === 0 ? (column?.key ?? '') : names.join(' / '),
    label: names.length === 0 ? (column?.label ?? '') : labelOf(names, choice, space),
    isTotal: column?.role === 'total',
    unit: unitIn(data, column),
    decimals: column && decimalsOf(data, column),
    cells: rows.map((row) => valueAt(row, index)),
    statuses: rows.map((row) =>
      row === undefined ? 'measured' : statusOf(data, row, { valueIndex: index, periodIndex }),
    ),
    bounds: dependentColumns(data.columns, index).flatMap(({ role, label }, after) =>
      role === 'low' || role === 'high'
        ? [{ role, label, cells: rows.map((row) => row?.[index + 1 + after] ?? null) }]
        : [],
    ),
    wholes: whole && rows.map((row, place) => whole(places[place] ?? '', row)),
  };
}

/** Returns the chosen series, in the order of the data. */
export function readChosen(data: SelectionData, space: SelectionSpace, choice: Choice): readonly ChosenSeries[] {
  return chosenSeries(choice.names).map((names) => seriesOf(data, space, choice, names));
}
