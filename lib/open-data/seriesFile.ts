/** The series that stands for an indicator, as a file of its own: for charts of several indicators. */
import { mainValues } from '@/lib/data/mainValues';
import type { Indicator } from '@/lib/site/indicators';

function addressOf({ meta: { key } }: Indicator): string {
  return `/daten/indikator/${key}.reihe.json`;
}

/** Empty if no series stands for the indicator. */
export function seriesAddress(indicator: Indicator): string {
  return mainValues(indicator) === undefined ? '' : addressOf(indicator);
}

/** The file; none if no series stands for the indicator. */
export function seriesFiles(indicator: Indicator): readonly { readonly address: string; readonly content: string }[] {
  const values = mainValues(indicator);
  return values === undefined ? [] : [{ address: addressOf(indicator), content: JSON.stringify(values) }];
}
