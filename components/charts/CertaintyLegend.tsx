import type { ReactNode } from 'react';
import type { Locale } from '@/content-types/locales';
import { certaintyNotes } from '@/lib/site/charts/certainty';
import type { CertaintyNote } from '@/lib/site/charts/certainty';
import type { Series } from '@/lib/content/figures/readSeries';
import { Marker } from './Marker';

export interface CertaintyLegendProps {
  readonly series: readonly Series[];
  readonly language: Locale;
  readonly shape: 'line' | 'fill';
}

function Sign({ certainty, shape }: Pick<CertaintyLegendProps, 'shape'> & Pick<CertaintyNote, 'certainty'>): ReactNode {
  const unsure = certainty === 'dashed' ? ' charts-unsure' : '';
  if (shape === 'fill') return <path className={`charts-hollow${unsure}`} d="M2 1V11H24V1Z" />;
  if (certainty === 'dashed') return <path className={`charts-line${unsure}`} d="M2 6H24" />;
  return <Marker series={0} x={13} y={6} isHollow />;
}

/** What dashes and hollow marks say of values; nothing if all are measured. */
export function CertaintyLegend({ series, language, shape }: CertaintyLegendProps): ReactNode {
  const notes = certaintyNotes(series, language);
  if (notes.length === 0) return null;
  return (
    <ul className="charts-legend">
      {notes.map(({ certainty, text }) => (
        <li key={certainty} className="charts-legend-item">
          <svg className="charts-swatch" viewBox="0 0 26 12" aria-hidden="true">
            <Sign certainty={certainty} shape={shape} />
          </svg>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
