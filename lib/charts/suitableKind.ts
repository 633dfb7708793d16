/** Whether data are of the form that a kind of chart needs, and what is drawn if they are not. */
import type { ChartKind } from '@/content-types/chartKinds';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { normalizeAreaName } from '@/lib/data/joinAreas';
import { isPercentUnit } from '@/lib/data/valueChanges';
import { hasNegative, roundingError } from '@/lib/drawing/model/drawableSeries';
import { isTabular } from './heat/heatLayout';
import { areOrdered } from '@/lib/drawing/model/orderedNames';
import { missingParts } from '@/lib/drawing/stack';
import { gridWith } from '@/lib/drawing/map/tileGrid';

/** More periods below each other than that are read as a line. */
const mostPeriods = 24;

const mostParts = 6;

function arePartsOfOne({ series, positions, unit, positionKind }: ChartModel): boolean {
  const values = series.flatMap((one) => one.values);
  const sum = values.reduce<number>((all, value) => all + (value ?? 0), 0);
  const isWhole = isPercentUnit(unit) ? Math.abs(sum - 100) <= roundingError : sum > 0;
  const areFew = positions.length > 1 && positions.length <= mostParts;
  return series.length === 1 && positionKind === 'category' && areFew && isWhole && !values.includes(null);
}

/** Fewer axes have no area, of more lines nobody tells the shapes apart. */
const axesOfSpiders = { least: 3, most: 12 };
const mostShapes = 4;

function hasShape({ series, positions: { length }, positionKind }: ChartModel): boolean {
  const isWheel = length >= axesOfSpiders.least && length <= axesOfSpiders.most;
  return positionKind === 'category' && isWheel && series.length <= mostShapes;
}

/** Most areas have a place: a total or a group of others has none. */
function hasPlaces({ positionKind, positions, map: { geometry, tiles } }: ChartModel): boolean {
  const names = positions.map(({ key }) => key);
  if (positionKind !== 'category') return false;
  if (geometry === null) return gridWith(tiles, names) !== undefined;
  const places = new Set(geometry.areas.map(({ name }) => normalizeAreaName(name)));
  return names.filter((name) => places.has(normalizeAreaName(name))).length * 2 >= names.length;
}

/** Each is three px wide then, in wide columns. */
const mostColumns = 200;

/** Whether columns beside each other can be told apart. Names have no other form that stands up. */
function hasRoomForColumns({ positions, positionKind, series, stacking }: ChartModel): boolean {
  return stacking !== 'none' || positionKind === 'category' || positions.length * series.length <= mostColumns;
}

/** Under lines they must be wider. */
const mostColumnsUnderLines = 72;

function hasRoomUnderLines({ positions, series, stacking }: ChartModel): boolean {
  return positions.length * (stacking === 'none' ? series.length : 1) <= mostColumnsUnderLines;
}

/** More rows than that stand up, if they are periods. */
const mostRows = 60;

/** Whether there are as many groups on the left as on the right. */
function hasTwoSides({ series, positionKind }: ChartModel): boolean {
  return positionKind === 'category' && series.length > 0 && series.length % 2 === 0;
}

/** Whether a line between the positions says something: over time, or from one age, size, month to the next. */
function isOrdered({ positionKind, positions }: ChartModel): boolean {
  return positionKind !== 'category' || areOrdered(positions.map(({ key }) => key));
}

/** Kinds that are not listed are drawn from any data. */
const suits: { readonly [Kind in ChartKind]?: (model: ChartModel) => boolean } = {
  line: isOrdered,
  // An edge above unknown parts would be too low, and what stands alone between them would have no width.
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

/** The kind that editors chose, or the one that shows honestly what they have: names as bars, periods side by side. */
export function suitableKind(model: ChartModel): ChartKind {
  const { kind, positionKind } = model;
  if (suits[kind]?.(model) !== false) return kind;
  if (kind === 'dot' || kind === 'column' || kind === 'combo') return 'line';
  if (kind === 'line') return 'dot';
  if (kind === 'heat') return positionKind === 'category' ? 'bar' : 'line';
  return positionKind === 'category' ? 'bar' : 'column';
}
