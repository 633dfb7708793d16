import type { ReactNode } from 'react';
import { valueSigns } from '../model/valueSigns';
import type { ChartViewProps } from '../chartViewProps';

/** Explains the signs behind values; renders nothing if all are measured. */
export function SignsLegend({ model, language }: Pick<ChartViewProps, 'model' | 'language'>): ReactNode {
  const signs = valueSigns([...model.series, ...model.periods], language);
  if (signs.length === 0) return null;
  return (
    <ul className="charts-legend">
      {signs.map(({ sign, meaning }) => (
        <li key={sign}>
          <b>{sign}</b> {meaning}
        </li>
      ))}
    </ul>
  );
}
