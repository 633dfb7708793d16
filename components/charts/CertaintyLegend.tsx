import type { ReactNode } from 'react';
import type { Locale } from '@/content-types/locales';
import { certaintyNotes } from '@/lib/site/charts/certainty';
import type { CertaintyNote } from '@/lib/site/charts/certainty';
import type { Series } from '@/lib/content/figures/readSeries';
import styles from './charts.module.scss';
import { Marker } from './Marker';

export interface CertaintyLegendProps {
  readonly series: readonly Series[];
  readonly language: Locale;
  readonly shape: 'line' | 'fill';
}

function Sign({ certainty, shape }: Pick<CertaintyLegendProps, 'shape'> & Pick<CertaintyNote, 'certainty'>): ReactNode {
  const unsure = certainty === 'dashed' ? ` ${styles.unsure}` : '';
  if (shape === 'fill') return <path className={`${styles.hollow}${unsure}`} d="M2 1V11H24V1Z" />;
  if (certainty === 'dashed') return <path className={`${styles.line}${unsure}`} d="M2 6H24" />;
  return <Marker series={0} x={13} y={6} isHollow />;
}

/** What dashes and hollow marks say of values; nothing if all are measured. */
export function CertaintyLegend({ series, language, shape }: CertaintyLegendProps): ReactNode {
  const notes = certaintyNotes(series, language);
  if (notes.length === 0) return null;
  return (
    <ul className={styles.legend}>
      {notes.map(({ certainty, text }) => (
        <li key={certainty} className={styles.legendItem}>
          <svg className={styles.swatch} viewBox="0 0 26 12" aria-hidden="true">
            <Sign certainty={certainty} shape={shape} />
          </svg>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
