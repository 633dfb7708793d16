/** Shows other points in time of a map: a chosen one, all in turn, or two side by side. */
import type { InteractiveChart, refreshTooltip } from './interactiveChart';
import type { MapPeriodsData, TooltipSeries } from '@/lib/drawing/browser/tooltipData';
import { areasAt, showRanks } from './mapRanks';
import type { AreaAtTime, ShownTime } from './mapRanks';

/** Milliseconds for which each point in time is shown while playing. */
const stepMs = 1000;

interface Controls {
  readonly range: HTMLInputElement;
  readonly compare: HTMLSelectElement;
  readonly play: HTMLElement;
  readonly shown: HTMLElement;
}

/** A map with its controls. `refreshTooltip` is passed in, because it is already loaded. */
export interface MapTools {
  readonly chart: InteractiveChart;
  readonly tools: HTMLElement;
  readonly refreshTooltip: typeof refreshTooltip;
}

/** A map with its points in time and the state of its controls. */
interface PeriodMap extends MapPeriodsData, MapTools {
  readonly controls: Controls;
  timer: ReturnType<typeof setInterval> | undefined;
}

function isPeriods(value: unknown): value is MapPeriodsData {
  return typeof value === 'object' && value !== null && 'periods' in value && 'looks' in value;
}

function readPeriods(text: string | undefined): MapPeriodsData {
  const value: unknown = JSON.parse(text ?? 'null');
  if (!isPeriods(value)) throw new Error('The controls of a map have no points in time.');
  return value;
}

/** Both gaps around a circle together, in px. */
const gaps = 3;

/** Updates the parts of an area, by their class. */
const changes: Readonly<Record<string, (part: Element, area: AreaAtTime) => void>> = {
  'charts-area': (part, { area }) => part.setAttribute('class', area),
  'charts-tile': (part, { area }) => part.setAttribute('class', area),
  'charts-tile-name': (part, { name }) => part.setAttribute('class', name),
  'charts-hatched': (part, { isUnknown }) => part.toggleAttribute('data-outside', !isUnknown),
  'charts-disk': (part, { radius }) => part.setAttribute('r', String(radius)),
  'charts-round': (part, { radius }) => part.setAttribute('stroke-width', String(radius * 2)),
  'charts-round-gap': (part, { radius }) =>
    part.setAttribute('stroke-width', String(radius === 0 ? 0 : radius * 2 + gaps)),
};

/** Updates the colours, circles and caption of a map. Areas without data stay as they are. */
function drawMap(map: Element, { period, areas }: ShownTime): void {
  map.querySelector('[data-caption]')?.replaceChildren(period.name);
  for (const part of map.querySelectorAll<SVGElement>('[data-area]')) {
    const area = areas[Number(part.dataset['area'])];
    const [kind = ''] = part.classList;
    if (area !== undefined) changes[kind]?.(part, area);
  }
}

/** The map of the page, and a second one beside it while two points in time are compared. */
function mapsOf(sheet: Element, isCompared: boolean): readonly Element[] {
  const [own, other] = sheet.children;
  if (own === undefined) return [];
  if (!isCompared) {
    other?.remove();
    return [own];
  }
  if (other !== undefined) return [own, other];
  const copy = own.cloneNode(true);
  sheet.append(copy);
  for (const plot of sheet.lastElementChild?.querySelectorAll('[data-plot]') ?? []) plot.setAttribute('data-plot', '1');
  return [...sheet.children];
}

function draw(own: PeriodMap): void {
  const { chart, controls, periods, looks } = own;
  const { range, compare, shown } = controls;
  const chosen = [range.value, compare.value].flatMap((value) => (value === '' ? [] : [periods[Number(value)]]));
  const drawn = chosen.flatMap((period) => (period === undefined ? [] : [{ period, areas: areasAt(period, looks) }]));
  const { data } = chart.shown;
  const series = drawn.flatMap(({ period }) =>
    data.series.slice(0, 1).map((one): TooltipSeries => ({ ...one, ...period })),
  );
  chart.shown = { ...chart.shown, data: { ...data, series } };
  const maps = mapsOf(chart.sheet, drawn.length > 1);
  for (const [index, time] of drawn.entries()) {
    const map = maps[index];
    if (map !== undefined) drawMap(map, time);
  }
  showRanks(chart.root, drawn, data.texts);
  const name = series[0]?.name ?? '';
  shown.textContent = name;
  for (const option of compare.options) option.disabled = option.value === range.value;
  range.setAttribute('aria-valuetext', name);
  own.refreshTooltip(chart);
}

function stop(own: PeriodMap): void {
  clearInterval(own.timer);
  own.timer = undefined;
  own.controls.play.textContent = own.play;
}

/** Also announces the point in time at which it stops. */
function stopAndAnnounce(own: PeriodMap): void {
  stop(own);
  own.chart.said.textContent = own.controls.shown.textContent;
}

function step(own: PeriodMap): void {
  const { range } = own.controls;
  // Another page or the visitor's selection has replaced the map.
  if (!range.isConnected || range.closest('[hidden]') !== null) {
    stop(own);
    return;
  }
  range.value = String(Number(range.value) + 1);
  draw(own);
  const isMoving = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (range.value === range.max || !isMoving) stopAndAnnounce(own);
}

/** Starts at the first point in time if the last one is shown. */
function play(own: PeriodMap): void {
  const { range, play: button } = own.controls;
  if (range.value === range.max) range.value = '0';
  button.textContent = own.pause;
  own.timer = setInterval(() => step(own), stepMs);
  draw(own);
}

/** Starts the controls of a map and returns the handler of their events. Throws if a control or its data are missing. */
export function mapPeriods(map: MapTools): (event: Event) => void {
  const { tools } = map;
  const range = tools.querySelector('input');
  const compare = tools.querySelector('select');
  const [button, shown] = [tools.querySelector('button'), tools.querySelector<HTMLElement>('[data-shown]')];
  if (range === null || compare === null || button === null || shown === null)
    throw new Error('A control of a map is missing.');
  const controls = { range, compare, play: button, shown };
  const own: PeriodMap = { ...map, ...readPeriods(tools.dataset['periods']), controls, timer: undefined };
  map.chart.life.signal.addEventListener('abort', () => stop(own));
  return ({ type, target }) => {
    if (type === 'click' && target === button) {
      if (own.timer === undefined) play(own);
      else stopAndAnnounce(own);
    }
    if (type !== 'input') return;
    draw(own);
    // Screen readers announce the position of a slider themselves.
    if (target === range) stop(own);
  };
}
