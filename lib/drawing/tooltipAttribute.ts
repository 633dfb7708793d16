/** The data of a chart's tooltips as an attribute, which `lib/charts/browser` reads. */
import type { Locale } from '@/content-types/locales';
import { separator } from './browser/tooltipData';
import type { TooltipData, TooltipPositions, TooltipSeries, TooltipTexts } from './browser/tooltipData';
import { isPercentUnit, changeMeasure } from '@/lib/data/valueChanges';
import type { Series } from '@/lib/data/readSeries';
import { comparedDate, formatDate } from '@/lib/i18n/format/date';
import { formatNumber, formatQuantity, unitSpace } from '@/lib/i18n/format/number';
import { percentagePoints } from '@/lib/i18n/format/percentagePoints';
import { messagesByLocale } from '@/lib/i18n/messages';
import type { ChartModel } from './model/chartModel';
import { plotSize } from './browser/chartMetrics';
import { stackSeries } from './stack';

/** A note on how certain a value is; replaces a missing number, otherwise follows it. */
function noteAt(series: Series, index: number, language: Locale): string {
  const { signs, statuses } = messagesByLocale[language].charts;
  const [kind = 'unavailable', status = 'measured'] = [series.kinds[index], series.statuses[index]];
  const value = series.values[index] ?? null;
  const how = status === 'measured' || value === null ? '' : `, ${statuses[status]}`;
  if (kind === 'known') return how;
  return kind === 'uncertain' && value !== null ? `, ${signs.uncertain}${how}` : `${signs[kind]}${how}`;
}

/** The bounds of a value with their names: `, Untergrenze 18,0, Obergrenze 22,2`. */
function rangeNote({ intervals, boundNames, decimals }: Series, index: number, language: Locale): string {
  const interval = intervals[index] ?? null;
  if (interval === null || boundNames === null) return '';
  const ends = (['low', 'high'] as const).map(
    (end) => `, ${boundNames[end]} ${formatNumber(interval[end], language, { decimals })}`,
  );
  return ends.join('');
}

/** The drawn shares of amounts: `, 38,5 %`. */
function shareNotes(series: Series, { series: all, stacking }: ChartModel, language: Locale): readonly string[] {
  if (stacking !== 'percent' || isPercentUnit(series.unit)) return [];
  const segments = stackSeries(all, stacking)[all.indexOf(series)] ?? [];
  return segments.map((segment) =>
    segment === null ? '' : `, ${formatQuantity(segment.to - segment.from, '%', language, { decimals: 1 })}`,
  );
}

/** Whether a change would mislead: between uncertain values, from a scenario, across a break, or between different statuses. */
function isIncomparable({ kinds, statuses }: Series, index: number, { positions, marks }: ChartModel): boolean {
  const [before = 0, at = 0] = [positions[index - 1]?.at, positions[index]?.at];
  const isBroken = marks.some((mark) => mark.type === 'break' && mark.at > before && mark.at <= at);
  const isUnsure = kinds[index] === 'uncertain' || kinds[index - 1] === 'uncertain';
  return isBroken || isUnsure || statuses[index - 1] === 'scenario' || statuses[index - 1] !== statuses[index];
}

interface ChangeIn {
  readonly series: Series;
  readonly measure: ReturnType<typeof changeMeasure>;
  readonly model: ChartModel;
  readonly language: Locale;
}

/** The change from the previous position: `+0,04 Prozentpunkte`; empty if there is none. */
function changeAt(index: number, { series, measure, model, language }: ChangeIn): string {
  const { values, unit, decimals } = series;
  const [value = null, before = null] = [values[index], values[index - 1]];
  if (value === null || before === null || isIncomparable(series, index, model)) return '';
  const difference = value - before;
  if (measure === 'percent') {
    const options = { decimals: 1, signed: true };
    return before > 0 ? formatQuantity((difference / before) * 100, '%', language, options) : '';
  }
  if (measure === 'points') return percentagePoints(difference, language, decimals);
  return formatQuantity(difference, unit, language, { decimals, signed: true });
}

/** A unit with a base, such as `Index, 2020 = 100`, is named at the axis, not after each number. */
function unitBehind({ unit }: Series): string | null {
  return unit?.includes('=') === true ? null : unit;
}

/** A series with its values as texts. */
export function tooltipSeries(series: Series, model: ChartModel, language: Locale): TooltipSeries {
  const { decimals, values, label } = series;
  const unit = unitBehind(series);
  const shares = shareNotes(series, model, language);
  const notes = values.map((_, index) =>
    [shares[index], noteAt(series, index, language), rangeNote(series, index, language)].join(''),
  );
  const texts = values.map((value, index) => {
    const note = notes[index] ?? '';
    return note === '' || note.startsWith(',') ? formatNumber(value, language, { decimals }) : '';
  });
  // Names have no order, and Leichte Sprache does not compare numbers.
  const hasChanges = model.positionKind !== 'category' && language !== 'ls';
  const areAmounts = values.every((value) => value === null || value >= 0);
  const change = { series, measure: changeMeasure(unit, areAmounts), model, language };
  const changes = hasChanges ? values.map((_, index) => changeAt(index, change)) : [];
  return {
    name: label,
    unit: unit === null ? null : `${unitSpace(unit, language)}${unit}`,
    spoken: unit === null ? null : ` ${unit === '%' ? messagesByLocale[language].charts.ask.percent : unit}`,
    values: texts.join(separator),
    changes: changes.join(separator),
    notes: Object.fromEntries([...notes.entries()].filter(([, note]) => note !== '')),
  };
}

function textsIn(language: Locale): TooltipTexts {
  const { charts, colon } = messagesByLocale[language];
  return { ...charts.ask, change: charts.change, colon };
}

/** The value of the attribute `data-ask` of a chart's drawing. */
export function tooltipAttribute(
  model: ChartModel,
  language: Locale,
  places: TooltipPositions & Pick<TooltipData, 'period' | 'saysSeries'>,
): string {
  const { groups, positions, positionKind, series, second } = model;
  const names = positions.map(({ key }) => formatDate(key, language));
  const compared = positions.map(({ key }) => comparedDate(key, language));
  const data: TooltipData = {
    names: groups.length === 0 ? names : names.map((name, index) => `${name}, ${groups[index] ?? ''}`),
    ...(compared.every((name, index) => name === names[index]) ? {} : { since: compared }),
    isInTime: positionKind !== 'category',
    series: [...series, ...second].map((one) => tooltipSeries(one, model, language)),
    texts: textsIn(language),
    ...places,
  };
  return JSON.stringify(data);
}

/** A place in the plot in thousandths of `whole`, as `TooltipPositions` has it. */
export function thousandths(place: number, whole: number): number {
  return Math.round((place / whole) * 1000);
}

interface Mark {
  readonly series: number;
  /** Both ends, in units of the plot. */
  readonly from: number;
  readonly to: number;
}

/** The ends of marks in rows, or their middles if they are parts, by series and position; in thousandths. */
export function placesInRows<Row>(
  { series }: ChartModel,
  rows: readonly Row[],
  marksOf: (row: Row) => readonly Mark[],
  areParts = false,
): readonly (readonly (number | null)[])[] {
  const placed = rows.map((row) => new Map(marksOf(row).map((mark) => [mark.series, mark])));
  return series.map((_, index) =>
    placed.map((marks) => {
      const mark = marks.get(index);
      if (mark === undefined) return null;
      return thousandths(areParts ? (mark.from + mark.to) / 2 : mark.to, plotSize.width);
    }),
  );
}
