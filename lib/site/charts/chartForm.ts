/** What form a chart has, in words: `Liniendiagramm, 2002–2026`. */
import type { DrawnKind } from '@/content-types/indicatorData';
import type { Locale } from '@/content-types/locales';
import { formatDate } from '@/lib/language/format/date';
import { formatRange } from '@/lib/language/format/number';
import { fill } from '@/lib/language/fill';
import type { Messages } from '@/lib/language/messages';
import type { ChartModel } from './chartModel';
import { namesFit } from './columnLayout';

/** The kind as which a chart is drawn at every size; undefined if that differs. */
export function drawnAs(model: ChartModel): DrawnKind | undefined {
  const { kind, series, stacking } = model;
  if (kind === 'area') return series.length > 1 && stacking === 'none' ? 'line' : kind;
  if (kind !== 'column' && kind !== 'stacked') return kind;
  const upright = stacking === 'none' ? 'column' : 'stacked';
  if (namesFit(model, 'narrow')) return upright;
  return namesFit(model, 'medium') || namesFit(model, 'wide') ? undefined : 'bar';
}

/** Kind, number of series if there are several, and what it spans. */
export function chartForm(model: ChartModel, language: Locale, { charts }: Messages): string {
  const { series, positions, positionKind } = model;
  const kind = drawnAs(model);
  const [first, last] = [positions.at(0)?.key ?? '', positions.at(-1)?.key ?? ''];
  const isNames = positionKind === 'category';
  const count = kind === 'bar' && isNames ? fill(charts.rows, { count: String(positions.length) }) : null;
  const span = isNames ? null : formatRange(formatDate(first, language), formatDate(last, language));
  const several = series.length > 1 ? fill(charts.seriesCount, { count: String(series.length) }) : null;
  return [kind === undefined ? charts.chart : charts.kinds[kind], several, span, count]
    .filter((part) => part !== null)
    .join(', ');
}
