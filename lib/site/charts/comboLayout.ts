/** Columns measured on the left, and lines measured on the right. */
import type { Locale } from '@/content-types/locales';
import type { ChartModel } from './chartModel';
import { columnLayout } from './columnLayout';
import type { ColumnLayout } from './columnLayout';
import { linesOf } from './lineLayout';
import type { Line } from './lineLayout';
import { secondScale } from './secondScale';
import { upwardScale } from './uprightLayout';
import type { SecondAxis } from './uprightLayout';

export interface ComboLayout extends ColumnLayout {
  /** One for each of `ChartModel.second`. */
  readonly lines: readonly Line[];
}

/** The axis on the right of a chart that has one. */
export function secondAxisOf(model: ChartModel, locale: Locale): SecondAxis {
  const values = secondScale(model.second, upwardScale(model, locale), locale);
  return { values, unit: model.second[0]?.unit ?? null };
}

/** The layout of columns with lines. */
export function comboLayout(model: ChartModel, locale: Locale): ComboLayout {
  const second = secondAxisOf(model, locale);
  const layout = columnLayout(model, locale, second);
  const own: ChartModel = { ...model, series: model.second, stacking: 'none' };
  return { ...layout, lines: linesOf(own, { values: second.values, place: layout.place }) };
}
