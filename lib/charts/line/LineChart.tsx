import { area } from 'd3-shape';
import type { ReactNode } from 'react';
import { hasSolidLines } from '@/lib/drawing/model/certainty';
import type { Line, LinePoint } from './lineLayout';
import { lineLayout, isolatedRanges, splitByCertainty, markerPoints } from './lineLayout';
import { linePath } from '@/lib/drawing/linePath';
import { plotSize, percentOf } from '@/lib/drawing/browser/chartMetrics';
import { verticalRanges } from '@/lib/drawing/valueRanges';
import type { ChartViewProps } from '@/lib/drawing/chartViewProps';
import { Marker } from '@/lib/drawing/parts/Marker';
import { Ranges } from '@/lib/drawing/parts/Ranges';
import { seriesClass } from '@/lib/drawing/parts/classes';
import { XYFrame } from '@/lib/drawing/parts/XYFrame';

type MaybePoint = LinePoint | null;

const intervalPath = area<MaybePoint>()
  .defined((point) => point !== null)
  .x((point) => point?.x ?? 0)
  .y0((point) => point?.low ?? 0)
  .y1((point) => point?.high ?? 0)
  .digits(1);

const highPath = intervalPath.lineY1();
const lowPath = intervalPath.lineY0();

/** The band of intervals around a line, with its edges. */
function Band({ line }: { readonly line: Line }): ReactNode {
  const points = [...line.points];
  if (!line.hasIntervals) return null;
  return (
    <>
      <path className="charts-interval" d={intervalPath(points) ?? ''} />
      <path className="charts-bound" d={highPath(points) ?? ''} />
      <path className="charts-bound" d={lowPath(points) ?? ''} />
      <Ranges d={verticalRanges(isolatedRanges(line))} />
    </>
  );
}

export interface SeriesProps {
  readonly series: number;
  readonly line: Line;
}

/** `hasHalo`: whether the line crosses filled shapes. */
export function SeriesLine({
  series,
  line: own,
  isSolid,
  hasHalo = false,
}: SeriesProps & { readonly isSolid: boolean; readonly hasHalo?: boolean }): ReactNode {
  const { points } = own;
  const parts = splitByCertainty(points);
  return (
    <g className={seriesClass(series)} data-series={series}>
      <Band line={own} />
      {hasHalo && <path className="charts-halo" d={linePath(points)} />}
      <path className={isSolid ? 'charts-line' : 'charts-line charts-dashed'} d={linePath(parts.solid)} />
      {isSolid && <path className="charts-line charts-unsure" d={linePath(parts.dashed)} />}
    </g>
  );
}

export interface MarkersProps {
  readonly series: number;
  readonly points: readonly LinePoint[];
}

/** Some points of a series. */
export function Markers({ series, points }: MarkersProps): ReactNode {
  return (
    <g className={seriesClass(series)} data-series={series}>
      {points.map(({ x, y, certainty }) => (
        <Marker
          key={x}
          series={series}
          x={percentOf(x, plotSize.width)}
          y={percentOf(y, plotSize.height)}
          isHollow={certainty === 'hollow'}
        />
      ))}
    </g>
  );
}

export function SeriesMarkers({ series, line, isOnly }: SeriesProps & { readonly isOnly: boolean }): ReactNode {
  return <Markers series={series} points={markerPoints(line.points, isOnly)} />;
}

/** Series over time, or over names with an order. */
export function LineChart(props: ChartViewProps): ReactNode {
  const { model, language } = props;
  const layout = lineLayout(model, language);
  const drawn = [...model.series, ...model.second];
  const lines = layout.lines.map((line, series) => ({ key: drawn[series]?.key, series, line }));
  const isOnly = lines.length === 1;
  const isSolid = hasSolidLines(model);
  return (
    <XYFrame
      {...props}
      layout={layout}
      shape="line"
      points={lines.map(({ key, ...line }) => (
        <SeriesMarkers key={key} {...line} isOnly={isOnly} />
      ))}
    >
      {lines.map(({ key, ...line }) => (
        <SeriesLine key={key} {...line} isSolid={isSolid} />
      ))}
    </XYFrame>
  );
}
