/** The main series of an indicator as a file, for charts of several indicators. */
import { mainValues } from '@/lib/data/mainValues';
import type { Indicator } from '@/lib/site/indicators';

function addressOf({ meta: { key } }: Indicator): string {
  return `/daten/indikator/${key}.reihe.json`;
}

/** Returns the address of the file; '' if the indicator has no main series. */
export function seriesAddress(indicator: Indicator): string {
  return mainValues(indicator) === undefined ? '' : addressOf(indicator);
}

/** Returns the file; none if the indicator has no main series. */
export function seriesFiles(indicator: Indicator): readonly { readonly address: string; readonly content: string }[] {
  const values = mainValues(indicator);
  return values === undefined ? [] : [{ address: addressOf(indicator), content: JSON.stringify(values) }];
}
