/** What a chart shows of the value that is asked: a box beside it, a line and a ring. */
import type { TooltipData } from '@/lib/drawing/browser/tooltipData';
import { shownPoints, clamp } from './chartPoints';
import type { Point, ShownChart, PointPosition } from './chartPoints';
import { createPart } from './createPart';
import { changeText, comparison, valueText } from './texts';

export interface TooltipParts {
  readonly tooltip: HTMLElement;
  readonly ring: HTMLElement;
  readonly line: HTMLElement;
}

/** Of more series only the one that is asked has room. */
const mostLines = 6;

/** Letters of a unit that is a sign, with its space: `%`, `Fr.`, `km²`. */
const longestSign = 5;

/** Px: from the value, and from the edges of the window. */
const gap = 14;
const margin = 8;

/** The sign of a series as in the legend. */
function signOf({ sheet }: ShownChart, series: number): Node | string {
  const sign = sheet.closest('[data-chart]')?.querySelector(`[data-switch="${series}"] svg`);
  return sign?.cloneNode(true) ?? '';
}

/** A unit in words that all values have is said once, in the head: behind numbers it would leave them no room. */
function unitOfAll({ series }: TooltipData): string {
  const unit = series[0]?.unit ?? '';
  return unit.length > longestSign && series.every((one) => one.unit === unit) ? unit : '';
}

function linesOf(shown: ShownChart, point: Point, unit: string): readonly HTMLElement[] {
  const { data } = shown;
  const all = shownPoints({ ...shown, first: point.position, last: point.position });
  const own = all.length > mostLines ? [point] : all;
  return own.flatMap((one) => [
    createPart('data-sign', signOf(shown, one.series)),
    createPart(
      one.series === point.series && own.length > 1 ? 'data-own' : 'data-name',
      data.series[one.series]?.name ?? '',
    ),
    createPart('data-value', valueText(data, one).replace(unit, '')),
    createPart('data-change', changeText(data, one).replace(unit, '')),
  ]);
}

export function fillTooltip(tooltip: HTMLElement, shown: ShownChart, point: Point): void {
  const { data } = shown;
  const unit = unitOfAll(data);
  const lines = linesOf(shown, point, unit);
  const hasChanges = lines.some((line) => line.hasAttribute('data-change') && line.textContent !== '');
  const title = createPart('data-title', `${data.names[point.position] ?? ''}${unit && `,${unit}`}`);
  const since = createPart('data-since', hasChanges ? comparison(data, point.position, '') : '');
  tooltip.replaceChildren(title, since, ...lines);
}

/** To a place in the window. */
function move(element: HTMLElement, left: number, top: number): void {
  const origin = element.offsetParent?.getBoundingClientRect();
  element.style.setProperty('left', `${Math.round(left - (origin?.left ?? 0))}px`);
  element.style.setProperty('top', `${Math.round(top - (origin?.top ?? 0))}px`);
}

/** Below what covers the upper edge of the window. */
function topOfWindow(): number {
  const header = document.querySelector('[data-site-header]:not([data-hidden])');
  return Math.max(header?.getBoundingClientRect().bottom ?? 0, 0) + margin;
}

/**
 * The line runs through all series of a position, the ring is around the value, the box beside them and the pointer, on the
 * side that has room, else above or below: never over the edges of the window. `pointerX`: where the pointer is, as it must
 * not come to lie under the box.
 */
export function placeTooltip(
  { tooltip, ring, line }: TooltipParts,
  { by }: TooltipData,
  spot: PointPosition,
  pointerX?: number,
): void {
  const { box } = spot;
  const [x, y] = [spot.x ?? box.left + box.width / 2, spot.y ?? box.top + box.height / 2];
  ring.hidden = spot.x === null || spot.y === null;
  line.hidden = by !== 'x';
  move(ring, x, y);
  move(line, x, box.top);
  line.style.setProperty('height', `${Math.round(box.height)}px`);
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth: width, offsetHeight: height } = tooltip;
  const [top, bottom] = [topOfWindow(), clientHeight - height - margin];
  const [right, left] = [Math.max(x, pointerX ?? x) + gap, Math.min(x, pointerX ?? x) - gap - width];
  const isRight = right + width <= clientWidth - margin;
  const above = y - gap - height;
  if (isRight || left >= margin) move(tooltip, isRight ? right : left, clamp(y - height / 2, top, bottom));
  else
    move(
      tooltip,
      clamp(x - width / 2, margin, clientWidth - width - margin),
      above >= top ? above : clamp(y + gap, top, bottom),
    );
}
