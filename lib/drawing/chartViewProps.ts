import type { Locale } from '@/content-types/locales';
import type { ChartModel } from './model/chartModel';

/** What every kind of chart is drawn from. */
export interface ChartViewProps {
  readonly model: ChartModel;
  /** The language of the numbers, dates and names in the chart. */
  readonly language: Locale;
  /** The name of the drawing: what is shown, in which form. */
  readonly label: string;
}
