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
  readonly value?: string | undefined;
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

/** The last value of something, and its position. */
interface Last {
  readonly index: number;
  readonly value: number;
}

/** The bounds of the ranges of a series, the higher one first. */
function boundsOf({ boundNames, intervals }: Series): readonly (Last & { readonly name: string })[] {
  const index = intervals.findLastIndex((interval) => interval !== null);
  const last = intervals[index];
  if (boundNames === null || last === undefined || last === null) return [];
  return [
    { name: boundNames.high, value: last.high, index },
    { name: boundNames.low, value: last.low, index },
  ];
}

/** Of when a last value is; undefined if no series has a newer one. */
function olderPeriod(index: number, { positions, series }: ChartModel, language: Locale): string | undefined {
  const isOlder = series.some((other) => (lastValue(other)?.index ?? 0) > index);
  const key = positions[index]?.key;
  return isOlder && key !== undefined ? formatDate(key, language) : undefined;
}

/** The names of the series, and of the bounds of their ranges, with their sign and, over time, their last value. */
export function Legend({ model, language, shape }: LegendProps): ReactNode {
  const isSeries = model.positionKind !== 'category' && model.stacking !== 'percent';
  return (
    <ul className={styles.legend}>
      {model.series.map((series, index) => {
        const shown = (last: Last | undefined): Pick<LegendItemProps, 'value' | 'period'> => {
          if (!isSeries || last === undefined) return {};
          return { value: valueText(series, last.value, language), period: olderPeriod(last.index, model, language) };
        };
        const sign = <SeriesSign series={index} shape={shape} />;
        const boundSign = <path className={styles.bound} d="M2 6H24" />;
        const bounds = shape === 'line' ? boundsOf(series) : [];
        return (
          <Fragment key={series.key}>
            <LegendItem series={index} sign={sign} name={series.label} {...shown(lastValue(series))} />
            {bounds.map(({ name, ...last }) => (
              <LegendItem key={name} series={index} sign={boundSign} name={name} {...shown(last)} />
            ))}
          </Fragment>
        );
      })}
    </ul>
  );
}
