/** The tooltip of a value: a box beside it, a line and a ring. */
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

/** With more series, the tooltip names only its own. */
const mostLines = 6;

/** Maximum length of a unit that is a symbol, with its space: `%`, `Fr.`, `km²`. */
const longestSign = 5;

/** Distances from the value, and from the edges of the window, in px. */
const gap = 14;
const margin = 8;

/** The symbol of a series, copied from the legend. */
function signOf({ sheet }: ShownChart, series: number): Node | string {
  const sign = sheet.closest('[data-chart]')?.querySelector(`[data-switch="${series}"] svg`);
  return sign?.cloneNode(true) ?? '';
}

/** A long unit that all values share; it is written once in the title, because after each number it would take too much room. */
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

/** Moves an element to a place in the window. */
function move(element: HTMLElement, left: number, top: number): void {
  const origin = element.offsetParent?.getBoundingClientRect();
  element.style.setProperty('left', `${Math.round(left - (origin?.left ?? 0))}px`);
  element.style.setProperty('top', `${Math.round(top - (origin?.top ?? 0))}px`);
}

/** The upper end of the free part of the window, below a visible header. */
function topOfWindow(): number {
  const header = document.querySelector('[data-site-header]:not([data-hidden])');
  return Math.max(header?.getBoundingClientRect().bottom ?? 0, 0) + margin;
}

/**
 * Draws the line through all series of a position and the ring around the value. The box is on the side with enough room, else above
 * or below, and always inside the window. `pointerX`: the pointer in px of the window, which the box must not cover.
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
