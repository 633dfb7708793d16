/** Stretches the plot of a chart to some of its positions, and moves the elements around it. */
import type { InteractiveChart } from './interactiveChart';
import type { SelectablePeriod } from '@/lib/drawing/browser/tooltipData';

/** A chart of which a part can be selected. */
export interface PeriodChart {
  readonly chart: InteractiveChart;
  readonly period: SelectablePeriod;
  /** Closes the tooltip. */
  readonly close: () => void;
  /** The place of a position, in thousandths of the whole plot. */
  readonly placeAlong: (position: number) => number;
}

const svg = 'http://www.w3.org/2000/svg';

/** Width of a letter in labels, and gap between two labels, in px. */
const letterWidth = 8;
const labelGap = 16;

/** Elements this close outside the plot are shown, in thousandths. */
const tolerance = 1;

/** The places of elements in the whole plot, in thousandths, before they were moved. */
const wholePlaces = new WeakMap<Element, number>();

function wholePlaceOf(element: Element): number {
  const place = wholePlaces.get(element) ?? Number.parseFloat(element.getAttribute('x') ?? '') * 10;
  wholePlaces.set(element, place);
  return place;
}

/** Moves points, signs and numbers, which do not stretch with the plot. */
function moveAlong({ sheet, shown: { from, to } }: InteractiveChart): void {
  for (const element of sheet.querySelectorAll('[data-along] [x$="%"]:not([data-stays])')) {
    const place = ((wholePlaceOf(element) - from) / (to - from)) * 1000;
    element.setAttribute('x', `${Math.round(place) / 10}%`);
    element.toggleAttribute('data-outside', place < -tolerance || place > 1000 + tolerance);
  }
}

/**
 * The positions with a label: the ends, and as many between as fit. If not all fit, labels are whole years apart. Labels at the
 * edges stay within the plot, so they take more room on their inner side.
 */
function labelled({ sheet, shown }: InteractiveChart, names: readonly string[]): readonly number[] {
  const { first, last, data } = shown;
  const span = last - first;
  const widest = Math.max(...names.slice(first, last + 1).map(({ length }) => length)) * letterWidth + labelGap;
  const room = Math.max(1, Math.ceil((widest / sheet.getBoundingClientRect().width) * span));
  const perYear = Math.max(1, Math.round((names.length - 1) / (data.period?.years ?? 1)));
  const step = room > 1 ? Math.ceil(room / perYear) * perYear : 1;
  const fromEnds = data.period?.pad === 0 ? room * 1.5 : room;
  const all = Array.from({ length: span }, (_, index) => first + index);
  const between = all.filter(
    (position) => (position - first) % step === 0 && position - first >= fromEnds && last - position >= fromEnds,
  );
  return [first, ...between, last];
}

/** Shows the page's labels below the whole plot, new ones below a part of it. */
function showTicks({ chart, placeAlong }: PeriodChart, isPart: boolean): void {
  const { sheet, shown } = chart;
  const { data, from, to, first, last } = shown;
  const ticks = sheet.querySelector('[data-ticks]');
  for (const own of ticks?.querySelectorAll('[data-new]') ?? []) own.remove();
  for (const known of ticks?.children ?? []) known.toggleAttribute('data-outside', isPart);
  if (!isPart) return;
  const { names } = data;
  for (const position of labelled(chart, names)) {
    const place = ((placeAlong(position) - from) / (to - from)) * 100;
    const text = document.createElementNS(svg, 'text');
    const anchor = position === first ? 'start' : position === last ? 'end' : 'middle';
    const isAtEdge = data.period?.pad === 0;
    for (const [name, value] of Object.entries({ x: `${place}%`, y: '100%', dy: '1.5em' }))
      text.setAttribute(name, value);
    text.setAttribute('text-anchor', isAtEdge ? anchor : 'middle');
    text.toggleAttribute('data-new', true);
    text.append(names[position] ?? '');
    ticks?.append(text);
  }
}

/** Shows the positions from `first` to `last`. */
export function showRange(own: PeriodChart, first: number, last: number): void {
  const { chart, period, placeAlong } = own;
  const { root, sheet, shown } = chart;
  const isPart = first > 0 || last < shown.data.names.length - 1;
  const [from, to] = isPart ? [placeAlong(first) - period.pad, placeAlong(last) + period.pad] : [0, 1000];
  chart.shown = { ...shown, first, last, from, to };
  const plot = sheet.querySelector('[data-stretched]');
  const height = plot?.getAttribute('viewBox')?.split(' ')[3] ?? '';
  plot?.setAttribute('viewBox', `${from} 0 ${to - from} ${height}`);
  root.toggleAttribute('data-part', isPart);
  moveAlong(chart);
  showTicks(own, isPart);
}
