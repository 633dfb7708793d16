import type { ReactNode } from 'react';
import type { Locale } from '@/content-types/locales';
import type { ChartModel } from '@/lib/site/charts/chartModel';
import styles from './charts.module.scss';
import { chartViews } from './chartViews';

export interface ChartProps {
  readonly model: ChartModel;
  readonly language: Locale;
  /** The name of the drawing: what is shown, in which form. */
  readonly label: string;
}

const sizes = ['narrow', 'medium', 'wide'] as const;

/** A chart, drawn for three widths; the one that fits its column is shown. */
export function Chart({ model, language, label }: ChartProps): ReactNode {
  const View = chartViews[model.kind];
  return (
    <div className={styles.drawings}>
      {sizes.map((size) => (
        <View key={size} model={model} size={size} language={language} label={label} />
      ))}
    </div>
  );
}
