/** Whatever is in a field: the check refuses the entry and says which field, or its page can be made. */
import { isSmall, withValue } from '../../support/nastyEntries';
import type { FieldPlace } from '../../support/nastyEntries';
import { checkOne, publishOne } from '../../support/publishEntry';

/** What goes wrong with any of the values in the place, each named. */
export function faultsIn(place: FieldPlace): readonly string[] {
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

/** For `it.each`: the places with their names. */
export function named(places: readonly FieldPlace[]): readonly (readonly [string, FieldPlace])[] {
  return places.map((place) => [`${place.type} ${place.path.join('.')}`, place]);
}
