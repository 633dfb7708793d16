import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Locale } from '@/content-types/locales';
import type { ChartModel } from '@/lib/site/charts/chartModel';
import { formatDate } from '@/lib/language/format/date';
import { lastValue } from '@/lib/site/charts/endLabels';
import { valueText } from '@/lib/site/charts/frameOf';
import type { Series } from '@/lib/site/charts/readSeries';
import styles from './charts.module.scss';
import { Marker } from './Marker';
import { seriesClass } from './seriesClass';

export interface LegendProps {
  readonly model: ChartModel;
  readonly language: Locale;
  readonly shape: 'line' | 'fill';
}

interface LegendItemProps {
  /** Which series, counted from 0. */
  readonly series: number;
  readonly sign: ReactNode;
  readonly name: string;
  /** Undefined if there is no last value, or it says nothing. */
  readonly value: string | undefined;
  /** Of when the value is, if others are newer. */
  readonly period?: string | undefined;
}

function LegendItem({ series, sign, name, value, period }: LegendItemProps): ReactNode {
  return (
    <li className={styles.legendItem}>
      <svg className={`${styles.swatch} ${seriesClass(series)}`} viewBox="0 0 26 12" aria-hidden="true">
        {sign}
      </svg>
      <span>
        {name}
        {value !== undefined && (
          <>
            {' '}
            <b className={styles.latest}>{value}</b>
            {period !== undefined && ` (${period})`}
          </>
        )}
      </span>
    </li>
  );
}

function SeriesSign({ series, shape }: Pick<LegendProps, 'shape'> & { readonly series: number }): ReactNode {
  if (shape === 'fill') return <path className={styles.bars} strokeWidth={24} d="M13 0V12" />;
  return (
    <>
      <path className={`${styles.line} ${styles.dashed}`} d="M2 6H24" />
      <Marker series={series} x={13} y={6} />
    </>
  );
}

/** The bounds of the ranges of a series, the higher one first. */
function boundsOf({ boundNames, intervals }: Series): readonly { readonly name: string; readonly value: number }[] {
  const last = intervals.findLast((interval) => interval !== null);
  if (boundNames === null || last === undefined) return [];
  return [
    { name: boundNames.high, value: last.high },
    { name: boundNames.low, value: last.low },
  ];
}

/** Of when the last value of a series is; undefined if no series has a newer one. */
function olderPeriod(series: Series, { positions, series: all }: ChartModel, language: Locale): string | undefined {
  const last = lastValue(series)?.index ?? 0;
  const isOlder = all.some((other) => (lastValue(other)?.index ?? 0) > last);
  const key = positions[last]?.key;
  return isOlder && key !== undefined ? formatDate(key, language) : undefined;
}

/** The names of the series, and of the bounds of their ranges, with their sign and, over time, their last value. */
export function Legend({ model, language, shape }: LegendProps): ReactNode {
  const isSeries = model.positionKind !== 'category' && model.stacking !== 'percent';
  return (
    <ul className={styles.legend}>
      {model.series.map((series, index) => {
        const textOf = (value: number | undefined): string | undefined =>
          isSeries && value !== undefined ? valueText(series, value, language) : undefined;
        const sign = <SeriesSign series={index} shape={shape} />;
        const boundSign = <path className={styles.bound} d="M2 6H24" />;
        const bounds = shape === 'line' ? boundsOf(series) : [];
        return (
          <Fragment key={series.key}>
            <LegendItem
              series={index}
              sign={sign}
              name={series.label}
              value={textOf(lastValue(series)?.value)}
              period={olderPeriod(series, model, language)}
            />
            {bounds.map(({ name, value }) => (
              <LegendItem key={name} series={index} sign={boundSign} name={name} value={textOf(value)} />
            ))}
          </Fragment>
        );
      })}
    </ul>
  );
}
