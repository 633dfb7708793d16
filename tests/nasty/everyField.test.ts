/** Whatever stands in a field: the check refuses the entry and says which field, or its page can be made. */
import { describe, expect, it } from 'vitest';
import { fieldPlaces, isSmall, withValue } from '../support/nastyEntries';
import type { FieldPlace } from '../support/nastyEntries';
import { checkOne, publishOne } from '../support/publishEntry';

/** What goes wrong with any of the values in the place, each named. */
function faultsIn(place: FieldPlace): readonly string[] {
  const seen = new Set<string>();
  return place.values.filter(isSmall).flatMap((value) => {
    try {
      const { entry, isSilent } = checkOne(withValue(place, value));
      if (entry === undefined) return isSilent ? [`${value.name}: refused without a word`] : [];
      const same = JSON.stringify(entry.values);
      if (seen.has(same)) return [];
      seen.add(same);
      return publishOne(entry).map((fault) => `${value.name}: ${fault}`);
    } catch (error) {
      return [`${value.name}: ${String(error)}`];
    }
  });
}

describe('a nasty value is refused with its entry, or its page can be made:', () => {
  it.each(fieldPlaces().map((place) => [`${place.type} ${place.path.join('.')}`, place] as const))('%s', (_, place) => {
    expect(faultsIn(place)).toEqual([]);
  });
});
