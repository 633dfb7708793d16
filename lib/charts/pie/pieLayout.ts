/** The layout of a ring. It does not stretch, so its units are px. */
import { pie } from 'd3-shape';
import type { Locale } from '@/content-types/locales';
import { formatQuantity } from '@/lib/i18n/format/number';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { fontSize, overlap, roundToTenth, textWidth } from '@/lib/drawing/browser/chartMetrics';
import type { Box } from '@/lib/drawing/browser/chartMetrics';
import { signedText } from '@/lib/drawing/model/valueSigns';
import { valueText } from '@/lib/drawing/model/valueText';

/** As wide as the narrowest column. */
export const ringSize = { width: 280, height: 212 } as const;

const center = { x: ringSize.width / 2, y: ringSize.height / 2 };

/** The radius at the middle of the ring, its thickness, and the radius at which texts begin. */
const radius = 62;
export const thickness = 34;
const textRadius = radius + thickness / 2 + 6;

/** The angle between two parts. */
const gap = 0.02;

export interface Part {
  readonly name: string;
  readonly share: number;
  /** `38,5 %`. */
  readonly shareText: string;
  /** Its amount; null if the data are shares. */
  readonly value: string | null;
  /** Along the middle of the ring. */
  readonly path: string;
  readonly middle: { readonly x: number; readonly y: number };
  /** The place of its share beside the ring; null if it would overlap another one. */
  readonly label: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'end' } | null;
}

/** `angle`: clockwise from the top, in radians. */
function pointAt(angle: number, distance: number): { readonly x: number; readonly y: number } {
  return {
    x: roundToTenth(center.x + Math.sin(angle) * distance),
    y: roundToTenth(center.y - Math.cos(angle) * distance),
  };
}

/** Two arcs, because a single one cannot be a full circle. */
function arcPath(from: number, to: number): string {
  const [start, middle, end] = [from, (from + to) / 2, to].map((angle) => pointAt(angle, radius));
  const arc = (point: typeof start): string => `A${radius} ${radius} 0 0 1 ${point?.x} ${point?.y}`;
  return `M${start?.x} ${start?.y}${arc(middle)}${arc(end)}`;
}

/** The layout of a ring. The model has one series without negative values. */
export function pieLayout(model: ChartModel, locale: Locale): { readonly parts: readonly Part[] } {
  const [series] = model.series;
  const values = (series?.values ?? []).map((value) => value ?? 0);
  const sum = values.reduce((all, value) => all + value, 0);
  const isShare = model.unit === '%';
  const boxes: Box[] = [];
  const angles = pie().sort(null)(values);
  const parts = angles.map(({ startAngle, endAngle, value }, index): Part => {
    const share = sum === 0 ? 0 : (value / sum) * 100;
    const text = series === undefined ? '' : signedText(valueText(series, value, locale), series, index);
    const shareText = isShare ? text : formatQuantity(share, '%', locale, { decimals: 1 });
    const inset = endAngle - startAngle > gap * 2 && angles.length > 1 ? gap / 2 : 0;
    const { x, y } = pointAt((startAngle + endAngle) / 2, textRadius);
    const isRight = x >= center.x;
    const left = isRight ? x : x - textWidth(shareText);
    const box = { left, right: left + textWidth(shareText), top: y, bottom: y + fontSize };
    const isFree = value > 0 && boxes.every((other) => !overlap(box, other));
    if (isFree) boxes.push(box);
    return {
      name: model.positions[index]?.key ?? '',
      share,
      shareText,
      value: isShare ? null : text,
      middle: pointAt((startAngle + endAngle) / 2, radius),
      path: value > 0 ? arcPath(startAngle + inset, endAngle - inset) : '',
      label: isFree ? { x, y, anchor: isRight ? 'start' : 'end' } : null,
    };
  });
  return { parts };
}
