import { area } from 'd3-shape';
import type { ReactNode } from 'react';
import type { Line, LinePoint } from '../line/lineLayout';
import { lineLayout, splitByCertainty } from '../line/lineLayout';
import { Markers } from '../line/LineChart';
import { verticalRanges } from '@/lib/drawing/valueRanges';
import type { ChartViewProps } from '@/lib/drawing/chartViewProps';
import { Ranges } from '@/lib/drawing/parts/Ranges';
import { seriesClass } from '@/lib/drawing/parts/classes';
import { XYFrame } from '@/lib/drawing/parts/XYFrame';

const areaPath = area<LinePoint | null>()
  .defined((point) => point !== null)
  .x((point) => point?.x ?? 0)
  .y0((point) => point?.base ?? 0)
  .y1((point) => point?.y ?? 0)
  .digits(1);

const edgePath = areaPath.lineY1();

interface AreaProps {
  readonly series: number;
  readonly line: Line;
}

/** Values that are not measured are paler, below a dashed edge. */
function Area({ series, line: own }: AreaProps): ReactNode {
  const { solid, dashed } = splitByCertainty(own.points);
  const unsure = areaPath([...dashed]);
  return (
    <g className={seriesClass(series)} data-series={series}>
      <path className="charts-area" d={areaPath([...solid]) ?? ''} />
      {unsure !== null && <path className="charts-interval" d={unsure} />}
      {unsure !== null && <path className="charts-line charts-unsure" d={edgePath([...dashed]) ?? ''} />}
      {own.hasIntervals && (
        <Ranges
          d={verticalRanges(
            own.points.flatMap((point) => (point === null ? [] : [{ ...point, at: point.x, half: 6 }])),
          )}
        />
      )}
    </g>
  );
}

/** Amounts over time, stacked if there are several series. */
export function AreaChart(props: ChartViewProps): ReactNode {
  const { model, language } = props;
  const layout = lineLayout(model, language);
  return (
    <XYFrame
      {...props}
      layout={layout}
      shape="fill"
      points={layout.lines.map((own, series) => (
        <Markers
          key={model.series[series]?.key}
          series={series}
          points={own.points.flatMap((point) => (point?.certainty === 'hollow' ? [point] : []))}
        />
      ))}
    >
      {layout.lines.map((own, series) => (
        <Area key={model.series[series]?.key} series={series} line={own} />
      ))}
    </XYFrame>
  );
}
