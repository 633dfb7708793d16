/** Miniatures of charts that have no line over time, for tiles and share cards. */
import { extent } from 'd3-array';
import { areaChartKinds } from '@/content-types/chartKinds';
import type { ChartKind } from '@/content-types/chartKinds';
import type { Entry } from '@/content-types/registry';
import { effectiveKind } from '../chartForm';
import { indicatorModel } from '@/lib/drawing/model/indicatorModel';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { plotSize, roundToTenth } from '@/lib/drawing/browser/chartMetrics';
import { heatLayout, heatSteps } from '../heat/heatLayout';
import { mapMarks } from './mapPreview';
import { strokeGap, mergeStrokes, sampleEvenly } from './previewStrokes';
import type { Stroke } from './previewStrokes';
import { pyramidLayout } from '../pyramid/pyramidLayout';
import { rowLayout } from '../bar/rowLayout';
import type { RowBar } from '../bar/rowLayout';
import type { SparklineSize } from './sparklineLayout';

/** Maximum numbers of rows, columns and points; more are sampled. */
const mostRows = 12;
const mostColumns = 24;
const mostPoints = 100;

const dotSize = 5;

type ColourOf = (series: number) => string;

const ofSeries: ColourOf = (series) => `chart-${series + 1}`;

/** Bars along rows, with `lanes` bars in each row. */
function barMarks(
  all: readonly { readonly bars: readonly Pick<RowBar, 'series' | 'from' | 'to'>[] }[],
  { width, height }: SparklineSize,
  { lanes = 1, colourOf = ofSeries }: { readonly lanes?: number; readonly colourOf?: ColourOf } = {},
): readonly Stroke[] {
  const rows = sampleEvenly(all, Math.max(1, Math.floor(mostRows / lanes)));
  const lane = height / rows.length / (lanes + (lanes > 1 ? 1 : 0));
  const x = (place: number): number => roundToTenth((place / plotSize.width) * width);
  return rows.flatMap(({ bars }, row) =>
    bars.map(({ series, from, to }) => {
      const y = roundToTenth((height / rows.length) * row + lane * ((lanes > 1 ? series + 0.5 : 0) + 0.5));
      return {
        d: `M${x(from)} ${y}H${x(to)}`,
        width: roundToTenth(lane * (1 - strokeGap)),
        colour: colourOf(series),
        isRound: false,
      };
    }),
  );
}

/** Values by name as points, one line per name. */
function dotMarks(model: ChartModel, { width, height }: SparklineSize): readonly Stroke[] {
  if (model.positionKind !== 'category') return [];
  const rows = sampleEvenly(rowLayout(model, 'de').rows, mostRows);
  const x = (place: number): number => Math.round(dotSize / 2 + (place / plotSize.width) * (width - dotSize));
  return rows.flatMap(({ bars }, row) =>
    bars.map(({ series, to }) => ({
      d: `M${x(to)} ${roundToTenth((height / rows.length) * (row + 0.5))}h0`,
      width: dotSize,
      colour: ofSeries(series),
      isRound: true,
    })),
  );
}

/** A tone for each answer, because answers are ordered. */
function toneOf(index: number, count: number): string {
  return `chart-scale-${1 + Math.round((index / Math.max(1, count - 1)) * (heatSteps - 1))}`;
}

function nameMarks(model: ChartModel, size: SparklineSize): readonly Stroke[] {
  if (model.positionKind !== 'category') return [];
  const { rows, lanes } = rowLayout(model, 'de');
  return barMarks(rows, size, { lanes });
}

function heatMarks(model: ChartModel, { width, height }: SparklineSize): readonly Stroke[] {
  const rows = sampleEvenly(heatLayout(model, 'de').rows, mostRows).map(({ cells }) =>
    sampleEvenly(cells, mostColumns),
  );
  const [x, y] = [width / (rows[0]?.length ?? 1), height / rows.length];
  return rows.flatMap((cells, row) =>
    cells.flatMap(({ step }, column): Stroke[] => {
      if (step === undefined) return [];
      const place = `M${roundToTenth(x * column)} ${roundToTenth(y * (row + 0.5))}h${roundToTenth(x * (1 - strokeGap))}`;
      return [{ d: place, width: roundToTenth(y * (1 - strokeGap)), colour: `chart-scale-${step}`, isRound: false }];
    }),
  );
}

function pointMarks({ series, groups }: ChartModel, { width, height }: SparklineSize): readonly Stroke[] {
  const [across, upwards] = series.map(({ values }) => values);
  const points = sampleEvenly(
    (across ?? []).flatMap((x, index) => {
      const y = upwards?.[index] ?? null;
      return x === null || y === null ? [] : [{ x, y, group: groups[index] ?? '' }];
    }),
    mostPoints,
  );
  const names = [...new Set(groups)];
  const scale = (values: readonly number[], room: number): ((value: number) => number) => {
    const [low = 0, high = 0] = extent(values);
    return (value) => Math.round(dotSize / 2 + ((value - low) / (high - low || 1)) * (room - dotSize));
  };
  const [toX, toY] = [scale(points.map(({ x }) => x), width), scale(points.map(({ y }) => y), height)]; // prettier-ignore
  return points.map(({ x, y, group }) => ({
    d: `M${toX(x)} ${height - toY(y)}h0`,
    width: dotSize,
    colour: ofSeries(Math.max(0, names.indexOf(group))),
    isRound: true,
  }));
}

/** Other kinds have no preview of their own. */
const marksOf: { readonly [Kind in ChartKind]?: (model: ChartModel, size: SparklineSize) => readonly Stroke[] } = {
  map: mapMarks,
  circles: mapMarks,
  pyramid: (model, size) => barMarks(pyramidLayout(model, 'de').rows, size),
  survey: (model, size) =>
    barMarks(rowLayout(model, 'de').rows, size, { colourOf: (index) => toneOf(index, model.series.length) }),
  bar: nameMarks,
  column: nameMarks,
  stacked: nameMarks,
  dot: dotMarks,
  spider: nameMarks,
  pie: nameMarks,
  heat: heatMarks,
  scatter: pointMarks,
  bubble: pointMarks,
};

/** The strokes of a chart; empty if there is no chart, or if it has lines or columns over time. */
export function chartPreview(indicator: Entry<'products'>, size: SparklineSize): readonly Stroke[] {
  const model = indicatorModel(indicator);
  return model === undefined ? [] : mergeStrokes(marksOf[effectiveKind(model)]?.(model, size) ?? []);
}

/** Whether an indicator is shown as a map, which is more telling than its values sorted by size. */
export function isMap({ chart_type: kind }: Entry<'products'>): boolean {
  return kind !== null && areaChartKinds.includes(kind);
}
