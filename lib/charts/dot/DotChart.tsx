import type { ReactNode } from 'react';
import { tooltipAttribute, placesInRows } from '@/lib/drawing/tooltipAttribute';
import { dotLayout } from './dotLayout';
import type { DotLabel } from './dotLayout';
import { plotSize, percentOf } from '@/lib/drawing/browser/chartMetrics';
import { placedRanges } from '@/lib/drawing/valueRanges';
import type { ChartViewProps } from '@/lib/drawing/chartViewProps';
import { CertaintyLegend } from '@/lib/drawing/parts/CertaintyLegend';
import { fromClass, seriesClass } from '@/lib/drawing/parts/classes';
import { Legend } from '@/lib/drawing/parts/Legend';
import { Marker } from '@/lib/drawing/parts/Marker';
import { RowRanges } from '@/lib/drawing/parts/Ranges';
import { Row, RowAxis, RowMarks, Rows } from '@/lib/drawing/parts/Rows';

const { width } = plotSize;

/** In em. */
const height = 1.75;

interface ValueProps {
  readonly label: DotLabel;
  /** Index of the first of `columnWidths` that shows values on the left; undefined if none does. */
  readonly leftFrom: number | undefined;
}

function Value({ label: { text, at, side }, leftFrom }: ValueProps): ReactNode {
  const isLeft = side === 'left';
  if (isLeft && leftFrom === undefined) return null;
  const from = isLeft ? fromClass(leftFrom ?? 0) : undefined;
  return (
    <text
      className={from === undefined ? 'charts-value' : `charts-value ${from}`}
      x={percentOf(at, width)}
      y="50%"
      dx={isLeft ? '-0.7em' : '0.7em'}
      dy="0.35em"
      textAnchor={isLeft ? 'end' : undefined}
    >
      {text}
    </text>
  );
}

/** Values by name as points on one line per name, to compare their distances instead of lengths. */
export function DotChart({ model, language, label }: ChartViewProps): ReactNode {
  const { rows, ticks, lines, namesBeside, right, leftFrom } = dotLayout(model, language);
  const x = placesInRows(model, rows, ({ dots }) => dots.map(({ series, at }) => ({ series, from: at, to: at })));
  const ask = tooltipAttribute(model, language, { by: 'y', plot: 'position', x });
  const grid = ticks.map(({ at }) => at);
  return (
    <>
      {model.series.length > 1 && <Legend model={model} language={language} shape="point" />}
      <CertaintyLegend model={model} language={language} shape="fill" />
      <Rows label={label} ask={ask} namesBeside={namesBeside} right={right}>
        <RowAxis ticks={ticks} />
        <RowMarks lines={lines} />
        {rows.map(({ name, dots, labels }, position) => (
          <Row key={name} name={name} position={position} height={height} grid={grid} lines={lines}>
            <line
              className="charts-zero"
              x1={percentOf(dots.at(0)?.at ?? 0, width)}
              x2={percentOf(dots.at(-1)?.at ?? 0, width)}
              y1="50%"
              y2="50%"
            />
            <RowRanges ranges={placedRanges(dots, () => ({ at: 0.5, half: 0.15 }))} />
            {dots.map(({ series, at, certainty }) => (
              <g
                key={series}
                data-series={series}
                className={`${seriesClass(series)} ${certainty === 'dashed' ? 'charts-unsure' : ''}`.trim()}
              >
                <Marker series={series} x={percentOf(at, width)} y="50%" isHollow={certainty !== 'solid'} />
              </g>
            ))}
            {labels.map((one) => (
              <Value key={one.side} label={one} leftFrom={leftFrom} />
            ))}
          </Row>
        ))}
      </Rows>
    </>
  );
}
