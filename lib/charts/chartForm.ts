/** What form a chart has, in words: `Liniendiagramm, 2002–2026`. */
import type { DrawnKind } from '@/content-types/drawnKinds';
import type { Locale } from '@/content-types/locales';
import { formatDate } from '@/lib/i18n/format/date';
import { formatRange } from '@/lib/i18n/format/number';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import { dropsTimeScale } from '@/lib/drawing/bandScale';
import { ofPoints } from '@/lib/drawing/model/chartModel';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { namesFit } from './column/columnLayout';
import { scaleOfDots } from './dot/dotLayout';
import type { Mark } from '@/lib/drawing/marks';
import { hasOwnScales } from './panels/panelScales';
import { insteadOf } from './suits';
import { secondAxisOf } from './line/lineLayout';
import { upwardScale } from '@/lib/drawing/uprightLayout';

/** The kind as which a chart is drawn: the one that editors chose, or the closest one that its data allow. */
export function drawnAs(model: ChartModel): DrawnKind {
  const { series, stacking } = model;
  const kind = insteadOf(model);
  if (kind === 'area') return series.length > 1 && stacking === 'none' ? 'line' : kind;
  if (kind !== 'column' && kind !== 'stacked') return kind;
  if (!namesFit(model)) return 'bar';
  return stacking === 'none' ? 'column' : 'stacked';
}

/** Their values run upwards, so that all annotations have a place. */
const withAllMarks: readonly DrawnKind[] = ['line', 'area', 'column', 'stacked', 'combo'];

/** Their values run to the right: lines at a value have a place. */
const withLines: readonly DrawnKind[] = ['bar', 'dot'];

/** Whether an annotation is drawn, numbered as its text. */
export function hasPlace({ type }: Mark, kind: DrawnKind): boolean {
  return withAllMarks.includes(kind) || (type === 'line' && withLines.includes(kind));
}

/** Their rows are counted, because names have no beginning and end. */
const countsRows: readonly DrawnKind[] = ['bar', 'dot', 'survey'];

/** Says that an axis begins away from zero; null if none does. */
function brokenAxis(model: ChartModel, kind: DrawnKind, language: Locale, words: Messages['charts']): string | null {
  if (secondAxisOf(model, language)?.values.leavesOutZero === true) return words.rightNotFromZero;
  const scale = kind === 'line' ? upwardScale(model, language) : kind === 'dot' ? scaleOfDots(model, language) : null;
  return scale?.leavesOutZero === true ? words.notFromZero : null;
}

/** Their columns have places in time. */
const withBands: readonly DrawnKind[] = ['column', 'stacked'];

/** Of what the drawing is not true to scale. */
function scaleNotes(model: ChartModel, language: Locale, words: Messages['charts']): readonly string[] {
  const kind = drawnAs(model);
  const intervals = withBands.includes(kind) && dropsTimeScale(model) ? words.unequalIntervals : null;
  return [intervals, brokenAxis(model, kind, language, words)].filter((note) => note !== null);
}

/** Which of several measures is drawn, unless a legend of its range names it, and what is in the table only. */
function tableNotes(model: ChartModel, words: Messages['charts']): readonly string[] {
  const { measure, series, joined, leftOut } = model;
  const rest = series.at(-1)?.label ?? '';
  const isInLegend = drawnAs(model) === 'line' && series.some(({ boundNames }) => boundNames !== null);
  return [
    ...(measure === null || isInLegend ? [] : [fill(words.selection.shown, { series: measure })]),
    ...(joined.length === 0 ? [] : [fill(words.joined, { rest, series: joined.join(', ') })]),
    ...(leftOut.length === 0 ? [] : [fill(words.alsoInTable, { series: leftOut.join(', ') })]),
  ];
}

/** What who sees the drawing has to know of it: where it is not true to scale, and what is in the table only. Empty if nothing. */
export function drawingNotes(model: ChartModel, language: Locale, { charts }: Messages): string {
  const notes = [...scaleNotes(model, language, charts), ...tableNotes(model, charts)];
  return notes.map((note) => note.slice(0, 1).toLocaleUpperCase() + note.slice(1)).join('. ');
}

/** Kind, number of series if there are several, and what it spans. */
export function chartForm(model: ChartModel, language: Locale, { charts, colon }: Messages): string {
  const { positions, positionKind, periods } = model;
  const series = [...model.series, ...model.second];
  const kind = drawnAs(model);
  const isNames = positionKind === 'category';
  const times = isNames ? periods : positions;
  const [first, last] = [times.at(0)?.key ?? '', times.at(-1)?.key ?? ''];
  // Points are counted: their series are axes, which have names.
  const isPoints = ofPoints.includes(kind);
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
