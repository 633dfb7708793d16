/** Many series as small charts beside each other. */
import { drawnAs } from '@/lib/site/charts/chartForm';
import { fontSize, pixelsOfRoom } from '@/lib/site/charts/frame';
import { panelsLayout } from '@/lib/site/charts/panelsLayout';
import type { Panel, PanelsLayout } from '@/lib/site/charts/panelsLayout';
import { unitOf } from '@/lib/site/charts/valueText';
import { drawingWidth } from './drawing';
import type { Drawn } from './drawing';
import { placed, stacked, text } from './elements';
import type { Part } from './elements';
import { certaintyItems, legend, lineHeight, linesIn, paragraph } from './flow';
import { drawGrid, drawZero } from './axes';
import { plotAt } from './plot';
import { drawColumns, drawLine } from './plotMarks';

const plotHeight = 88;
const leastWidth = 150;
const gap = 16;

interface Place {
  readonly width: number;
  /** Of the names above all panels in a row. */
  readonly head: number;
  /** Whether the values of the axis stand beside it. */
  readonly hasTicks: boolean;
}

function nameLines({ name, value, period }: Panel, width: number): readonly string[] {
  return linesIn(`${name} ${value}${period === undefined ? '' : ` (${period})`}`, width);
}

function drawPanel(
  panel: Panel,
  { ends, endsFit }: PanelsLayout,
  { width, head, hasTicks }: Place,
  own: string,
): string {
  const { values } = panel;
  const plot = plotAt(0, head + 8, width, plotHeight);
  const lines = nameLines(panel, width);
  const top = head - lines.length * fontSize * lineHeight;
  const below = plot.top + plot.height;
  const ticks = hasTicks
    ? values.ticks.map(({ at, text: value }) =>
        text(-fontSize * 0.5, plot.y(at) + fontSize * 0.35, value, { anchor: 'end', ink: 'ink-2' }),
      )
    : [];
  const drawing =
    panel.columns === undefined
      ? drawLine(panel.line, plot, { series: 0, own, isSolid: true, isOnly: true })
      : drawColumns(panel.columns, plot, own);
  return [
    ...lines.map((line, index) => text(0, top + fontSize + index * fontSize * lineHeight, line)),
    drawGrid(values, plot),
    drawing,
    drawZero(values, plot),
    ...ticks,
    text(0, below + fontSize * 1.3, ends[0], { ink: 'ink-2' }),
    text(width, below + fontSize * (endsFit ? 1.3 : 2.5), ends[1], { anchor: 'end', ink: 'ink-2' }),
  ].join('');
}

export function panelsPart(drawn: Drawn): Part {
  const { model, locale, colourOf } = drawn;
  const hasColumns = drawnAs(model) === 'column';
  const layout = panelsLayout(model, hasColumns, locale);
  const left = pixelsOfRoom(layout.left);
  const between = layout.hasOwnScales ? gap + left : gap;
  const perRow = Math.max(1, Math.floor((drawingWidth - left + between) / (leastWidth + between)));
  const width = (drawingWidth - left - between * (perRow - 1)) / perRow;
  const rowStarts = Array.from({ length: Math.ceil(layout.panels.length / perRow) }, (_, row) => row * perRow);
  const rows = rowStarts.map((start): Part => {
    const own = layout.panels.slice(start, start + perRow);
    const head = Math.max(...own.map((panel) => nameLines(panel, width).length)) * fontSize * lineHeight;
    const panels = own.map((panel, index) =>
      placed(
        drawPanel(panel, layout, { width, head, hasTicks: index === 0 || layout.hasOwnScales }, colourOf(0)),
        left + index * (width + between),
        0,
      ),
    );
    return { height: head + 8 + plotHeight + fontSize * (layout.endsFit ? 1.7 : 2.9), content: panels.join('') };
  });
  const unit = unitOf(model);
  return stacked(
    [
      legend(certaintyItems(hasColumns ? 'fill' : 'line', drawn)),
      ...(unit === null ? [] : [paragraph(unit, { ink: 'ink-2' })]),
      ...rows,
    ],
    12,
  );
}
