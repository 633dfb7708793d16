import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Locale } from '@/content-types/locales';
import { hasSolidLines } from '../model/certainty';
import type { ChartModel } from '../model/chartModel';
import { boundsOf, nameInLegend, olderPeriod } from '../legendTexts';
import { lastValue, valueText } from '../model/valueText';
import type { LastValue } from '../model/valueText';
import { Marker } from './Marker';
import { seriesClass } from './classes';

export interface LegendProps {
  readonly model: ChartModel;
  readonly language: Locale;
  readonly shape: 'line' | 'fill' | 'point';
  /** Whether wide columns hide it, because they name series beside their ends. */
  readonly isNarrowOnly?: boolean;
  /** Returns a class that replaces the colour of a series. */
  readonly toneOf?: (series: number) => string;
}

interface LegendItemProps {
  /** Index of the series; undefined for symbols that apply to all. */
  readonly series?: number;
  readonly tone?: string | undefined;
  readonly sign: ReactNode;
  readonly name: string;
  /** Undefined if there is no last value, or if it would not be meaningful. */
  readonly value?: string | undefined;
  /** The period of the value, if other series have newer ones. */
  readonly period?: string | undefined;
  /** Whether the script makes it a switch that hides its series. */
  readonly isSwitch?: boolean;
  readonly isPaperOnly?: boolean;
  /** Index of the position, in the legend of a map that can show other points in time. */
  readonly position?: number;
}

export function LegendItem({
  series,
  tone = '',
  sign,
  name,
  value,
  period,
  isSwitch = false,
  isPaperOnly = false,
  position,
}: LegendItemProps): ReactNode {
  const own = series === undefined ? '' : seriesClass(series);
  return (
    <li
      className="charts-legend-item"
      data-switch={isSwitch ? series : undefined}
      data-outside={isPaperOnly ? '' : undefined}
      data-position={position}
    >
      <svg className={`charts-swatch ${own} ${tone}`.trim()} viewBox="0 0 26 12" aria-hidden="true">
        {sign}
      </svg>
      <span>
        {name}
        {value !== undefined && (
          <>
            {' '}
            <b className="charts-latest">{value}</b>
            {period !== undefined && ` (${period})`}
          </>
        )}
      </span>
    </li>
  );
}

interface SeriesSignProps extends Pick<LegendProps, 'shape'> {
  readonly series: number;
  /** Whether dashes show certainty instead of distinguishing series. */
  readonly isSolid: boolean;
}

function SeriesSign({ series, shape, isSolid }: SeriesSignProps): ReactNode {
  if (shape === 'fill') return <path className="charts-columns" strokeWidth={24} d="M13 0V12" />;
  if (shape === 'point') return <Marker series={series} x={13} y={6} />;
  return (
    <>
      <path className={isSolid ? 'charts-line' : 'charts-line charts-dashed'} d="M2 6H24" />
      <Marker series={series} x={13} y={6} />
    </>
  );
}

/** The names of series and of their bounds, with their symbols and, over time, their last values. */
export function Legend({ model, language, shape: ownShape, isNarrowOnly = false, toneOf }: LegendProps): ReactNode {
  const all = [...model.series, ...model.second];
  const isSeries = model.positionKind !== 'category' && model.stacking !== 'percent';
  const isSolid = hasSolidLines(model);
  return (
    <ul className={isNarrowOnly ? 'charts-legend charts-narrow-only' : 'charts-legend'}>
      {all.map((series, index) => {
        const shape = index < model.series.length ? ownShape : 'line';
        const shown = (last: LastValue | undefined): Pick<LegendItemProps, 'value' | 'period'> => {
          if (!isSeries || last === undefined) return {};
          return { value: valueText(series, last.value, language), period: olderPeriod(last.index, model, language) };
        };
        const sign = <SeriesSign series={index} shape={shape} isSolid={isSolid} />;
        const boundSign = <path className="charts-bound" d="M2 6H24" />;
        const bounds = shape === 'line' ? boundsOf(series) : [];
        return (
          <Fragment key={series.key}>
            <LegendItem
              series={index}
              tone={toneOf?.(index)}
              sign={sign}
              name={nameInLegend(series, model, language)}
              isSwitch={all.length > 1}
              {...shown(lastValue(series))}
            />
            {bounds.map(({ name, ...last }) => (
              <LegendItem key={name} series={index} sign={boundSign} name={name} {...shown(last)} />
            ))}
          </Fragment>
        );
      })}
    </ul>
  );
}
