/** Shows the tooltips of charts by pointer, touch and keyboard. */
import { readTooltipData } from '@/lib/drawing/browser/tooltipData';
import { firstPoint, movePoint, keyboardMoves } from './keyboardMoves';
import { nearestPoint, pointPosition } from './chartPoints';
import type { Point, ShownChart } from './chartPoints';
import { createPart } from './createPart';
import { spokenText } from './texts';
import { fillTooltip, placeTooltip } from './tooltip';
import type { TooltipParts } from './tooltip';

/** Milliseconds until the tooltip closes after the pointer has left: on its way into the tooltip it may cross a gap. */
const leaveMs = 250;

export interface InteractiveChart {
  readonly root: HTMLElement;
  readonly sheet: HTMLElement | SVGElement;
  shown: ShownChart;
  readonly tooltipParts: TooltipParts & { readonly all: HTMLElement };
  /** A live region, which screen readers announce. */
  readonly said: HTMLElement;
  point: Point | undefined;
  /** Aborted when another chart is drawn in its place. */
  readonly life: AbortController;
}

/** By root element, what was shown when it became interactive. */
const started = new WeakMap<
  Element,
  { readonly sheet: Element; readonly text: string | undefined; readonly life: AbortController }
>();

let open: InteractiveChart | undefined;
let described = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Fades all series except that of the tooltip. */
function fadeOthers({ root }: InteractiveChart, own: number | undefined): void {
  for (const part of root.querySelectorAll<SVGElement>('[data-series]'))
    part.toggleAttribute('data-faded', own !== undefined && part.dataset['series'] !== String(own));
}

export function closeTooltip(chart = open): void {
  if (chart === undefined) return;
  clearTimeout(leaving);
  chart.tooltipParts.all.hidden = true;
  fadeOthers(chart, undefined);
  chart.point = undefined;
  if (open === chart) open = undefined;
}

/** `pointerX`: in px of the window, if the pointer opened the tooltip. */
function show(chart: InteractiveChart, point: Point, pointerX?: number): void {
  if (open !== chart) closeTooltip();
  clearTimeout(leaving);
  open = chart;
  chart.point = point;
  const { shown, tooltipParts } = chart;
  if (shown.data.series.length > 1) fadeOthers(chart, point.series);
  fillTooltip(tooltipParts.tooltip, shown, point);
  tooltipParts.all.hidden = false;
  const spot = pointPosition(shown, point);
  if (spot !== undefined) placeTooltip(tooltipParts, shown.data, spot, pointerX);
}

/** Updates the tooltip after the shown data have changed. */
export function refreshTooltip(chart: InteractiveChart): void {
  const { point, shown } = chart;
  if (point === undefined) return;
  if (point.series < shown.data.series.length) show(chart, point);
  else closeTooltip(chart);
}

/** Prefers the series or area under the pointer to the nearest value. */
function pointAt({ shown }: InteractiveChart, { clientX, clientY, target }: MouseEvent): Point | undefined {
  const found = nearestPoint(shown, clientX, clientY);
  const on = (name: 'series' | 'area'): string | undefined =>
    target instanceof Element ? target.closest<SVGElement>(`[data-${name}]`)?.dataset[name] : undefined;
  const series = Number(on('series') ?? found?.series);
  const own = found && { series, position: Number(on('area') ?? found.position) };
  return own && pointPosition(shown, own)?.y !== null && !shown.off.has(series) ? own : found;
}

function ask(chart: InteractiveChart, point: Point | undefined): void {
  if (point === undefined) return;
  const isOther = chart.point?.series !== point.series;
  show(chart, point);
  chart.said.textContent = spokenText(chart.shown.data, point, isOther);
}

function onKey(chart: InteractiveChart, event: KeyboardEvent): void {
  const move = keyboardMoves[event.key];
  if (move === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const start = chart.point ?? firstPoint(chart.shown);
  // The first arrow key shows the current point without moving.
  const isStart = chart.point === undefined && Number.isFinite(move[0]);
  ask(chart, isStart || start === undefined ? start : movePoint(chart.shown, start, move));
}

function listen(chart: InteractiveChart): void {
  const { root, sheet, life: options } = chart;
  const onFocus = (): void => {
    if (sheet.matches(':focus-visible')) ask(chart, firstPoint(chart.shown));
  };
  sheet.addEventListener('focus', onFocus, options);
  // A press on the tooltip moves the focus nowhere or to an ancestor of the chart; then the tooltip stays.
  const onBlur = (event: Event): void => {
    const next = event instanceof FocusEvent ? event.relatedTarget : null;
    if (next instanceof Node && !next.contains(root)) closeTooltip(chart);
  };
  sheet.addEventListener('blur', onBlur, options);
  const keyed = (event: Event): void => {
    if (event instanceof KeyboardEvent) onKey(chart, event);
  };
  sheet.addEventListener('keydown', keyed, options);
  const byPointer = (event: MouseEvent): void => {
    const isInside = event.target instanceof Node && sheet.contains(event.target);
    const point = isInside ? pointAt(chart, event) : undefined;
    if (point !== undefined) show(chart, point, event.clientX);
  };
  const byMouse = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') byPointer(event);
  };
  root.addEventListener('pointermove', byMouse, options);
  // Touch reacts only to taps, so that the page can scroll.
  root.addEventListener('click', byPointer, options);
  root.addEventListener('pointerenter', () => clearTimeout(leaving), options);
  const byLeaving = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') leaving = setTimeout(() => closeTooltip(chart), leaveMs);
  };
  root.addEventListener('pointerleave', byLeaving, options);
}

function onEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || open === undefined) return;
  closeTooltip();
  // Elements around the chart that close on Escape wait for the next press.
  event.preventDefault();
}

function onClickElsewhere({ target }: Event): void {
  if (target instanceof Node && open?.root.contains(target) === false) closeTooltip();
}

/** Closes the tooltip on Escape and on a click elsewhere. Call once per document. */
export function listenForDismissal(): void {
  document.addEventListener('keydown', onEscape, true);
  document.addEventListener('click', onClickElsewhere);
}

/** A text for screen readers only. */
function hiddenPart(text = ''): HTMLElement {
  const element = createPart('data-answer', text);
  element.className = 'visually-hidden';
  return element;
}

/** Undefined if the drawing has no tooltip data, or is interactive already. */
export function makeInteractive(root: HTMLElement): InteractiveChart | undefined {
  const sheet = root.querySelector<HTMLElement | SVGElement>('[data-ask]');
  const text = sheet?.dataset['ask'];
  const data = readTooltipData(text);
  const before = started.get(root);
  if (sheet === null || data === undefined || (before?.sheet === sheet && before.text === text)) return undefined;
  before?.life.abort();
  const life = new AbortController();
  started.set(root, { sheet, text, life });
  // Remove the parts of an earlier chart in the same place.
  for (const old of root.querySelectorAll('[data-answer],[data-period]')) old.remove();
  for (const part of root.querySelectorAll('[data-off]')) part.removeAttribute('data-off');
  const [line, ring, tooltip] = [createPart('data-line'), createPart('data-ring'), createPart('data-tooltip')];
  const all = createPart('data-answer', line, ring, tooltip);
  all.hidden = true;
  // The keys are announced once, as description of the drawing; values as a polite live region.
  const [keys, said] = [hiddenPart(data.texts.how), hiddenPart()];
  keys.id = `keys-${(described += 1)}`;
  sheet.setAttribute('aria-describedby', keys.id);
  said.setAttribute('role', 'status');
  root.append(keys, said, all);
  const last = data.names.length - 1;
  const shown = { sheet, data, off: new Set<number>(), first: 0, last, from: 0, to: 1000 };
  const chart: InteractiveChart = {
    root,
    sheet,
    shown,
    tooltipParts: { all, line, ring, tooltip },
    said,
    point: undefined,
    life,
  };
  sheet.setAttribute('tabindex', '0');
  // The role makes screen readers pass on arrow keys; they still read the name.
  sheet.setAttribute('role', 'application');
  sheet.setAttribute('aria-roledescription', data.texts.role);
  root.toggleAttribute('data-asked', true);
  listen(chart);
  return chart;
}
