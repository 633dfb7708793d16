import type { ReactNode } from 'react';
import type { BarSeries } from '@/lib/site/charts/bars';
import { columnLayout } from '@/lib/site/charts/columnLayout';
import type { ColumnSign } from '@/lib/site/charts/columnLayout';
import { share, plotSize, round } from '@/lib/site/charts/frame';
import type { ChartViewProps } from './chartViewProps';
import { fromClass } from './fromClass';
import { seriesClass } from './seriesClass';
import { Upright } from './Upright';

/** What is measured is filled; the outline of other columns says how sure they are. */
export function Columns({
  series,
  columns: { bars, thickness },
}: {
  readonly series: number;
  readonly columns: BarSeries;
}): ReactNode {
  const measured = bars.filter(({ certainty }) => certainty === 'solid');
  const outline = (wanted: 'hollow' | 'dashed'): string =>
    bars
      .filter(({ certainty }) => certainty === wanted)
      .map(({ middle, from, to }) => `M${round(middle - thickness / 2)} ${from}V${to}h${thickness}V${from}z`)
      .join('');
  const [hollow, dashed] = [outline('hollow'), outline('dashed')];
  return (
    <g className={seriesClass(series)} data-series={series}>
      <path
        className="charts-columns"
        strokeWidth={thickness}
        d={measured.map(({ middle, from, to }) => `M${middle} ${from}V${to}`).join('')}
      />
      {hollow !== '' && <path className="charts-hollow" d={hollow} />}
      {dashed !== '' && <path className="charts-hollow charts-unsure" d={dashed} />}
    </g>
  );
}

export function Signs({ signs, base }: { readonly signs: readonly ColumnSign[]; readonly base: number }): ReactNode {
  return (
    <g className="charts-text" textAnchor="middle">
      {signs.map(({ at, text, from }) => (
        <text
          key={at}
          className={fromClass(from)}
          x={share(at, plotSize.width)}
          y={share(base, plotSize.height)}
          dy="-0.3em"
        >
          {text}
        </text>
      ))}
    </g>
  );
}

/** Amounts at points in time, or parts of a whole on top of each other. */
export function ColumnChart(props: ChartViewProps): ReactNode {
  const { model, language } = props;
  const layout = columnLayout(model, language);
  return (
    <Upright
      {...props}
      layout={layout}
      shape="fill"
      columns={layout.columns}
      points={<Signs signs={layout.signs} base={layout.values.place(layout.values.base)} />}
    >
      {layout.series.map((columns, index) => (
        <Columns key={model.series[index]?.key} series={index} columns={columns} />
      ))}
    </Upright>
  );
}
