import type { ReactNode } from 'react';
import { rangesOf } from '../bars';
import type { BarSeries } from '../bars';
import { columnLayout } from './columnLayout';
import type { ColumnSign } from './columnLayout';
import { share, plotSize, round } from '@/lib/base/frame';
import { uprightRanges } from '../ranges';
import type { ChartViewProps } from '../chartViewProps';
import { fromClass } from '../parts/fromClass';
import { Ranges } from '../parts/Ranges';
import { seriesClass } from '../parts/seriesClass';
import { Upright } from '../parts/Upright';

/** What is measured is filled; the outline of other columns says how sure they are. */
export function Columns({ series, columns }: { readonly series: number; readonly columns: BarSeries }): ReactNode {
  const { bars, thickness } = columns;
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
      <Ranges d={uprightRanges(rangesOf(columns))} />
    </g>
  );
}

export function Signs({ signs }: { readonly signs: readonly ColumnSign[] }): ReactNode {
  return (
    <g className="charts-text" textAnchor="middle">
      {signs.map(({ at, y, text, from }) => (
        <text
          key={at}
          className={fromClass(from)}
          x={share(at, plotSize.width)}
          y={share(y, plotSize.height)}
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
    <Upright {...props} layout={layout} shape="fill" columns={layout.columns} points={<Signs signs={layout.signs} />}>
      {layout.series.map((columns, index) => (
        <Columns key={model.series[index]?.key} series={index} columns={columns} />
      ))}
    </Upright>
  );
}
