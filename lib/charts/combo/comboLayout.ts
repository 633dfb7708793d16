/** Columns with lines, on one axis or with a second axis on the right. */
import type { Locale } from '@/content-types/locales';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { columnLayout } from '../column/columnLayout';
import type { ColumnLayout } from '../column/columnLayout';
import { secondAxisOf, secondLines } from '../line/lineLayout';
import type { Line } from '../line/lineLayout';

export interface ComboLayout extends ColumnLayout {
  /** One for each of `ChartModel.second`. */
  readonly lines: readonly Line[];
}

/** The layout of columns with lines. */
export function comboLayout(model: ChartModel, locale: Locale): ComboLayout {
  const layout = columnLayout(model, locale, secondAxisOf(model, locale));
  return { ...layout, lines: secondLines(model, layout) };
}
