import type { ReactNode } from 'react';
import type { Locale } from '@/content-types/locales';
import type { ChartModel } from '@/lib/charts/chartModel';
import { lastValue } from '@/lib/charts/endLabels';
import { valueText } from '@/lib/charts/frameOf';
import styles from './charts.module.scss';
import { Marker } from './Marker';
import { seriesClass } from './seriesClass';

export interface LegendProps {
  readonly model: ChartModel;
  readonly language: Locale;
  readonly shape: 'line' | 'fill';
}

/** The names of the series with their sign and, over time, their last value. */
export function Legend({ model, language, shape }: LegendProps): ReactNode {
  const isSeries = model.positionKind !== 'category' && model.stacking !== 'percent';
  return (
    <ul className={styles.legend}>
      {model.series.map((series, index) => {
        const last = isSeries ? lastValue(series) : undefined;
        return (
          <li key={series.key} className={styles.legendItem}>
            <svg className={`${styles.swatch} ${seriesClass(index)}`} viewBox="0 0 26 12" aria-hidden="true">
              {shape === 'line' ? (
                <>
                  <path className={`${styles.line} ${styles.dashed}`} d="M2 6H24" />
                  <Marker series={index} x={13} y={6} />
                </>
              ) : (
                <path className={styles.bars} strokeWidth={24} d="M13 0V12" />
              )}
            </svg>
            <span>
              {series.label}
              {last !== undefined && (
                <>
                  {' '}
                  <b className={styles.latest}>{valueText(series, last.value, language)}</b>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
