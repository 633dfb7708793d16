/** The layout of a survey: one row per question, its answers as shares of all. */
import type { Locale } from '@/content-types/locales';
import { formatNumber } from '@/lib/i18n/format/number';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { plotSize, textWidth } from '@/lib/drawing/browser/chartMetrics';
import { firstFittingColumn, rowWidths } from '@/lib/drawing/rowRoom';
import { rowLayout } from '../bar/rowLayout';
import type { Row, RowBar, RowLayout } from '../bar/rowLayout';
import { stackSeries } from '@/lib/drawing/stack';

export interface Answer extends RowBar {
  /** In whole percent, without sign. */
  readonly share: string;
  /** Index of the first of `columnWidths` in which the share fits inside; undefined if there is none. */
  readonly shareFrom: number | undefined;
}

export interface SurveyLayout extends Pick<RowLayout, 'ticks' | 'namesBeside' | 'right'> {
  readonly rows: readonly (Pick<Row, 'name' | 'signs'> & { readonly answers: readonly Answer[] })[];
}

/** Around the share of an answer, in px. */
const padding = 6;

/** The layout of a survey. The model is stacked to 100 %. */
export function surveyLayout(model: ChartModel, locale: Locale): SurveyLayout {
  const { rows, ticks, namesBeside, right } = rowLayout(model, locale);
  const segments = stackSeries(model.series, model.stacking);
  const names = rows.map(({ name }) => name);
  const widths = rowWidths(names, right);
  const answerOf = (bar: RowBar, position: number): Answer => {
    const segment = segments[bar.series]?.[position];
    const share = formatNumber((segment?.to ?? 0) - (segment?.from ?? 0), locale, { decimals: 0 });
    const shareFrom = firstFittingColumn(widths, (bar.to - bar.from) / plotSize.width, textWidth(share) + padding);
    return { ...bar, share, shareFrom };
  };
  return {
    rows: rows.map(({ name, signs, bars }, position) => ({
      name,
      signs,
      answers: bars.map((bar) => answerOf(bar, position)),
    })),
    ticks,
    namesBeside,
    right,
  };
}
