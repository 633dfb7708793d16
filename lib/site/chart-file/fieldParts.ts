/** Charts of fields and of points: heat maps and scatter plots. */
import { fill } from '@/lib/language/fill';
import { messagesByLocale } from '@/lib/language/messages';
import { fontSize, pixelsOfRoom, plotSize } from '@/lib/site/charts/frame';
import { heatLayout } from '@/lib/site/charts/heatLayout';
import type { HeatCell } from '@/lib/site/charts/heatLayout';
import { nameOffset } from '@/lib/site/charts/pointNames';
import { lyingRanges, uprightRanges } from '@/lib/site/charts/ranges';
import { scatterLayout, scatterRanges } from '@/lib/site/charts/scatterLayout';
import type { CircleSign, ScatterLayout, ScatterPoint } from '@/lib/site/charts/scatterLayout';
import { unitOf } from '@/lib/site/charts/valueText';
import { colour } from './colours';
import { drawingWidth, drawRanges, filled, gridLook, hasRoom, marker, zeroLook } from './drawing';
import type { Drawn } from './drawing';
import { element, path, stacked, tenths, text, widthOf } from './elements';
import type { Part } from './elements';
import { certaintyItems, fillSign, legend, lineHeight, linesIn, paragraph, signItems } from './flow';
import type { LegendItem } from './flow';
import { drawAxisTexts, drawGrid } from './axes';
import { plotAt } from './plot';
import type { Plot } from './plot';

const fieldHeight = fontSize * 1.7;
const widestNames = 0.4;

const hatchLook = { fill: 'none', stroke: colour('ink-2') };

export const hatchSign = path('M1 12L13 0M13 12L25 0', hatchLook);

function fieldOf({ step, text: value }: HeatCell, x: number, y: number, width: number, hasValue: boolean): string {
  const [right, bottom] = [tenths(x + width), tenths(y + fieldHeight)];
  if (step === undefined) {
    const [center, middle] = [tenths(x + width / 2), tenths(y)];
    return path(`M${tenths(x)} ${bottom}L${center} ${middle}M${center} ${bottom}L${right} ${middle}`, hatchLook);
  }
  const ink = step >= 4 ? 'paper' : step === 3 ? 'on-chart-scale-3' : 'ink';
  const words = hasValue
    ? text(x + width / 2, y + fieldHeight / 2 + fontSize * 0.35, value, { anchor: 'middle', ink })
    : '';
  const look = { fill: colour(`chart-scale-${step}`), stroke: colour('paper') };
  return path(`M${tenths(x)} ${tenths(y)}H${right}V${bottom}H${tenths(x)}z`, look) + words;
}

export function heatPart(drawn: Drawn): Part {
  const { model, locale } = drawn;
  const { rows, classes, heads, valuesFrom } = heatLayout(model, locale);
  const unit = unitOf(model);
  const hasGaps = rows.some(({ cells }) => cells.some(({ step }) => step === undefined));
  const items = classes.map(({ step, text: words }, index) => ({
    sign: fillSign(colour(`chart-scale-${step}`)),
    text: index === 0 && unit !== null ? `${words} (${unit})` : words,
  }));
  const gaps = hasGaps ? [{ sign: hatchSign, text: messagesByLocale[locale].charts.noValue }] : [];
  const nameWidth = Math.min(Math.max(...rows.map(({ name }) => widthOf(name))), drawingWidth * widestNames);
  const left = nameWidth + 8;
  const width = drawingWidth - left;
  const names = heads
    .filter(({ from }) => hasRoom(from))
    .map(({ at, text: name, anchor }) =>
      text(left + (at / plotSize.width) * width, fontSize, name, { anchor, ink: 'ink-2' }),
    );
  let y = fontSize * 1.5;
  const fields = rows.map(({ name, cells }) => {
    const lines = linesIn(name, nameWidth);
    const height = Math.max(fieldHeight, lines.length * fontSize * lineHeight + 2);
    const [top, one] = [y + (height - fieldHeight) / 2, width / cells.length];
    const first = y + height / 2 - ((lines.length - 1) * fontSize * lineHeight) / 2 + fontSize * 0.35;
    y += height;
    return [
      ...lines.map((line, row) => text(nameWidth, first + row * fontSize * lineHeight, line, { anchor: 'end' })),
      ...cells.map((cell, index) => fieldOf(cell, left + index * one, top, one, hasRoom(valuesFrom))),
    ].join('');
  });
  const chart = { height: y + 4, content: [...names, ...fields].join('') };
  return stacked([legend([...items, ...gaps, ...signItems(drawn)]), chart], 8);
}

const circleLook = { 'fill-opacity': 0.35, 'stroke-width': 1.5 };

/** What the area of circles says. */
export function circleLegend(
  title: string,
  signs: readonly CircleSign[],
  look: Readonly<Record<string, string | number>>,
): Part {
  const head = paragraph(title);
  const tallest = Math.max(0, ...signs.map(({ radius }) => radius));
  let x = 0;
  const circles = signs.map(({ radius, text: value }) => {
    const center = x + radius + 1;
    x = center + radius + 6 + widthOf(value) + 20;
    return (
      element('circle', { cx: tenths(center), cy: tenths(tallest + 2), r: radius, ...look }) +
      text(center + radius + 6, tallest + 2 + fontSize * 0.35, value)
    );
  });
  return stacked([head, { height: tallest * 2 + 4, content: circles.join('') }], 4);
}

function drawPoint({ x, y, radius, group, certainty }: ScatterPoint, plot: Plot, { colourOf }: Drawn): string {
  const own = colourOf(group);
  if (radius === undefined) return marker(group, own, plot.x(x), plot.y(y), certainty);
  const look =
    certainty === 'solid'
      ? { fill: own, stroke: own, ...circleLook }
      : { ...filled(certainty, own), 'fill-opacity': 0 };
  return element('circle', { cx: plot.x(x), cy: plot.y(y), r: radius, ...look });
}

/** In px. */
const halfOfEnds = 4;

function rangesOf(layout: ScatterLayout, { x, y }: Plot): string {
  const { across, upwards } = scatterRanges(layout);
  const half = halfOfEnds;
  const lying = across.map(({ at, low, high }) => ({ at: y(at), low: x(low), high: x(high), half }));
  const upright = upwards.map(({ at, low, high }) => ({ at: x(at), low: y(low), high: y(high), half }));
  return drawRanges(lyingRanges(lying) + uprightRanges(upright));
}

function drawName({ name, x, y, radius, label }: ScatterPoint, plot: Plot): string {
  if (label === undefined || !hasRoom(label.from)) return '';
  const { dx, dy, anchor } = nameOffset(label.side, radius);
  return text(plot.x(x) + dx, plot.y(y) + dy, name, { anchor });
}

function sizesPart({ sizes }: ScatterLayout, { locale, colourOf }: Drawn): readonly Part[] {
  if (sizes === undefined) return [];
  const title = fill(messagesByLocale[locale].charts.circles, { name: sizes.title });
  return [circleLegend(title, sizes.signs, { fill: colourOf(0), stroke: colourOf(0), ...circleLook })];
}

function groupsPart({ groups, sizes }: ScatterLayout, drawn: Drawn): Part {
  const signOf = (index: number): string => {
    const own = drawn.colourOf(index);
    if (sizes === undefined) return marker(index, own, 13, 6);
    return element('circle', { cx: 13, cy: 6, r: 5, fill: own, stroke: own, ...circleLook });
  };
  const model = { ...drawn.model, series: drawn.model.series.slice(0, 2) };
  const items = groups.map((name, index): LegendItem => ({ sign: signOf(index), text: name }));
  return legend([...items, ...certaintyItems('fill', { ...drawn, model })]);
}

export function scatterPart(drawn: Drawn): Part {
  const layout = scatterLayout(drawn.model, drawn.locale);
  if (layout === undefined) return { height: 0, content: '' };
  const { values, columns, titles, points } = layout;
  const left = pixelsOfRoom(layout.left);
  const plot = plotAt(left, fontSize, drawingWidth - left - 8);
  const bottom = plot.top + plot.height;
  const content = [
    drawGrid(values, plot),
    path(columns.map((at) => `M${plot.x(at)} ${plot.top}V${bottom}`).join(''), gridLook),
    path(`M${plot.left} ${plot.top}V${bottom}h${tenths(plot.width)}`, zeroLook),
    drawAxisTexts(layout, plot),
    rangesOf(layout, plot),
    ...points.map((point) => drawPoint(point, plot, drawn)),
    ...points.map((point) => drawName(point, plot)),
  ];
  const parts = [
    groupsPart(layout, drawn),
    ...sizesPart(layout, drawn),
    paragraph(`↑ ${titles.upwards}`, { ink: 'ink-2' }),
    { height: bottom + fontSize * 2.2, content: content.join('') },
    paragraph(`→ ${titles.across}`, { ink: 'ink-2' }),
  ];
  return stacked(parts, 6);
}
