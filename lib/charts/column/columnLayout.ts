/** The layout of columns. */
import { kindSigns } from '@/content-types/dataCells';
import type { Locale } from '@/content-types/locales';
import { bandScale } from '@/lib/drawing/bandScale';
import type { Bands } from '@/lib/drawing/bandScale';
import { barsOf, lanesOf } from '@/lib/drawing/bars';
import type { BarSeries } from '@/lib/drawing/bars';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { columnWidths, plotSize, roundToTenth, textWidth } from '@/lib/drawing/browser/chartMetrics';
import { missingParts } from '@/lib/drawing/stack';
import { cartesianLayout, verticalScale } from '@/lib/drawing/cartesianLayout';
import type { CartesianLayout } from '@/lib/drawing/cartesianLayout';
import { secondAxisOf, secondLines } from '../line/lineLayout';
import type { Line } from '../line/lineLayout';

/** A sign for a missing value: in the place of its column, or on top of the stack that lacks it. */
export interface ColumnSign {
  /** Along the axis and vertically, in units of the plot. */
  readonly at: number;
  readonly y: number;
  readonly text: string;
  /** Index of the first of `columnWidths` in which it fits. */
  readonly from: number;
}

export interface ColumnLayout extends CartesianLayout {
  readonly series: readonly BarSeries[];
  /** Number of columns side by side, which limits the width of the plot. */
  readonly columns: number;
  readonly signs: readonly ColumnSign[];
  /** Across the columns, one for each of `ChartModel.second`. */
  readonly lines: readonly Line[];
}

/** The signs of missing values and of nothing that fit in a column; for a stack that of its first missing part. */
function signsOf(
  model: ChartModel,
  bands: Bands,
  { values: { place, base }, plotWidths }: Pick<CartesianLayout, 'values' | 'plotWidths'>,
): readonly ColumnSign[] {
  const { series, positions, stacking } = model;
  const { thickness, offsets } = lanesOf(model, bands);
  const fitting = (text: string): number => {
    const tooNarrow = plotWidths.findLastIndex((width) => (thickness / plotSize.width) * width < textWidth(text));
    return tooNarrow + 1;
  };
  const missing = missingParts(model);
  return positions.flatMap(({ at }, position) => {
    const part = missing[position];
    const shown = stacking === 'none' ? series : part === undefined ? [] : [part.series];
    const y = place(part?.end ?? base);
    return shown.flatMap(({ kinds, values }, index): ColumnSign[] => {
      const kind = kinds[position] ?? 'known';
      if (kind === 'known' || (kind === 'uncertain' && values[position] !== null)) return [];
      const from = fitting(kindSigns[kind]);
      if (from >= columnWidths.length) return [];
      return [{ at: roundToTenth(bands.place(at) + (offsets[index] ?? 0)), y, text: kindSigns[kind], from }];
    });
  });
}

/** The layout of columns and of the lines across them, on one axis or with a second axis on the right. */
export function columnLayout(model: ChartModel, locale: Locale): ColumnLayout {
  const bands = bandScale(model, [0, plotSize.width]);
  const axes = {
    values: verticalScale(model, locale),
    place: (at: number): number => roundToTenth(bands.place(at)),
    second: secondAxisOf(model, locale),
  };
  const series = barsOf(model, bands, axes.values);
  const isBeside = model.stacking === 'none' && series.length > 1;
  const endOf = (index: number): number | undefined => {
    const last = series[index]?.bars.at(-1);
    // Beside several columns a name would be ambiguous; only the legend has their colours.
    if (isBeside || last?.position !== model.positions.length - 1) return undefined;
    return model.stacking === 'none' ? last.to : (last.from + last.to) / 2;
  };
  const columns = Math.round(plotSize.width / bands.step) * (model.stacking === 'none' ? series.length : 1);
  const layout = cartesianLayout(model, { ...axes, columns }, endOf, locale);
  return {
    ...layout,
    bands: { step: bands.step, offsets: lanesOf(model, bands).offsets },
    series,
    columns,
    signs: signsOf(model, bands, layout),
    lines: secondLines(model, axes),
  };
}

/** Whether all names fit below their columns at every width; otherwise the chart has horizontal bars. */
export function namesFit(model: ChartModel): boolean {
  if (model.positionKind !== 'category') return true;
  const room = (columnWidths[0] * 0.85) / model.positions.length;
  return model.positions.every(({ key }) => textWidth(key) < room * 0.95);
}
