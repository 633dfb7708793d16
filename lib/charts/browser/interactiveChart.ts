/** Lets a chart be asked for its values by pointer, finger and keyboard. */
import { readTooltipData } from '@/lib/drawing/browser/tooltipData';
import { firstPoint, movePoint, keyboardMoves } from './keyboardMoves';
import { nearestPoint, pointPosition } from './chartPoints';
import type { Point, ShownChart } from './chartPoints';
import { createPart } from './createPart';
import { spokenText } from './texts';
import { fillTooltip, placeTooltip } from './tooltip';
import type { TooltipParts } from './tooltip';

/** Milliseconds until the box goes after the pointer has left the chart: on the way into the box it may cross a gap. */
const leaveMs = 250;

export interface InteractiveChart {
  readonly root: HTMLElement;
  readonly sheet: HTMLElement | SVGElement;
  shown: ShownChart;
  readonly tooltipParts: TooltipParts & { readonly all: HTMLElement };
  /** Screen readers say its text when it changes. */
  readonly said: HTMLElement;
  point: Point | undefined;
  /** Ends when something else is drawn in its place. */
  readonly life: AbortController;
}

/** What each place of a chart showed when it was started. */
const started = new WeakMap<
  Element,
  { readonly sheet: Element; readonly text: string | undefined; readonly life: AbortController }
>();

let open: InteractiveChart | undefined;
let described = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Series other than the one that is asked step back. */
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

/** `pointerX`: where the pointer is, if it asks. */
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

/** After what is shown has changed. */
export function refreshTooltip(chart: InteractiveChart): void {
  const { point, shown } = chart;
  if (point === undefined) return;
  if (point.series < shown.data.series.length) show(chart, point);
  else closeTooltip(chart);
}

/** What the pointer is on comes before what is near. */
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
  // The first arrow shows where one is.
  const isStart = chart.point === undefined && Number.isFinite(move[0]);
  ask(chart, isStart || start === undefined ? start : movePoint(chart.shown, start, move));
}

function listen(chart: InteractiveChart): void {
  const { root, sheet, life: options } = chart;
  const onFocus = (): void => {
    if (sheet.matches(':focus-visible')) ask(chart, firstPoint(chart.shown));
  };
  sheet.addEventListener('focus', onFocus, options);
  // If the box is pressed, the focus goes nowhere, or to what is around the chart: it stays then.
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
  // A tap; nothing is done before it, so that pages scroll.
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
  // What is around the chart may close with the next press.
  event.preventDefault();
}

function onClickElsewhere({ target }: Event): void {
  if (target instanceof Node && open?.root.contains(target) === false) closeTooltip();
}

/** For the whole document, once: the box goes with Escape, and with a tap elsewhere. */
export function listenForDismissal(): void {
  document.addEventListener('keydown', onEscape, true);
  document.addEventListener('click', onClickElsewhere);
}

/** For those who hear the page: a text that is not seen. */
function hiddenPart(text = ''): HTMLElement {
  const element = createPart('data-answer', text);
  element.className = 'visually-hidden';
  return element;
}

/** Undefined if the drawing says nothing, or can be asked already. */
export function makeInteractive(root: HTMLElement): InteractiveChart | undefined {
  const sheet = root.querySelector<HTMLElement | SVGElement>('[data-ask]');
  const text = sheet?.dataset['ask'];
  const data = readTooltipData(text);
  const before = started.get(root);
  if (sheet === null || data === undefined || (before?.sheet === sheet && before.text === text)) return undefined;
  before?.life.abort();
  const life = new AbortController();
  started.set(root, { sheet, text, life });
  // What was drawn before, in the same place.
  for (const old of root.querySelectorAll('[data-answer],[data-period]')) old.remove();
  for (const part of root.querySelectorAll('[data-off]')) part.removeAttribute('data-off');
  const [line, ring, tooltip] = [createPart('data-line'), createPart('data-ring'), createPart('data-tooltip')];
  const all = createPart('data-answer', line, ring, tooltip);
  all.hidden = true;
  // The keys are said once, as the description of the drawing; values politely.
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
  // Screen readers leave the arrow keys to an application, and read the rest of its name as before.
  sheet.setAttribute('role', 'application');
  sheet.setAttribute('aria-roledescription', data.texts.role);
  root.toggleAttribute('data-asked', true);
  listen(chart);
  return chart;
}
