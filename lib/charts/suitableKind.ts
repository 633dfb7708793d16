/** Whether the data suit a kind of chart, and which kind is drawn otherwise. */
import type { ChartKind } from '@/content-types/chartKinds';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { normalizeAreaName } from '@/lib/data/joinAreas';
import { isPercentUnit } from '@/lib/data/valueChanges';
import { hasNegative, roundingError } from '@/lib/drawing/model/drawableSeries';
import { isTabular } from './heat/heatLayout';
import { areOrdered } from '@/lib/drawing/model/orderedNames';
import { missingParts } from '@/lib/drawing/stack';
import { gridWith } from '@/lib/drawing/map/tileGrid';

/** More periods in rows are better drawn as a line. */
const mostPeriods = 24;

const mostParts = 6;

function arePartsOfOne({ series, positions, unit, positionKind }: ChartModel): boolean {
  const values = series.flatMap((one) => one.values);
  const sum = values.reduce<number>((all, value) => all + (value ?? 0), 0);
  const isWhole = isPercentUnit(unit) ? Math.abs(sum - 100) <= roundingError : sum > 0;
  const areFew = positions.length > 1 && positions.length <= mostParts;
  return series.length === 1 && positionKind === 'category' && areFew && isWhole && !values.includes(null);
}

/** Fewer axes enclose no area; the shapes of more series cannot be told apart. */
const axesOfSpiders = { least: 3, most: 12 };
const mostShapes = 4;

function hasShape({ series, positions: { length }, positionKind }: ChartModel): boolean {
  const isWheel = length >= axesOfSpiders.least && length <= axesOfSpiders.most;
  return positionKind === 'category' && isWheel && series.length <= mostShapes;
}

/** Whether at least half of the areas are on the map; totals and groups of areas are not. */
function hasPlaces({ positionKind, positions, map: { geometry, tiles } }: ChartModel): boolean {
  const names = positions.map(({ key }) => key);
  if (positionKind !== 'category') return false;
  if (geometry === null) return gridWith(tiles, names) !== undefined;
  const places = new Set(geometry.areas.map(({ name }) => normalizeAreaName(name)));
  return names.filter((name) => places.has(normalizeAreaName(name))).length * 2 >= names.length;
}

/** With this many, each is 3 px wide in wide columns. */
const mostColumns = 200;

/** Whether columns side by side can be told apart. Names stay columns, because no other vertical kind suits them. */
function hasRoomForColumns({ positions, positionKind, series, stacking }: ChartModel): boolean {
  return stacking !== 'none' || positionKind === 'category' || positions.length * series.length <= mostColumns;
}

/** Columns below lines must be wider. */
const mostColumnsUnderLines = 72;

function hasRoomUnderLines({ positions, series, stacking }: ChartModel): boolean {
  return positions.length * (stacking === 'none' ? series.length : 1) <= mostColumnsUnderLines;
}

/** With more rows, periods run along a horizontal axis. */
const mostRows = 60;

/** Whether there are as many groups on the left as on the right. */
function hasTwoSides({ series, positionKind }: ChartModel): boolean {
  return positionKind === 'category' && series.length > 0 && series.length % 2 === 0;
}

/** Whether a line between positions makes sense: over time, or from one age, size or month to the next. */
function isOrdered({ positionKind, positions }: ChartModel): boolean {
  return positionKind !== 'category' || areOrdered(positions.map(({ key }) => key));
}

/** Other kinds suit any data. */
const suits: { readonly [Kind in ChartKind]?: (model: ChartModel) => boolean } = {
  line: isOrdered,
  // The edge above a missing part would be too low, and a single position between gaps would have no width.
  area: (model) => missingParts(model).every((part) => part === undefined),
  column: hasRoomForColumns,
  combo: hasRoomUnderLines,
  pyramid: (model) => hasTwoSides(model) && !hasNegative(model.series),
  heat: isTabular,
  dot: ({ positionKind, positions }) => positionKind === 'category' || positions.length <= mostPeriods,
  survey: ({ stacking, positions }) => stacking === 'percent' && positions.length <= mostRows,
  pie: (model) => arePartsOfOne(model) && !hasNegative(model.series),
  map: hasPlaces,
  circles: (model) => hasPlaces(model) && !hasNegative(model.scaled),
  spider: (model) => hasShape(model) && !hasNegative(model.series),
};

/** The kind that editors chose; if the data do not suit it, one that does not mislead. */
export function suitableKind(model: ChartModel): ChartKind {
  const { kind, positionKind } = model;
  if (suits[kind]?.(model) !== false) return kind;
  if (kind === 'dot' || kind === 'column' || kind === 'combo') return 'line';
  if (kind === 'line') return 'dot';
  if (kind === 'heat') return positionKind === 'category' ? 'bar' : 'line';
  return positionKind === 'category' ? 'bar' : 'column';
}
