/** Where the columns of a chart stand. */
import type { Locale } from '@/content-types/locales';
import { bandScale } from './bandScale';
import { barsOf } from './bars';
import type { BarSeries } from './bars';
import type { ChartModel } from './chartModel';
import { endLabelLines, placeEndLabels, widthOfLines } from './endLabels';
import type { EndLabel } from './endLabels';
import { drawingSizes, round, textWidth } from './frame';
import type { DrawingSize } from './frame';
import { freeBaseline } from './freeBaseline';
import type { Rectangle } from './freeBaseline';
import { uprightFrame, valueText } from './frameOf';
import type { UprightLayout } from './frameOf';
import type { ValueLabelPlace } from './lineLayout';
import { boxesOfMarks } from './markPlaces';
import { positionTicks } from './positionTicks';

export interface ColumnLayout extends UprightLayout {
  readonly series: readonly BarSeries[];
  /** Undefined: a legend names the series. */
  readonly endLabels: readonly EndLabel[] | undefined;
  readonly valueLabel: ValueLabelPlace | undefined;
}

/** Wider columns look clumsy. */
const widest = { narrow: 56, medium: 72, wide: 88 };

function boxesOfColumns({ bars, thickness }: BarSeries): readonly Rectangle[] {
  return bars.map(({ middle, from, to }) => ({
    left: middle - thickness / 2,
    right: middle + thickness / 2,
    top: Math.min(from, to),
    bottom: Math.max(from, to),
  }));
}

/** The value over the last column of a single series, or over what is behind the text. */
function labelOf(
  model: ChartModel,
  columns: BarSeries | undefined,
  layout: UprightLayout,
  locale: Locale,
): ValueLabelPlace | undefined {
  const [only, ...others] = model.series;
  const last = columns?.bars.at(-1);
  if (only === undefined || columns === undefined || others.length > 0 || last === undefined) return undefined;
  const { fontSize, width } = layout;
  const text = valueText(only, last.value, locale);
  const textLength = textWidth(text, fontSize) * 1.08;
  const right = Math.min(last.middle + textLength / 2, width);
  const wanted = last.value < 0 ? { below: last.to + fontSize * 1.2 } : { above: last.to - fontSize * 0.4 };
  const obstacles = [...boxesOfColumns(columns), ...boxesOfMarks(model.marks, layout)];
  const line = { left: right - textLength, right, fontSize };
  const baseline = freeBaseline(line, wanted, obstacles, { top: 0, bottom: layout.height });
  return { x: round(right), y: round(baseline), text, anchor: 'end' };
}

/** Names beside the parts of the last column. */
function endLabelsOf(
  model: ChartModel,
  series: readonly BarSeries[],
  lines: readonly (readonly string[])[] | undefined,
  layout: UprightLayout,
): readonly EndLabel[] | undefined {
  if (lines === undefined) return undefined;
  const wanted = series.flatMap(({ bars }, index) => {
    const last = bars.at(-1);
    const text = lines[index];
    if (last?.position !== model.positions.length - 1 || text === undefined) return [];
    return [{ series: index, lines: text, at: (last.from + last.to) / 2 }];
  });
  // All series are named beside the chart, or all in its legend.
  return wanted.length < series.length ? undefined : placeEndLabels(wanted, layout.plot, layout.fontSize);
}

/** The layout of a column chart at a size. */
export function columnLayout(model: ChartModel, size: DrawingSize, locale: Locale): ColumnLayout {
  const { fontSize } = drawingSizes[size];
  const lines = model.stacking === 'none' || model.series.length === 1 ? undefined : endLabelLines(model, size, locale);
  const room = lines === undefined ? fontSize * 0.5 : widthOfLines(lines, fontSize) + fontSize * 0.6;
  const frame = uprightFrame(model, size, room, locale);
  const bands = bandScale(model, [frame.plot.left, frame.plot.right], widest[size] * model.series.length);
  const place = (at: number): number => round(bands.place(at));
  const axis = { place, fontSize, from: 0, to: frame.width };
  const layout: UprightLayout = { ...frame, place, positionTicks: positionTicks(model, axis, locale) };
  const series = barsOf(model, bands, frame.values);
  return {
    ...layout,
    series,
    endLabels: endLabelsOf(model, series, lines, layout),
    valueLabel: labelOf(model, series[0], layout, locale),
  };
}

/** Whether all names fit under their columns; else the columns lie down. */
export function namesFit(model: ChartModel, size: DrawingSize): boolean {
  if (model.positionKind !== 'category') return true;
  const { width, fontSize } = drawingSizes[size];
  const room = (width * 0.85) / model.positions.length;
  return model.positions.every(({ key }) => textWidth(key, fontSize) < room * 0.95);
}
