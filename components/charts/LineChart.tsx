import { area, line } from 'd3-shape';
import type { ReactNode } from 'react';
import type { Line, LinePoint } from '@/lib/site/charts/lineLayout';
import { lineLayout } from '@/lib/site/charts/lineLayout';
import { round } from '@/lib/site/charts/frame';
import { Axes } from './Axes';
import styles from './charts.module.scss';
import type { ChartViewProps } from './chartViewProps';
import { Drawing } from './Drawing';
import { EndLabels } from './EndLabels';
import { Legend } from './Legend';
import { Marker } from './Marker';
import { Marks } from './Marks';
import { seriesClass } from './seriesClass';
import { ValueLabel } from './ValueLabel';

type MaybePoint = LinePoint | null;

const linePath = line<MaybePoint>()
  .defined((point) => point !== null)
  .x((point) => point?.x ?? 0)
  .y((point) => point?.y ?? 0)
  .digits(1);

const intervalPath = area<MaybePoint>()
  .defined((point) => point !== null)
  .x((point) => point?.x ?? 0)
  .y0((point) => point?.low ?? 0)
  .y1((point) => point?.high ?? 0)
  .digits(1);

const highPath = intervalPath.lineY1();
const lowPath = intervalPath.lineY0();

/** Few points are shown one by one; of many a handful carries the shape of the series. */
const fewPoints = 12;
const markersPerLine = 4;

function markedPoints(points: readonly MaybePoint[], isOnly: boolean): readonly LinePoint[] {
  const known = points.filter((point) => point !== null);
  if (known.length <= fewPoints) return known;
  if (isOnly) return known.slice(-1);
  const step = Math.ceil(known.length / markersPerLine);
  return known.filter((_, index) => (known.length - 1 - index) % step === 0);
}

function SeriesLine({
  series,
  line: { points, hasIntervals },
  isOnly,
}: {
  readonly series: number;
  readonly line: Line;
  readonly isOnly: boolean;
}): ReactNode {
  return (
    <g className={seriesClass(series)}>
      {hasIntervals && (
        <>
          <path className={styles.interval} d={intervalPath([...points]) ?? ''} />
          <path className={styles.bound} d={highPath([...points]) ?? ''} />
          <path className={styles.bound} d={lowPath([...points]) ?? ''} />
        </>
      )}
      <path className={`${styles.line} ${styles.dashed}`} d={linePath([...points]) ?? ''} />
      {markedPoints(points, isOnly).map(({ x, y }) => (
        <Marker key={x} series={series} x={x} y={y} />
      ))}
    </g>
  );
}

/** Series over time, or over ordered names. */
export function LineChart({ model, size, language, label }: ChartViewProps): ReactNode {
  const layout = lineLayout(model, size, language);
  const { lines, endLabels, valueLabel, plot, fontSize } = layout;
  const isOnly = model.series.length === 1;
  const needsLegend = endLabels === undefined && (!isOnly || lines.some(({ hasIntervals }) => hasIntervals));
  return (
    <Drawing
      {...layout}
      size={size}
      label={label}
      legend={needsLegend && <Legend model={model} language={language} shape="line" />}
    >
      <Axes layout={layout} />
      {lines.map((one, series) => (
        <SeriesLine key={model.series[series]?.key} series={series} line={one} isOnly={isOnly} />
      ))}
      <Marks marks={model.marks} layout={layout} />
      {valueLabel !== undefined && <ValueLabel label={valueLabel} fontSize={fontSize} />}
      {endLabels !== undefined && (
        <EndLabels labels={endLabels} x={round(plot.right + fontSize * 0.9)} fontSize={fontSize} />
      )}
    </Drawing>
  );
}
