import type { Indicator } from '@/lib/site/indicators';
import type { TextContext } from '@/lib/site/pageContext';
import { selectionAddress } from '@/lib/open-data/selection/selectionData';

/** Returns the attributes by which `showSelections.tsx` finds the place of a selection, and the data to choose from. */
export function selectionAttributes(indicator: Indicator, { language }: Pick<TextContext, 'language'>): object {
  return {
    'data-selection': indicator.meta.key,
    'data-selection-file': selectionAddress(indicator),
    'data-selection-language': language,
  };
}
