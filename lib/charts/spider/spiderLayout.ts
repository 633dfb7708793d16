/** The layout of a spider chart. It does not stretch, so its units are px. */
import { lineRadial } from 'd3-shape';
import type { Locale } from '@/content-types/locales';
import { certaintyAt } from '@/lib/drawing/model/certainty';
import type { Certainty } from '@/lib/drawing/model/certainty';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import {
  columnWidths,
  fontSize,
  overlap,
  roundToTenth,
  wideColumn,
  widestText,
  wrapText,
} from '@/lib/drawing/browser/chartMetrics';
import type { Box, Tick } from '@/lib/drawing/browser/chartMetrics';
import { valueScale } from '@/lib/drawing/valueScale';

/** Narrower than the narrowest column; wide ones have names on both sides. */
export const wheelSize = { width: 256, height: 288 } as const;

export const wheelCenter = { x: wheelSize.width / 2, y: wheelSize.height / 2 };

const radius = 100;
const textRadius = radius + 12;

/** How far names may extend on each side. */
export const sideRoom = (columnWidths[wideColumn] - wheelSize.width) / 2;

const mostLines = 3;
export const nameLineHeight = 1.15;
const linePx = fontSize * nameLineHeight;

const valueTicks = 4;

export interface SpiderAxis {
  readonly name: string;
  /** Its end on the rim. */
  readonly x: number;
  readonly y: number;
  /** The place of its number; `nameY` is the middle of the first line of its name. */
  readonly textX: number;
  readonly textY: number;
  readonly nameY: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly lines: readonly string[];
}

export interface SpiderPoint {
  readonly x: number;
  readonly y: number;
  readonly certainty: Certainty;
}

export interface SpiderSeries {
  /** Relative to the centre. */
  readonly path: string;
  /** By position; null for an unknown value. */
  readonly at: readonly (SpiderPoint | null)[];
  readonly points: readonly SpiderPoint[];
}

export interface SpiderLayout {
  readonly axes: readonly SpiderAxis[];
  /** Their places are distances from the centre. */
  readonly ticks: readonly Tick[];
  readonly series: readonly SpiderSeries[];
  /** Whether names fit around the wheel in wide columns; otherwise they are listed by number. */
  readonly namesFit: boolean;
}

function axisOf(name: string, angle: number): SpiderAxis {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const textX = roundToTenth(wheelCenter.x + sine * textRadius);
  const textY = roundToTenth(wheelCenter.y - cosine * textRadius);
  const anchor = Math.abs(sine) < 0.1 ? 'middle' : sine > 0 ? 'start' : 'end';
  const room = anchor === 'middle' ? radius * 2 : sideRoom + (anchor === 'end' ? textX : wheelSize.width - textX);
  const lines = wrapText(name, room);
  // Lines extend upwards above the wheel, downwards below it, and both ways at its sides.
  const above = ((lines.length - 1) * linePx * (1 + cosine)) / 2;
  return {
    name,
    x: roundToTenth(wheelCenter.x + sine * radius),
    y: roundToTenth(wheelCenter.y - cosine * radius),
    textX,
    textY,
    nameY: roundToTenth(textY - above),
    anchor,
    lines,
  };
}

/** The box that the name of an axis covers. */
export function nameBox({ textX, nameY, anchor, lines }: SpiderAxis): Box {
  const width = widestText(lines);
  const left = anchor === 'start' ? textX : anchor === 'end' ? textX - width : textX - width / 2;
  const top = nameY - linePx / 2;
  return { left, right: left + width, top, bottom: top + lines.length * linePx };
}

function fits(axes: readonly SpiderAxis[]): boolean {
  const boxes = axes.map(nameBox);
  const isInside = ({ left, right, top, bottom }: Box): boolean =>
    left >= -sideRoom && right <= wheelSize.width + sideRoom && top >= 0 && bottom <= wheelSize.height;
  const isFree = (box: Box, index: number): boolean => boxes.slice(index + 1).every((other) => !overlap(box, other));
  return axes.every(({ lines }) => lines.length <= mostLines) && boxes.every(isInside) && boxes.every(isFree);
}

interface Place {
  readonly angle: number;
  readonly distance: number;
}

const outline = lineRadial<Place | null>()
  .defined((place) => place !== null)
  .angle((place) => place?.angle ?? 0)
  .radius((place) => place?.distance ?? 0)
  .digits(1);

/** The layout of a spider chart. The model has three or more names and no negative values. */
export function spiderLayout(model: ChartModel, locale: Locale): SpiderLayout {
  const angleOf = (index: number): number => (index / model.positions.length) * 2 * Math.PI;
  const scale = valueScale({ ...model, yMin: undefined, marks: [] }, [0, radius], valueTicks, locale);
  const axes = model.positions.map(({ key }, index) => axisOf(key, angleOf(index)));
  const series = model.series.map((one): SpiderSeries => {
    const places = one.values.map((value, index) =>
      value === null
        ? null
        : { angle: angleOf(index), distance: scale.place(value), certainty: certaintyAt(one, index) },
    );
    const at = places.map((place) =>
      place === null
        ? null
        : {
            x: roundToTenth(wheelCenter.x + Math.sin(place.angle) * place.distance),
            y: roundToTenth(wheelCenter.y - Math.cos(place.angle) * place.distance),
            certainty: place.certainty,
          },
    );
    const points = at.filter((point) => point !== null);
    return { path: outline([...places, places[0] ?? null]) ?? '', at, points };
  });
  return { axes, ticks: scale.ticks, series, namesFit: fits(axes) };
}
