/** Texts of values for tooltips, shown and spoken, with the numbers of the table. */
import { separator } from '@/lib/drawing/browser/tooltipData';
import type { TooltipData } from '@/lib/drawing/browser/tooltipData';
import type { Point } from './chartPoints';

export function valueText(
  { series }: TooltipData,
  { series: index, position }: Point,
  unit: 'unit' | 'spoken' = 'unit',
): string {
  const one = series[index];
  const value = one?.values.split(separator)[position] ?? '';
  return `${value}${value === '' ? '' : (one?.[unit] ?? '')}${one?.notes[position] ?? ''}`;
}

/** The change from the previous value; empty if there is none. */
export function changeText({ series }: TooltipData, { series: index, position }: Point): string {
  return series[index]?.changes.split(separator)[position] ?? '';
}

/** `+0,04 Prozentpunkte gegenüber 2025`. */
export function comparison({ since, names, texts }: TooltipData, position: number, change: string): string {
  const period = (since ?? names)[position - 1] ?? '';
  return texts.change.replace('{change}', change).replace('{period}', period).trim();
}

/** `2026: 0,78 Prozent, +0,04 Prozentpunkte gegenüber 2025`; begins with the series if it is another one than before, or always in maps. */
export function spokenText(data: TooltipData, point: Point, isOtherSeries: boolean): string {
  const { series, position } = point;
  const isNamed = data.saysSeries ?? (isOtherSeries && data.series.length > 1);
  const name = isNamed ? `${data.series[series]?.name ?? ''}. ` : '';
  const change = changeText(data, point);
  const compared = change === '' ? '' : `, ${comparison(data, position, change)}`;
  return `${name}${data.names[position] ?? ''}${data.texts.colon}${valueText(data, point, 'spoken')}${compared}`;
}
