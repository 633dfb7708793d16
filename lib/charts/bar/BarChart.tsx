import type { ReactNode } from 'react';
import { tooltipAttribute, placesInRows, thousandths } from '@/lib/drawing/tooltipAttribute';
import { plotSize, percentOf } from '@/lib/drawing/browser/chartMetrics';
import { placedRanges } from '@/lib/drawing/valueRanges';
import { rowLayout } from './rowLayout';
import type { Row as RowData, RowLayout } from './rowLayout';
import type { ChartViewProps } from '@/lib/drawing/chartViewProps';
import { CertaintyLegend } from '@/lib/drawing/parts/CertaintyLegend';
import { Legend } from '@/lib/drawing/parts/Legend';
import { HorizontalBar } from '@/lib/drawing/parts/HorizontalBar';
import { RowRanges } from '@/lib/drawing/parts/Ranges';
import { Row, RowAxis, RowMarks, Rows } from '@/lib/drawing/parts/Rows';

const { width } = plotSize;

/** In em: from one lane to the next, the thickness of a bar, and the gap between rows. */
const lane = 1.25;
const thickness = 1.1;
const between = 0.5;

/** The middle of a lane in a row with this many, as a share of its height. */
function middleOf(index: number, lanes: number): number {
  return ((index + 0.5) * lane + between / 2) / (lanes * lane + between);
}

interface ValueProps {
  readonly series: number;
  /** The end of its bar, in units of the plot. */
  readonly at: number;
  readonly text: string;
  readonly isNegative?: boolean;
  readonly layout: RowLayout;
}

function laneOf(series: number, { hasAxis, lanes }: RowLayout): string {
  return percentOf(middleOf(hasAxis ? 0 : series, lanes), 1);
}

function Value({ series, at, text, isNegative = false, layout }: ValueProps): ReactNode {
  return (
    <text
      className="charts-value"
      data-series={series}
      x={percentOf(at, width)}
      y={laneOf(series, layout)}
      dx={isNegative ? '-0.4em' : '0.4em'}
      dy="0.35em"
      textAnchor={isNegative ? 'end' : undefined}
    >
      {text}
    </text>
  );
}

interface RowBarsProps {
  readonly row: RowData;
  readonly layout: RowLayout;
}

function RowBars({ row: { bars, signs }, layout }: RowBarsProps): ReactNode {
  const { lanes } = layout;
  const half = lane / 4 / (lanes * lane + between);
  const ranges = placedRanges(bars, ({ series }) => ({ at: middleOf(series, lanes), half }));
  return (
    <>
      {bars.map((bar) => (
        <HorizontalBar key={bar.series} {...bar} y={laneOf(bar.series, layout)} thickness={thickness} />
      ))}
      <RowRanges ranges={ranges} />
      {bars.map(({ series, textAt, text, isNegative }) =>
        text === null ? null : (
          <Value key={series} series={series} at={textAt} text={text} isNegative={isNegative} layout={layout} />
        ),
      )}
      {signs.map(({ series, at, text }) => (
        <Value key={series} series={series} at={at} text={text} layout={layout} />
      ))}
    </>
  );
}

/** Amounts by name with their values; the height grows with the number of names. */
export function BarChart({ model, language, label }: ChartViewProps): ReactNode {
  const layout = rowLayout(model, language);
  const { rows, values, ticks, lines, lanes, hasAxis, left, right, namesBeside } = layout;
  const ask = tooltipAttribute(model, language, {
    by: 'y',
    plot: 'position',
    x: placesInRows(model, rows, ({ bars }) => bars, hasAxis),
    y: model.series.map((_, series) => rows.map(() => thousandths(middleOf(hasAxis ? 0 : series, lanes), 1))),
  });
  const grid = ticks.map(({ at }) => at);
  return (
    <>
      {model.series.length > 1 && <Legend model={model} language={language} shape="fill" />}
      <CertaintyLegend model={model} language={language} shape="fill" />
      <Rows label={label} ask={ask} namesBeside={namesBeside} right={right}>
        {hasAxis && <RowAxis ticks={ticks} />}
        <RowMarks lines={lines} left={left} />
        {rows.map((row, position) => (
          <Row
            key={row.name}
            name={row.name}
            position={position}
            height={lanes * lane + between}
            left={left}
            grid={grid}
            base={values.place(values.base)}
            lines={lines}
          >
            <RowBars row={row} layout={layout} />
          </Row>
        ))}
      </Rows>
    </>
  );
}
