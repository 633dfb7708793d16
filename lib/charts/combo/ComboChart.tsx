import type { ReactNode } from 'react';
import { hasSolidLines } from '@/lib/drawing/model/certainty';
import { comboLayout } from './comboLayout';
import type { ChartViewProps } from '@/lib/drawing/chartViewProps';
import { Columns, Signs } from '../column/ColumnChart';
import { SeriesLine, SeriesMarkers } from '../line/LineChart';
import { XYFrame } from '@/lib/drawing/parts/XYFrame';

/** Columns with lines across them. */
export function ComboChart(props: ChartViewProps): ReactNode {
  const { model, language } = props;
  const layout = comboLayout(model, language);
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
