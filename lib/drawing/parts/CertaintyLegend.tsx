import type { ReactNode } from 'react';
import type { Locale } from '@/content-types/locales';
import { certaintyNotes } from '../model/certainty';
import type { CertaintyNote } from '../model/certainty';
import type { ChartModel } from '../model/chartModel';
import { LegendItem } from './Legend';
import { Marker } from './Marker';
import { Ranges } from './Ranges';

export interface CertaintyLegendProps {
  readonly model: Pick<ChartModel, 'series' | 'second' | 'stacking'>;
  readonly language: Locale;
  readonly shape: 'line' | 'fill';
  /** False if ranges are not drawn, or another legend names their bounds. */
  readonly hasRanges?: boolean;
}

function Sign({ certainty, shape }: Pick<CertaintyLegendProps, 'shape'> & Pick<CertaintyNote, 'certainty'>): ReactNode {
  const unsure = certainty === 'dashed' ? ' charts-unsure' : '';
  if (certainty === 'range') return <Ranges d="M4 6H22M4 2v8M22 2v8" />;
  if (shape === 'fill') return <path className={`charts-hollow${unsure}`} d="M2 1V11H24V1Z" />;
  if (certainty === 'dashed') return <path className={`charts-line${unsure}`} d="M2 6H24" />;
  return <Marker series={0} x={13} y={6} isHollow />;
}

/** Explains dashes, hollow marks and ranges; renders nothing if all values are measured. */
export function CertaintyLegend({ model, language, shape, hasRanges = true }: CertaintyLegendProps): ReactNode {
  const ranged = hasRanges && model.stacking === 'none' ? model.series : [];
  const notes = certaintyNotes([...model.series, ...model.second], language, ranged);
  if (notes.length === 0) return null;
  return (
    <ul className="charts-legend">
      {notes.map(({ certainty, text }) => (
        <LegendItem key={text} sign={<Sign certainty={certainty} shape={shape} />} name={text} />
      ))}
    </ul>
  );
}
