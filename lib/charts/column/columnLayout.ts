/** Where the columns of a chart stand. */
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
import type { SecondAxis, CartesianLayout } from '@/lib/drawing/cartesianLayout';

/** Says in the place of a column why there is none, or upon a stack why it ends there. */
export interface ColumnSign {
  /** Along the axis and upwards, in units of the plot. */
  readonly at: number;
  readonly y: number;
  readonly text: string;
  /** From which of `columnWidths` on it has room. */
  readonly from: number;
}

export interface ColumnLayout extends CartesianLayout {
  readonly series: readonly BarSeries[];
  /** How many columns stand side by side: a few in a wide plot would look like walls. */
  readonly columns: number;
  readonly signs: readonly ColumnSign[];
}

/** The signs of values that are missing or nothing, as far as they fit in a column; of a stack of what is missing in it. */
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

/** The layout of a column chart. */
export function columnLayout(model: ChartModel, locale: Locale, second?: SecondAxis): ColumnLayout {
  const bands = bandScale(model, [0, plotSize.width]);
  const axes = {
    values: verticalScale(model, locale),
    place: (at: number): number => roundToTenth(bands.place(at)),
    second,
  };
  const series = barsOf(model, bands, axes.values);
  const isBeside = model.stacking === 'none' && series.length > 1;
  const endOf = (index: number): number | undefined => {
    const last = series[index]?.bars.at(-1);
    // Beside several columns a name does not say which of them it means: only their legend has their colours.
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
  };
}

/** Whether all names fit under their columns, even in a narrow plot; else the columns lie down. */
export function namesFit(model: ChartModel): boolean {
  if (model.positionKind !== 'category') return true;
  const room = (columnWidths[0] * 0.85) / model.positions.length;
  return model.positions.every(({ key }) => textWidth(key) < room * 0.95);
}
