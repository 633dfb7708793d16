/** A choice as an indicator of its own, so that chart, table and file work as for any other. */
import { cellOf } from '@/content-types/dataCells';
import type { CellValue, DataCell } from '@/content-types/dataCells';
import type { ChartKind } from '@/content-types/chartKinds';
import { dataOf } from '@/lib/data/dataColumns';
import type { DataColumn } from '@/lib/data/dataColumns';
import { fill } from '@/lib/i18n/fill';
import { formatDate } from '@/lib/i18n/format/date';
import type { Messages } from '@/lib/i18n/messages';
import type { ChartData } from '@/lib/drawing/model/chartModel';
import { baseIndex, indexValues, percentagesOf } from './arithmetic';
import type { Choice, Measure } from './choice';
import { chosenPlaces, readChosen } from './chosenSeries';
import type { ChosenSeries } from './chosenSeries';
import type { SelectionData } from './selectionData';
import type { SelectionSpace } from './selectionSpace';

export interface SelectedFigure extends ChartData {
  readonly title: string;
}

/** A choice with its series and what follows from them, computed once. */
export interface Selected {
  readonly data: SelectionData;
  readonly space: SelectionSpace;
  readonly choice: Choice;
  readonly series: readonly ChosenSeries[];
  readonly places: readonly string[];
  /** Those that make sense for these series. */
  readonly measures: readonly Measure[];
  /** That of the choice if it makes sense, else absolute values. */
  readonly measure: Measure;
  /** Whether the series are parts of one whole, the same for all of them, so that they can be stacked. */
  readonly areParts: boolean;
}

/** Reads the series of a choice, and which measures make sense for them. */
export function select(data: SelectionData, space: SelectionSpace, choice: Choice): Selected {
  const series = readChosen(data, space, choice);
  const places = chosenPlaces(choice, space);
  const cells = series.map((one) => one.cells);
  const hasIndex = space.along.isTime && places.length > 1 && baseIndex(cells) !== -1;
  const parts = series.filter(({ wholes }) => wholes !== undefined);
  const hasShare = parts.length > 0 && series.every(({ wholes, isTotal }) => wholes !== undefined || isTotal);
  const areParts = hasShare && new Set(parts.map(({ wholes }) => JSON.stringify(wholes))).size === 1;
  const measures: readonly Measure[] = [
    'absolute',
    ...(hasIndex ? (['index'] as const) : []),
    ...(hasShare ? (['share'] as const) : []),
  ];
  const measure = measures.find((one) => one === choice.measure) ?? 'absolute';
  return { data, space, choice, series, places, measures, measure, areParts };
}

const decimalsOfPercents = 1;

/** The series in the measure of the choice; a total has no share. */
function measured({ series, measure, places, data: { locale } }: Selected, texts: Messages): readonly ChosenSeries[] {
  if (measure === 'absolute') return series;
  const shared = { decimals: decimalsOfPercents, bounds: [] };
  if (measure === 'share') {
    return series.flatMap((one) =>
      one.wholes === undefined ? [] : [{ ...one, ...shared, unit: '%', cells: percentagesOf(one.cells, one.wholes) }],
    );
  }
  const base = baseIndex(series.map(({ cells }) => cells));
  const period = formatDate(places[base] ?? '', locale);
  const unit = fill(texts.charts.selection.indexUnit, { period });
  return series.map((one) => ({ ...one, ...shared, unit, isTotal: false, cells: indexValues(one.cells, base) }));
}

function column(values: Pick<DataColumn, 'key' | 'label' | 'role'> & Partial<DataColumn>): DataColumn {
  return { unit: null, decimals: null, ...values };
}

/** The columns of a series: its values, their ranges and statuses. */
function columnsOf(one: ChosenSeries, hasStatuses: boolean): readonly DataColumn[] {
  const { key, label, unit, decimals = null, isTotal, bounds } = one;
  return [
    column({ key, label, role: isTotal ? 'total' : 'value', unit, decimals }),
    ...bounds.map((bound) =>
      column({ key: `${key} ${bound.role}`, label: bound.label, role: bound.role, unit, decimals }),
    ),
    ...(hasStatuses ? [column({ key: `${key} status`, label: '', role: 'status' })] : []),
  ];
}

function cellsOf(one: ChosenSeries, place: number, hasStatuses: boolean): DataCell[] {
  const missing: CellValue = { kind: 'unavailable', value: null };
  return [
    cellOf(one.cells[place] ?? missing),
    ...one.bounds.map(({ cells }) => cells[place] ?? null),
    ...(hasStatuses ? [one.statuses[place] ?? 'measured'] : []),
  ];
}

type Table = Pick<SelectedFigure, 'columns' | 'data_rows' | 'unit' | 'decimals'>;

/** The places along the chart as rows, a column for each series. */
function byPlace({ data, space, places }: Selected, series: readonly ChosenSeries[]): Table {
  const hasStatuses = series.some(({ statuses }) => statuses.some((status) => status !== 'measured'));
  const { key = '', label = '', role = 'period' } = data.columns[space.along.index] ?? {};
  return {
    columns: [column({ key, label, role }), ...series.flatMap((one) => columnsOf(one, hasStatuses))],
    data_rows: places.map((name, place) => [name, ...series.flatMap((one) => cellsOf(one, place, hasStatuses))]),
    unit: series[0]?.unit ?? null,
    decimals: series[0]?.decimals ?? null,
  };
}

/** The series as rows, for the only chosen point in time: categories, not points of a line. */
function bySeries({ data, places: [period = ''] }: Selected, series: readonly ChosenSeries[], texts: Messages): Table {
  const [first] = series;
  const hasStatuses = series.some(({ statuses }) => statuses.some((status) => status !== 'measured'));
  const label = formatDate(period, data.locale);
  const shown = series.map((one) => (first?.bounds.length === one.bounds.length ? one : { ...one, bounds: [] }));
  const values: readonly DataColumn[] =
    first === undefined ? [] : columnsOf({ ...first, key: period, label, isTotal: false }, hasStatuses);
  return {
    columns: [column({ key: 'reihe', label: texts.charts.selection.series, role: 'category' }), ...values],
    data_rows: shown.map((one) => [one.label, ...cellsOf(one, 0, hasStatuses)]),
    unit: first?.unit ?? null,
    decimals: first?.decimals ?? null,
  };
}

function areOfOneUnit(series: readonly ChosenSeries[]): boolean {
  return new Set(series.map(({ unit }) => unit)).size === 1;
}

function tableOf(selected: Selected, texts: Messages): Table {
  const series = measured(selected, texts);
  const isPoint = selected.space.along.isTime && selected.places.length === 1;
  return isPoint && areOfOneUnit(series) ? bySeries(selected, series, texts) : byPlace(selected, series);
}

/** Settings for absolute values do not apply to other measures. Annotations of points are left out, as their series may be missing. */
function lookOf(
  { data, measure, areParts }: Selected,
  kind: ChartKind,
): Pick<SelectedFigure, 'chart_options' | 'annotations'> {
  const { yMin, yMax, logarithmic, sort, stacking, classes, classCount } = data.chart_options ?? {};
  const { secondAxis, secondMin, secondMax, lines, emphasis } = data.chart_options ?? {};
  const isOwn = measure === 'absolute';
  const own = { yMin, yMax, logarithmic, secondAxis, secondMin, secondMax, lines, classes };
  const set = {
    sort,
    emphasis,
    classCount,
    ...(isOwn ? own : {}),
    ...(kind === 'survey' ? { stacking } : {}),
    ...(kind === 'area' && areParts ? { stacking: 'normal' } : {}),
  };
  return {
    chart_options: Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined)),
    annotations: data.annotations.filter(
      ({ type }) => type === 'range' || type === 'break' || (isOwn && type === 'line'),
    ),
  };
}

/** Returns what the choice shows, drawn as `kind`. */
export function selectedFigure(selected: Selected, kind: ChartKind, texts: Messages): SelectedFigure {
  const { data } = selected;
  const headline = { headline: null, headline_area: null, headline_category: null };
  return {
    ...dataOf(data),
    ...headline,
    ...tableOf(selected, texts),
    ...lookOf(selected, kind),
    title: data.title,
    chart_type: kind,
    geometry: data.geometry,
    tiles: data.tiles,
  };
}
