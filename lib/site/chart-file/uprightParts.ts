/** Charts with an axis upwards: lines, areas, columns, and columns with lines. */
import { hasSolidLines } from '@/lib/site/charts/certainty';
import { columnLayout } from '@/lib/site/charts/columnLayout';
import { comboLayout } from '@/lib/site/charts/comboLayout';
import { fontSize, pixelsOfRoom } from '@/lib/site/charts/frame';
import { lineLayout } from '@/lib/site/charts/lineLayout';
import { widestPlot } from '@/lib/site/charts/uprightLayout';
import type { UprightLayout } from '@/lib/site/charts/uprightLayout';
import {
  drawAxisTexts,
  drawBreak,
  drawEndLabels,
  drawGrid,
  drawMarks,
  drawSecondAxis,
  drawZero,
  unitsOf,
} from './axes';
import { drawingWidth } from './drawing';
import type { Drawn } from './drawing';
import { stacked } from './elements';
import type { Part } from './elements';
import { certaintyItems, legend, seriesItems } from './flow';
import { plotAt } from './plot';
import type { Plot } from './plot';
import { drawArea, drawColumns, drawLine, drawSigns } from './plotMarks';

/** The axes around what `draw` draws. `columns`: how many the plot has, if they limit its width. */
function upright({ model }: Drawn, layout: UprightLayout, draw: (plot: Plot) => string, columns?: number): Part {
  const left = pixelsOfRoom(layout.left);
  const isNamed = layout.endLabels !== undefined;
  const atRight = isNamed ? pixelsOfRoom(layout.end) * 1.08 : Math.max(8, pixelsOfRoom(layout.right));
  const width = Math.min(drawingWidth, widestPlot(columns)) - left - atRight;
  const units = unitsOf(layout, drawingWidth - left);
  // Numbers of marks stand above the plot, too.
  const plot = plotAt(left, units.height + fontSize * 1.1, width);
  const content = [
    units.draw(left, Math.max(left + width, left)),
    drawGrid(layout.values, plot),
    draw(plot),
    drawZero(layout.values, plot),
    drawAxisTexts(layout, plot),
    drawBreak(layout.values, plot, left),
    drawSecondAxis(layout, plot),
    drawMarks(model.marks, layout, plot),
    drawEndLabels(layout, plot),
  ].join('');
  return { height: plot.top + plot.height + fontSize * 2.2, content };
}

function withLegend(
  drawn: Drawn,
  layout: UprightLayout,
  shape: 'line' | 'fill',
  notes: 'line' | 'fill',
  chart: Part,
): Part {
  const { series, second } = drawn.model;
  const hasNames = layout.endLabels !== undefined;
  const needsNames = series.length > 1 || second.length > 0 || series.some(({ boundNames }) => boundNames !== null);
  const items = [
    ...(hasNames || !needsNames ? [] : seriesItems(drawn, shape)),
    ...certaintyItems(notes, drawn, shape !== 'line'),
  ];
  return stacked([legend(items), chart], 8);
}

export function linePart(drawn: Drawn): Part {
  const { model, locale, colourOf } = drawn;
  const layout = lineLayout(model, locale);
  const isSolid = hasSolidLines(model);
  const isOnly = model.series.length === 1;
  const draw = (plot: Plot): string =>
    layout.lines.map((one, series) => drawLine(one, plot, { series, own: colourOf(series), isSolid, isOnly })).join('');
  return withLegend(drawn, layout, 'line', 'line', upright(drawn, layout, draw));
}

export function areaPart(drawn: Drawn): Part {
  const layout = lineLayout(drawn.model, drawn.locale);
  const draw = (plot: Plot): string =>
    layout.lines.map((one, series) => drawArea(one, plot, series, drawn.colourOf(series))).join('');
  return withLegend(drawn, layout, 'fill', 'line', upright(drawn, layout, draw));
}

export function columnPart(drawn: Drawn): Part {
  const layout = columnLayout(drawn.model, drawn.locale);
  const draw = (plot: Plot): string =>
    layout.series.map((one, series) => drawColumns(one, plot, drawn.colourOf(series))).join('') +
    drawSigns(layout.signs, plot);
  return withLegend(drawn, layout, 'fill', 'fill', upright(drawn, layout, draw, layout.columns));
}

export function comboPart(drawn: Drawn): Part {
  const { model, locale, colourOf } = drawn;
  const layout = comboLayout(model, locale);
  const isSolid = hasSolidLines(model);
  const draw = (plot: Plot): string =>
    [
      ...layout.series.map((one, series) => drawColumns(one, plot, colourOf(series))),
      drawSigns(layout.signs, plot),
      ...layout.lines.map((one, index) => {
        const series = model.series.length + index;
        return drawLine(one, plot, { series, own: colourOf(series), isSolid, isOnly: false, hasHalo: true });
      }),
    ].join('');
  return withLegend(drawn, layout, 'fill', 'fill', upright(drawn, layout, draw, layout.columns));
}
