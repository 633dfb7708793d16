import type { Locale } from '@/content-types/locales';
import type { ChartModel } from './model/chartModel';

/** The props of the view of every kind of chart. */
export interface ChartViewProps {
  readonly model: ChartModel;
  /** The language of the numbers, dates and names in the chart. */
  readonly language: Locale;
  /** The accessible name of the drawing: what it shows and in which form. */
  readonly label: string;
}
