import type { ReactNode } from 'react';
import { rangesOf } from '@/lib/drawing/bars';
import type { BarSeries } from '@/lib/drawing/bars';
import { columnLayout } from './columnLayout';
import type { ColumnSign } from './columnLayout';
import { hasSolidLines } from '@/lib/drawing/model/certainty';
import { SeriesLine, SeriesMarkers } from '../line/LineChart';
import { percentOf, plotSize, roundToTenth } from '@/lib/drawing/browser/chartMetrics';
import { verticalRanges } from '@/lib/drawing/valueRanges';
import type { ChartViewProps } from '@/lib/drawing/chartViewProps';
import { fromClass, seriesClass } from '@/lib/drawing/parts/classes';
import { Ranges } from '@/lib/drawing/parts/Ranges';
import { XYFrame } from '@/lib/drawing/parts/XYFrame';

/** Measured columns are filled; the outline of others shows their certainty. */
export function Columns({ series, columns }: { readonly series: number; readonly columns: BarSeries }): ReactNode {
  const { bars, thickness } = columns;
  const measured = bars.filter(({ certainty }) => certainty === 'solid');
  const outline = (wanted: 'hollow' | 'dashed'): string =>
    bars
      .filter(({ certainty }) => certainty === wanted)
      .map(({ middle, from, to }) => `M${roundToTenth(middle - thickness / 2)} ${from}V${to}h${thickness}V${from}z`)
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
      <Ranges d={verticalRanges(rangesOf(columns))} />
    </g>
  );
}

function Signs({ signs }: { readonly signs: readonly ColumnSign[] }): ReactNode {
  return (
    <g className="charts-text" textAnchor="middle">
      {signs.map(({ at, y, text, from }) => (
        <text
          key={at}
          className={fromClass(from)}
          x={percentOf(at, plotSize.width)}
          y={percentOf(y, plotSize.height)}
          dy="-0.3em"
        >
          {text}
        </text>
      ))}
    </g>
  );
}

/** Amounts at points in time, or stacked parts of a whole; with lines across them in a combination. */
export function ColumnChart(props: ChartViewProps): ReactNode {
  const { model, language } = props;
  const layout = columnLayout(model, language);
  const isSolid = hasSolidLines(model);
  const lines = layout.lines.map((line, index) => ({
    key: model.second[index]?.key,
    series: model.series.length + index,
    line,
  }));
  return (
    <XYFrame
      {...props}
      layout={layout}
      shape="fill"
      columns={layout.columns}
      points={
        <>
          <Signs signs={layout.signs} />
          {lines.map(({ key, ...line }) => (
            <SeriesMarkers key={key} {...line} isOnly={false} />
          ))}
        </>
      }
    >
      {layout.series.map((columns, index) => (
        <Columns key={model.series[index]?.key} series={index} columns={columns} />
      ))}
      {lines.map(({ key, ...line }) => (
        <SeriesLine key={key} {...line} isSolid={isSolid} hasHalo />
      ))}
    </XYFrame>
  );
}
