import { area } from 'd3-shape';
import type { ReactNode } from 'react';
import type { LinePoint } from '@/lib/site/charts/lineLayout';
import { lineLayout, partsOf } from '@/lib/site/charts/lineLayout';
import { plotSize, share } from '@/lib/site/charts/frame';
import type { ChartViewProps } from './chartViewProps';
import { Marker } from './Marker';
import { seriesClass } from './seriesClass';
import { Upright } from './Upright';

const areaPath = area<LinePoint | null>()
  .defined((point) => point !== null)
  .x((point) => point?.x ?? 0)
  .y0((point) => point?.base ?? 0)
  .y1((point) => point?.y ?? 0)
  .digits(1);

const edgePath = areaPath.lineY1();

interface AreaProps {
  readonly series: number;
  readonly points: readonly (LinePoint | null)[];
}

/** What is not measured is paler, below a dashed edge. */
function Area({ series, points }: AreaProps): ReactNode {
  const { solid, dashed } = partsOf(points);
  const unsure = areaPath([...dashed]);
  return (
    <g className={seriesClass(series)} data-series={series}>
      <path className="charts-area" d={areaPath([...solid]) ?? ''} />
      {unsure !== null && <path className="charts-interval" d={unsure} />}
      {unsure !== null && <path className="charts-line charts-unsure" d={edgePath([...dashed]) ?? ''} />}
    </g>
  );
}

function HollowPoints({ series, points }: AreaProps): ReactNode {
  return (
    <g className={seriesClass(series)} data-series={series}>
      {points.map(
        (point) =>
          point?.certainty === 'hollow' && (
            <Marker
              key={point.x}
              series={series}
              x={share(point.x, plotSize.width)}
              y={share(point.y, plotSize.height)}
              isHollow
            />
          ),
      )}
    </g>
  );
}

/** Amounts over time; several are stacked. */
export function AreaChart(props: ChartViewProps): ReactNode {
  const { model, language } = props;
  const layout = lineLayout(model, language);
  return (
    <Upright
      {...props}
      layout={layout}
      shape="fill"
      points={layout.lines.map(({ points }, series) => (
        <HollowPoints key={model.series[series]?.key} series={series} points={points} />
      ))}
    >
      {layout.lines.map(({ points }, series) => (
        <Area key={model.series[series]?.key} series={series} points={points} />
      ))}
    </Upright>
  );
}
