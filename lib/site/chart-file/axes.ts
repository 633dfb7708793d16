/** Axes around a plot, with their texts, and the annotations of editors. */
import { fontSize, plotSize } from '@/lib/site/charts/frame';
import { numberPlace } from '@/lib/site/charts/markTexts';
import type { Mark } from '@/lib/site/charts/marks';
import type { UprightLayout } from '@/lib/site/charts/uprightLayout';
import type { ValueScale } from '@/lib/site/charts/valueScale';
import { colour } from './colours';
import { gridLook, hasRoom, markLook, zeroLook } from './drawing';
import { element, path, tenths, text } from './elements';
import { lineHeight, linesIn } from './flow';
import type { Plot } from './plot';

export function drawGrid({ ticks }: ValueScale, plot: Plot): string {
  return path(ticks.map(({ at }) => `M${plot.left} ${plot.y(at)}h${tenths(plot.width)}`).join(''), gridLook);
}

export function drawZero({ place, base }: ValueScale, plot: Plot): string {
  return path(`M${plot.left} ${plot.y(place(base))}h${tenths(plot.width)}`, zeroLook);
}

export function drawAxisTexts(
  { values, positionTicks }: Pick<UprightLayout, 'values' | 'positionTicks'>,
  plot: Plot,
): string {
  const middle = fontSize * 0.35;
  return [
    ...values.ticks.map(({ at, text: value }) =>
      text(plot.left - fontSize * 0.75, plot.y(at) + middle, value, { anchor: 'end', ink: 'ink-2' }),
    ),
    ...positionTicks
      .filter(({ from }) => hasRoom(from))
      .map(({ at, text: name, anchor }) =>
        text(plot.x(at), plot.top + plot.height + fontSize * 1.5, name, { anchor, ink: 'ink-2' }),
      ),
  ].join('');
}

/** A broken foot of the axis if it begins away from zero. */
export function drawBreak(values: ValueScale, plot: Plot, x: number): string {
  if (!values.leavesOutZero) return '';
  const at = values.place(values.base);
  const turned = at < plotSize.height / 2 ? ' scale(1 -1)' : '';
  const transform = `translate(${tenths(x)} ${plot.y(at)})${turned}`;
  return path('M0 0V-5L-5 -8L5 -13L0 -16V-24', { ...zeroLook, transform });
}

export function markNumber(number: number, x: number, y: number): string {
  const look = { anchor: 'middle', size: 10.4, isBold: true, ink: 'paper' } as const;
  return (
    element('circle', { cx: tenths(x), cy: tenths(y), r: 8.5, fill: colour('ink-2') }) +
    text(x, y + 3.6, String(number), look)
  );
}

export function drawMarks(marks: readonly Mark[], layout: UprightLayout, plot: Plot): string {
  const bottom = plot.top + plot.height;
  const across = marks.map((mark) => {
    if (mark.type === 'line')
      return path(`M${plot.left} ${plot.y(layout.values.place(mark.value))}h${tenths(plot.width)}`, markLook);
    if (mark.type === 'break') return path(`M${plot.x(layout.place(mark.at))} ${plot.top}V${bottom}`, markLook);
    if (mark.type === 'point') return '';
    const [start, end] = [plot.x(layout.place(mark.from)), plot.x(layout.place(mark.to))];
    return path(`M${start} ${plot.top}H${end}V${bottom}H${start}z`, { fill: colour('ink'), 'fill-opacity': 0.07 });
  });
  const numbers = marks.map((mark, index) => {
    const { x, y, dy } = numberPlace(mark, layout);
    const point =
      mark.type === 'point'
        ? element('circle', {
            cx: plot.x(x),
            cy: plot.y(y),
            r: 5,
            fill: 'none',
            stroke: colour('ink'),
            'stroke-width': 1.5,
          })
        : '';
    return point + markNumber(index + 1, plot.x(x), plot.y(y) + dy * fontSize);
  });
  return [...across, ...numbers].join('');
}

export function drawSecondAxis({ second }: UprightLayout, plot: Plot): string {
  if (second === undefined) return '';
  const x = plot.left + plot.width;
  const ticks = second.values.ticks.map(({ at, text: value }) =>
    text(x + fontSize * 0.75, plot.y(at) + fontSize * 0.35, value, { ink: 'ink-2' }),
  );
  return ticks.join('') + drawBreak(second.values, plot, x);
}

export function drawEndLabels({ endLabels = [] }: UprightLayout, plot: Plot): string {
  return endLabels
    .flatMap(({ lines, y }) =>
      lines.map((words, index) =>
        text(plot.left + plot.width + fontSize * 0.8, plot.y(y) + index * fontSize * 1.2, words, { isBold: true }),
      ),
    )
    .join('');
}

interface Units {
  readonly height: number;
  readonly draw: (left: number, right: number) => string;
}

/** The units above both axes, each with half of the room if there are two. */
export function unitsOf({ unit, second }: UprightLayout, room: number): Units {
  const other = second?.unit ?? null;
  const width = other === null ? room : room / 2 - fontSize;
  const [own, others] = [unit, other].map((words) => linesIn(words ?? '', width));
  const count = Math.max(own?.length ?? 0, others?.length ?? 0);
  const y = (index: number, lines: readonly string[] = []): number =>
    fontSize + (count - lines.length + index) * fontSize * lineHeight;
  return {
    height: count * fontSize * lineHeight,
    draw: (left, right) =>
      [
        ...(own ?? []).map((words, index) => text(left, y(index, own), words, { ink: 'ink-2' })),
        ...(others ?? []).map((words, index) => text(right, y(index, others), words, { anchor: 'end', ink: 'ink-2' })),
      ].join(''),
  };
}
