/** The form of a chart in words: `Liniendiagramm, 2002–2026`. */
import type { ChartKind } from '@/content-types/chartKinds';
import type { Locale } from '@/content-types/locales';
import { formatDate } from '@/lib/i18n/format/date';
import { formatRange } from '@/lib/i18n/format/number';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import { dropsTimeScale } from '@/lib/drawing/bandScale';
import { pointChartKinds } from '@/lib/drawing/model/chartModel';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { namesFit } from './column/columnLayout';
import { dotScale } from './dot/dotLayout';
import type { Mark } from '@/lib/drawing/chartMarks';
import { hasOwnScales } from './panels/panelScales';
import { suitableKind } from './suitableKind';
import { secondAxisOf } from './line/lineLayout';
import { verticalScale } from '@/lib/drawing/cartesianLayout';

/** The kind that is drawn: the one that editors chose, or the closest that the data allow. */
export function effectiveKind(model: ChartModel): ChartKind {
  const { series, stacking } = model;
  const kind = suitableKind(model);
  if (kind === 'area') return series.length > 1 && stacking === 'none' ? 'line' : kind;
  if (kind !== 'column' && kind !== 'stacked') return kind;
  if (!namesFit(model)) return 'bar';
  return stacking === 'none' ? 'column' : 'stacked';
}

/** Kinds with a vertical value axis, which can show all annotations. */
const withAllMarks: readonly ChartKind[] = ['line', 'area', 'column', 'stacked', 'combo'];

/** Kinds with a horizontal value axis, which can show only lines at a value. */
const withLines: readonly ChartKind[] = ['bar', 'dot'];

/** Whether this kind draws the annotation, with the number of its text. */
export function hasPlace({ type }: Mark, kind: ChartKind): boolean {
  return withAllMarks.includes(kind) || (type === 'line' && withLines.includes(kind));
}

/** Kinds whose names are counted, because names form no range. */
const countsRows: readonly ChartKind[] = ['bar', 'dot', 'survey'];

/** A note that an axis leaves out zero; null if none does. */
function brokenAxis(model: ChartModel, kind: ChartKind, language: Locale, words: Messages['charts']): string | null {
  if (secondAxisOf(model, language)?.values.leavesOutZero === true) return words.rightNotFromZero;
  const scale = kind === 'line' ? verticalScale(model, language) : kind === 'dot' ? dotScale(model, language) : null;
  return scale?.leavesOutZero === true ? words.notFromZero : null;
}

/** Kinds whose columns have places in time. */
const withBands: readonly ChartKind[] = ['column', 'stacked'];

/** Notes on where the drawing is not to scale. */
function scaleNotes(model: ChartModel, language: Locale, words: Messages['charts']): readonly string[] {
  const kind = effectiveKind(model);
  const intervals = withBands.includes(kind) && dropsTimeScale(model) ? words.unequalIntervals : null;
  return [intervals, brokenAxis(model, kind, language, words)].filter((note) => note !== null);
}

/** Notes on which of several measures is drawn, unless the legend names it, and on what is only in the table. */
function tableNotes(model: ChartModel, words: Messages['charts']): readonly string[] {
  const { measure, series, joined, leftOut } = model;
  const rest = series.at(-1)?.label ?? '';
  const isInLegend = effectiveKind(model) === 'line' && series.some(({ boundNames }) => boundNames !== null);
  return [
    ...(measure === null || isInLegend ? [] : [fill(words.selection.shown, { series: measure })]),
    ...(joined.length === 0 ? [] : [fill(words.joined, { rest, series: joined.join(', ') })]),
    ...(leftOut.length === 0 ? [] : [fill(words.alsoInTable, { series: leftOut.join(', ') })]),
  ];
}

/** Notes below the drawing: where it is not to scale, and what is only in the table. Empty if there are none. */
export function drawingNotes(model: ChartModel, language: Locale, { charts }: Messages): string {
  const notes = [...scaleNotes(model, language, charts), ...tableNotes(model, charts)];
  return notes.map((note) => note.slice(0, 1).toLocaleUpperCase() + note.slice(1)).join('. ');
}

/** Kind of chart, number of series if there are several, and the time or number of names that it covers. */
export function chartForm(model: ChartModel, language: Locale, { charts, colon }: Messages): string {
  const { positions, positionKind, periods } = model;
  const series = [...model.series, ...model.second];
  const kind = effectiveKind(model);
  const isNames = positionKind === 'category';
  const times = isNames ? periods : positions;
  const [first, last] = [times.at(0)?.key ?? '', times.at(-1)?.key ?? ''];
  // For points, positions are counted: their series are axes, which have titles.
  const isPoints = pointChartKinds.includes(kind);
  const words = isPoints ? charts.pointsCount : countsRows.includes(kind) && isNames ? charts.rows : null;
  const count = words === null || positions.length === 1 ? null : fill(words, { count: String(positions.length) });
  const when = model.period === null ? null : formatDate(model.period, language);
  const span = times.length === 0 ? when : formatRange(formatDate(first, language), formatDate(last, language));
  const panels = hasOwnScales(model) ? charts.panelsOfOwnScale : charts.panelsCount;
  const howMany = model.hasPanels ? panels : charts.seriesCount;
  const several = series.length > 1 && !isPoints ? fill(howMany, { count: String(series.length) }) : null;
  const name = kind === 'map' && model.map.geometry !== null ? charts.areaMap : charts.kinds[kind];
  const named = model.measure === null ? name : `${name}${colon}${model.measure}`;
  const parts = [named, several, span, count, ...scaleNotes(model, language, charts)];
  return parts.filter((part) => part !== null).join(', ');
}
