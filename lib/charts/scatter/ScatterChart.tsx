import type { ReactNode } from 'react';
import { fill } from '@/lib/i18n/fill';
import { messagesByLocale } from '@/lib/i18n/messages';
import { tooltipAttribute, thousandths } from '@/lib/drawing/tooltipAttribute';
import { fontSize, plotSize, percentOf } from '@/lib/drawing/browser/chartMetrics';
import { nameOffset } from './pointNames';
import { horizontalRanges, verticalRanges } from '@/lib/drawing/valueRanges';
import { scatterLayout, scatterRanges } from './scatterLayout';
import type { ScatterLayout, ScatterPoint } from './scatterLayout';
import { CertaintyLegend } from '@/lib/drawing/parts/CertaintyLegend';
import type { ChartViewProps } from '@/lib/drawing/chartViewProps';
import { CircleLegend } from '@/lib/drawing/parts/CircleLegend';
import { fromClass, roomClass, seriesClass } from '@/lib/drawing/parts/classes';
import { LegendItem } from '@/lib/drawing/parts/Legend';
import { Marker } from '@/lib/drawing/parts/Marker';
import { Ranges } from '@/lib/drawing/parts/Ranges';
import { AxisTexts } from '@/lib/drawing/parts/XYFrame';

const { width, height } = plotSize;

function GroupLegend({ layout: { groups, sizes } }: { readonly layout: ScatterLayout }): ReactNode {
  if (groups.length === 0) return null;
  return (
    <ul className="charts-legend">
      {groups.map((name, index) => {
        const sign = sizes ? (
          <circle className="charts-circle" cx={13} cy={6} r={5} />
        ) : (
          <Marker series={index} x={13} y={6} />
        );
        return <LegendItem key={name} series={index} sign={sign} name={name} />;
      })}
    </ul>
  );
}

function Point({ point: { x, y, radius, group, certainty } }: { readonly point: ScatterPoint }): ReactNode {
  const place = { x: percentOf(x, width), y: percentOf(y, height) };
  const unsure = certainty === 'dashed' ? 'charts-unsure' : '';
  if (radius === undefined) {
    return (
      <g className={`${seriesClass(group)} ${unsure}`.trim()}>
        <Marker series={group} {...place} isHollow={certainty !== 'solid'} />
      </g>
    );
  }
  const look = certainty === 'solid' ? 'charts-circle' : 'charts-circle charts-emptied';
  return <circle className={`${seriesClass(group)} ${look} ${unsure}`.trim()} cx={place.x} cy={place.y} r={radius} />;
}

function Name({ point: { name, x, y, radius, label } }: { readonly point: ScatterPoint }): ReactNode {
  if (label === undefined) return null;
  const { dx, dy, anchor } = nameOffset(label.side, radius);
  return (
    <text
      className={fromClass(label.from)}
      x={percentOf(x, width)}
      y={percentOf(y, height)}
      dx={dx}
      dy={dy}
      textAnchor={anchor}
    >
      {name}
    </text>
  );
}

/** Points between two axes, with their names where these fit; a third value sets the area of circles. */
export function ScatterChart({ model, language, label }: ChartViewProps): ReactNode {
  const layout = scatterLayout(model, language);
  if (layout === undefined) return null;
  const { values, columns, titles, points, sizes, left } = layout;
  const ranges = scatterRanges(layout);
  const placed = model.positions.map((_, index) => points.find(({ position }) => position === index));
  const ask = tooltipAttribute(model, language, {
    x: placed.map((point) => (point === undefined ? null : thousandths(point.x, width))),
    y: placed.map((point) => (point === undefined ? null : thousandths(point.y, height))),
  });
  const { circles } = messagesByLocale[language].charts;
  const grid = [...values.ticks.map(({ at }) => `M0 ${at}H${width}`), ...columns.map((at) => `M${at} 0V${height}`)];
  return (
    <>
      <GroupLegend layout={layout} />
      {sizes && <CircleLegend title={fill(circles, { name: sizes.title })} signs={sizes.signs} />}
      <CertaintyLegend model={{ ...model, series: model.series.slice(0, 2) }} language={language} shape="fill" />
      <p className="charts-axis-title">{`↑\u00a0${titles.upwards}`}</p>
      <div className={`charts-plot ${roomClass('charts-left', left)}`}>
        <svg className="charts-sheet" role="img" aria-label={label} data-ask={ask} fontSize={fontSize}>
          <g aria-hidden="true">
            <svg className="charts-stretched" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
              <path className="charts-grid" d={grid.join('')} />
              <path className="charts-zero" d={`M0 0V${height}H${width}`} />
              <Ranges d={horizontalRanges(ranges.across) + verticalRanges(ranges.upwards)} />
            </svg>
            <AxisTexts layout={{ ...layout, unit: null }} />
            {points.map((point, index) => (
              <Point key={`${index} ${point.name}`} point={point} />
            ))}
            <g className="charts-value">
              {points.map((point, index) => (
                <Name key={`${index} ${point.name}`} point={point} />
              ))}
            </g>
          </g>
        </svg>
      </div>
      <p className="charts-axis-title charts-at-end">{`→\u00a0${titles.across}`}</p>
    </>
  );
}
