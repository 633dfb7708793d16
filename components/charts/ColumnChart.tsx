import type { ReactNode } from 'react';
import { columnLayout, namesFit } from '@/lib/site/charts/columnLayout';
import { round } from '@/lib/site/charts/frame';
import { Axes } from './Axes';
import { BarChart } from './BarChart';
import styles from './charts.module.scss';
import type { ChartViewProps } from './chartViewProps';
import { Drawing } from './Drawing';
import { EndLabels } from './EndLabels';
import { Legend } from './Legend';
import { Marks } from './Marks';
import { seriesClass } from './seriesClass';
import { ValueLabel } from './ValueLabel';

/** Amounts at points in time. Names that do not fit under their columns turn them into bars. */
export function ColumnChart(props: ChartViewProps): ReactNode {
  const { model, size, language, label } = props;
  if (!namesFit(model, size)) return <BarChart {...props} />;
  const layout = columnLayout(model, size, language);
  const { series, endLabels, valueLabel, plot, fontSize } = layout;
  const needsLegend = series.length > 1 && endLabels === undefined;
  return (
    <Drawing
      {...layout}
      size={size}
      label={label}
      legend={needsLegend && <Legend model={model} language={language} shape="fill" />}
    >
      <Axes layout={layout} />
      {series.map(({ bars, thickness }, index) => (
        <path
          key={model.series[index]?.key}
          className={`${seriesClass(index)} ${styles.bars}`}
          strokeWidth={thickness}
          d={bars.map(({ middle, from, to }) => `M${middle} ${from}V${to}`).join('')}
        />
      ))}
      <Marks marks={model.marks} layout={layout} />
      {valueLabel !== undefined && <ValueLabel label={valueLabel} fontSize={fontSize} />}
      {endLabels !== undefined && (
        <EndLabels labels={endLabels} x={round(plot.right + fontSize * 0.4)} fontSize={fontSize} />
      )}
    </Drawing>
  );
}
