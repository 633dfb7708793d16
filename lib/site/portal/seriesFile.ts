/** The series that stands for an indicator, as a file of its own: for charts of several indicators. */
import { mainValues } from '@/lib/content/figures/mainValues';
import type { Indicator } from '@/lib/site/indicators';

/** Empty if no series stands for the indicator. */
export function seriesAddress(indicator: Indicator): string {
  return mainValues(indicator) === undefined ? '' : `/daten/indikator/${indicator.meta.key}.reihe.json`;
}

/** The file; none if no series stands for the indicator. */
export function seriesFiles(indicator: Indicator): readonly { readonly address: string; readonly content: string }[] {
  const values = mainValues(indicator);
  return values === undefined ? [] : [{ address: seriesAddress(indicator), content: JSON.stringify(values) }];
}
