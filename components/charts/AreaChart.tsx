import { area } from 'd3-shape';
import type { ReactNode } from 'react';
import type { LinePoint } from '@/lib/site/charts/lineLayout';
import { lineLayout } from '@/lib/site/charts/lineLayout';
import { round } from '@/lib/site/charts/frame';
import { Axes } from './Axes';
import styles from './charts.module.scss';
import type { ChartViewProps } from './chartViewProps';
import { Drawing } from './Drawing';
import { EndLabels } from './EndLabels';
import { Legend } from './Legend';
import { LineChart } from './LineChart';
import { Marks } from './Marks';
import { seriesClass } from './seriesClass';
import { ValueLabel } from './ValueLabel';

const areaPath = area<LinePoint | null>()
  .defined((point) => point !== null)
  .x((point) => point?.x ?? 0)
  .y0((point) => point?.base ?? 0)
  .y1((point) => point?.y ?? 0)
  .digits(1);

/** Amounts over time; several are stacked. Areas that would cover each other are drawn as lines. */
export function AreaChart(props: ChartViewProps): ReactNode {
  const { model, size, language, label } = props;
  const isOnly = model.series.length === 1;
  if (!isOnly && model.stacking === 'none') return <LineChart {...props} />;
  const layout = lineLayout(model, size, language);
  const { lines, endLabels, valueLabel, plot, fontSize } = layout;
  const needsLegend = !isOnly && endLabels === undefined;
  return (
    <Drawing
      {...layout}
      size={size}
      label={label}
      legend={needsLegend && <Legend model={model} language={language} shape="fill" />}
    >
      <Axes layout={layout} />
      {lines.map(({ points }, series) => (
        <path
          key={model.series[series]?.key}
          className={`${seriesClass(series)} ${styles.area}`}
          d={areaPath([...points]) ?? ''}
        />
      ))}
      <Marks marks={model.marks} layout={layout} />
      {valueLabel !== undefined && <ValueLabel label={valueLabel} fontSize={fontSize} />}
      {endLabels !== undefined && (
        <EndLabels labels={endLabels} x={round(plot.right + fontSize * 0.9)} fontSize={fontSize} />
      )}
    </Drawing>
  );
}
