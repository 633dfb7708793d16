import type { ReactNode } from 'react';
import { tooltipAttribute, thousandths } from '@/lib/drawing/tooltipAttribute';
import { fontSize } from '@/lib/drawing/browser/chartMetrics';
import { nameLineHeight, spiderLayout, wheelCenter, wheelSize } from './spiderLayout';
import type { SpiderAxis, SpiderLayout } from './spiderLayout';
import { CertaintyLegend } from '@/lib/drawing/parts/CertaintyLegend';
import type { ChartViewProps } from '@/lib/drawing/chartViewProps';
import { Legend } from '@/lib/drawing/parts/Legend';
import { Marker } from '@/lib/drawing/parts/Marker';
import { seriesClass } from '@/lib/drawing/parts/classes';

const { x: centerX, y: centerY } = wheelCenter;

function Grid({ axes, ticks }: Pick<SpiderLayout, 'axes' | 'ticks'>): ReactNode {
  const spokes = axes.map(({ x, y }) => `M${centerX} ${centerY}L${x} ${y}`).join('');
  return (
    <>
      <path className="charts-grid" d={spokes} />
      {ticks.map(({ at, text }) => (
        <g key={text}>
          <circle className="charts-grid" cx={centerX} cy={centerY} r={at} />
          <text className="charts-text" x={centerX} y={centerY - at} dx="0.3em" dy="1em">
            {text}
          </text>
        </g>
      ))}
    </>
  );
}

/** The name of an axis where names fit, otherwise its number. */
function AxisText({
  axis: { textX, textY, nameY, anchor, lines },
  index,
  namesFit,
}: {
  readonly axis: SpiderAxis;
  readonly index: number;
  readonly namesFit: boolean;
}): ReactNode {
  return (
    <>
      <text className={namesFit ? 'charts-narrow-only' : undefined} x={textX} y={textY} dy="0.35em" textAnchor="middle">
        {index + 1}
      </text>
      {namesFit && (
        <text className="charts-wide-only" y={nameY} textAnchor={anchor}>
          {lines.map((line, row) => (
            <tspan key={line} x={textX} dy={row === 0 ? '0.35em' : `${nameLineHeight}em`}>
              {line}
            </tspan>
          ))}
        </text>
      )}
    </>
  );
}

/** Values on axes around a centre, starting at zero: each series has the shape of its profile. */
export function SpiderChart({ model, language, label }: ChartViewProps): ReactNode {
  const { axes, ticks, series, namesFit } = spiderLayout(model, language);
  const placesOf = (side: 'x' | 'y', whole: number): (number | null)[][] =>
    series.map(({ at }) => at.map((point) => (point === null ? null : thousandths(point[side], whole))));
  const ask = tooltipAttribute(model, language, {
    x: placesOf('x', wheelSize.width),
    y: placesOf('y', wheelSize.height),
  });
  return (
    <>
      {series.length > 1 && <Legend model={model} language={language} shape="line" />}
      <CertaintyLegend model={model} language={language} shape="fill" hasRanges={false} />
      <svg className="charts-disc" role="img" aria-label={label} data-ask={ask} {...wheelSize} fontSize={fontSize}>
        <g aria-hidden="true">
          <Grid axes={axes} ticks={ticks} />
          <g className="charts-value">
            {axes.map((axis, index) => (
              <AxisText key={axis.name} axis={axis} index={index} namesFit={namesFit} />
            ))}
          </g>
          {series.map(({ path, points }, index) => (
            <g key={model.series[index]?.key} className={seriesClass(index)} data-series={index}>
              <path className="charts-line charts-dashed" transform={`translate(${centerX} ${centerY})`} d={path} />
              {points.map(({ x, y, certainty }) => (
                <Marker key={`${x} ${y}`} series={index} x={x} y={y} isHollow={certainty !== 'solid'} />
              ))}
            </g>
          ))}
        </g>
      </svg>
      <ol className={namesFit ? 'charts-legend charts-narrow-only' : 'charts-legend'}>
        {axes.map(({ name }, index) => (
          <li key={name}>
            <b>{index + 1}</b> {name}
          </li>
        ))}
      </ol>
    </>
  );
}
