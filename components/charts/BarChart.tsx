import type { ReactNode } from 'react';
import type { BarLayout } from '@/lib/site/charts/barLayout';
import { barLayout } from '@/lib/site/charts/barLayout';
import { round } from '@/lib/site/charts/frame';
import styles from './charts.module.scss';
import type { ChartViewProps } from './chartViewProps';
import { Drawing } from './Drawing';
import { Legend } from './Legend';
import { seriesClass } from './seriesClass';

function Names({ names, fontSize }: BarLayout): ReactNode {
  return names.map(({ lines, x, y, anchor }) => (
    <text key={y} className={styles.name} y={y} textAnchor={anchor}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? undefined : round(fontSize * 1.2)}>
          {line}
        </tspan>
      ))}
    </text>
  ));
}

/** The axis above stacked bars, whose parts have no values of their own. */
function ValueAxis({ values, plot, fontSize, unit }: BarLayout): ReactNode {
  return (
    <>
      <path className={styles.grid} d={values.ticks.map(({ at }) => `M${at} ${plot.top}V${plot.bottom}`).join('')} />
      <g className={styles.text} textAnchor="middle">
        {values.ticks.map(({ at, text }, index) => (
          <text
            key={text}
            x={at}
            y={round(plot.top - fontSize * 0.6)}
            textAnchor={index === 0 && plot.left < fontSize ? 'start' : undefined}
          >
            {index === values.ticks.length - 1 && unit === '%' ? `${text}\u202f%` : text}
          </text>
        ))}
      </g>
    </>
  );
}

/** Amounts by name, each with its value; the drawing grows with the names. */
export function BarChart({ model, size, language, label }: ChartViewProps): ReactNode {
  const layout = barLayout(model, size, language);
  const { series, values, barValues, plot } = layout;
  const zero = values.place(values.base);
  return (
    <Drawing
      {...layout}
      size={size}
      label={label}
      legend={series.length > 1 && <Legend model={model} language={language} shape="fill" />}
    >
      {barValues.length === 0 && <ValueAxis {...layout} />}
      {series.map(({ bars, thickness }, index) => (
        <path
          key={model.series[index]?.key}
          className={`${seriesClass(index)} ${styles.bars}`}
          strokeWidth={thickness}
          d={bars.map(({ middle, from, to }) => `M${from} ${middle}H${to}`).join('')}
        />
      ))}
      <path className={styles.zero} d={`M${zero} ${plot.top}V${plot.bottom}`} />
      <Names {...layout} />
      <g className={styles.value}>
        {barValues.map(({ x, y, text, anchor }) => (
          <text key={y} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </g>
    </Drawing>
  );
}
