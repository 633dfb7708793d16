import type { ReactNode } from 'react';
import { messagesByLocale } from '@/lib/i18n/messages';
import { tooltipAttribute } from '../tooltipAttribute';
import type { ChartModel } from '../model/chartModel';
import { fontSize, plotSize, percentOf } from '../browser/chartMetrics';
import { lineHeight } from '../endLabels';
import type { CartesianLayout } from '../cartesianLayout';
import { cartesianPositions } from '../cartesianPositions';
import type { ValueScale } from '../valueScale';
import type { ChartViewProps } from '../chartViewProps';
import { CertaintyLegend } from './CertaintyLegend';
import { fromClass, roomClass } from './classes';
import { Legend } from './Legend';
import { Marks } from './Marks';

const { width, height } = plotSize;

/** The values of the axis with the unit above, and the positions below. */
export function AxisTexts({
  layout,
}: {
  readonly layout: Pick<CartesianLayout, 'values' | 'positionTicks' | 'unit'>;
}): ReactNode {
  const { values, positionTicks, unit } = layout;
  return (
    <g className="charts-text">
      <g textAnchor="end">
        {values.ticks.map(({ at, text }) => (
          <text key={text} dx="-0.75em" y={percentOf(at, height)} dy="0.35em">
            {text}
          </text>
        ))}
      </g>
      {unit !== null && <text dy="-1.2em">{unit}</text>}
      <g textAnchor="middle" data-ticks="">
        {positionTicks.map(({ at, text, from, anchor }) => (
          <text
            key={`${at} ${text}`}
            className={fromClass(from)}
            x={percentOf(at, width)}
            y="100%"
            dy="1.5em"
            textAnchor={anchor === 'middle' ? undefined : anchor}
          >
            {text}
          </text>
        ))}
      </g>
    </g>
  );
}

/** The values of the axis on the right, with the unit above. */
function SecondAxisTexts({ layout: { second, unitsFit } }: { readonly layout: CartesianLayout }): ReactNode {
  if (second === undefined) return null;
  const { unit, values } = second;
  return (
    <g className="charts-text">
      {values.ticks.map(({ at, text }) => (
        <text key={text} x="100%" dx="0.75em" y={percentOf(at, height)} dy="0.35em">
          {text}
        </text>
      ))}
      {unit !== null && (
        <text x="100%" dy={unitsFit ? '-1.2em' : '-2.4em'} textAnchor="end">
          {unit}
        </text>
      )}
    </g>
  );
}

/** A zigzag where an axis leaves out zero: at its foot, or at its upper end if all values are negative. */
function AxisBreak({ values, x = 0 }: { readonly values: ValueScale; readonly x?: string | number }): ReactNode {
  if (!values.leavesOutZero) return null;
  const at = values.place(values.base);
  return (
    <svg x={x} y={percentOf(at, height)}>
      <path
        className="charts-zero"
        transform={at < height / 2 ? 'scale(1 -1)' : undefined}
        d="M0 0V-5L-5 -8L5 -13L0 -16V-24"
      />
    </svg>
  );
}

/** The names of the series, each beside its end. */
function EndLabels({ labels = [] }: { readonly labels: CartesianLayout['endLabels'] }): ReactNode {
  return (
    <g className="charts-strong charts-wide-only" data-ends="">
      {labels.map(({ series, lines, y }) => (
        <text key={series} y={percentOf(y, height)} data-series={series}>
          {lines.map((line, index) => (
            <tspan key={`${index} ${line}`} x="100%" dx="0.8em" dy={index === 0 ? undefined : `${lineHeight}em`}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
}

/** A single series is named by the title. */
function hasLegend({ series, second }: ChartModel): boolean {
  return series.length + second.length > 1 || series.some(({ boundNames }) => boundNames !== null);
}

interface ToolsProps extends Pick<ChartViewProps, 'language'> {
  readonly canChoosePeriod: boolean;
}

/** The script adds the controls of the period here. While it is open, wide columns show the legend with its switches. */
function Tools({ canChoosePeriod, language }: ToolsProps): ReactNode {
  const { tools, seriesTools } = messagesByLocale[language].charts.ask;
  return (
    <details className={canChoosePeriod ? 'charts-tools' : 'charts-tools charts-wide-tools'} data-tools="">
      <summary>{canChoosePeriod ? tools : seriesTools}</summary>
    </details>
  );
}

export interface XYFrameProps extends ChartViewProps {
  readonly layout: CartesianLayout;
  /** The shape of series in the legend. */
  readonly shape: 'line' | 'fill';
  /** The number of columns in the plot, if it limits the width. */
  readonly columns?: number;
  /** Shapes that stretch with the plot, in its units. */
  readonly children: ReactNode;
  /** Shapes that keep their proportions, placed in percent of the plot. */
  readonly points?: ReactNode;
}

/**
 * The frame of a chart with a vertical value axis. Assistive technology sees one image, because the values are in the table; the
 * drawing is also hidden, because some screen readers read the text in an image.
 */
export function XYFrame({ model, language, label, layout, shape, columns, children, points }: XYFrameProps): ReactNode {
  const { values, left, end, endLabels, second, right } = layout;
  const isNamed = endLabels !== undefined;
  const places = cartesianPositions(model, layout);
  const canSwitch = isNamed && model.series.length > 1;
  const rooms = [
    roomClass('charts-left', left),
    roomClass('charts-end', end),
    roomClass('charts-right', right),
    layout.unitsFit ? '' : 'charts-two-units',
    columns === undefined ? '' : roomClass('charts-up-to', columns),
  ];
  return (
    <>
      {hasLegend(model) && <Legend model={model} language={language} shape={shape} isNarrowOnly={isNamed} />}
      <CertaintyLegend
        model={model}
        language={language}
        hasRanges={shape !== 'line'}
        // Areas also have edges and points.
        shape={columns === undefined ? 'line' : 'fill'}
      />
      <div className={['charts-plot', ...rooms].filter((name) => name !== '').join(' ')}>
        <svg
          className="charts-sheet"
          role="img"
          aria-label={label}
          data-ask={tooltipAttribute(model, language, places)}
          fontSize={fontSize}
        >
          <g aria-hidden="true">
            <svg
              className="charts-stretched"
              data-stretched=""
              viewBox={`0 0 ${width} ${height}`}
              preserveAspectRatio="none"
            >
              <path className="charts-grid" d={values.ticks.map(({ at }) => `M0 ${at}H${width}`).join('')} />
              {children}
              <path className="charts-zero" d={`M0 ${values.place(values.base)}H${width}`} />
              <Marks.Stretched marks={model.marks} layout={layout} />
            </svg>
            <AxisTexts layout={layout} />
            <AxisBreak values={values} />
            <SecondAxisTexts layout={layout} />
            {second !== undefined && <AxisBreak values={second.values} x="100%" />}
            <g data-along="">
              {points}
              <Marks.Numbers marks={model.marks} layout={layout} />
            </g>
            <EndLabels labels={endLabels} />
          </g>
        </svg>
      </div>
      {(places.period !== undefined || canSwitch) && (
        <Tools canChoosePeriod={places.period !== undefined} language={language} />
      )}
    </>
  );
}
