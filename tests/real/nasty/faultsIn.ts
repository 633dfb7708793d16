/** Whatever is in a field: the check refuses the entry and says which field, or its page can be made. */
import { isSmall, withValue } from '../../support/nastyEntries';
import type { FieldPlace } from '../../support/nastyEntries';
import { checkOne, publishOne } from '../../support/publishEntry';

/** Each value is checked in each place, and shown in one of six, each value at other places; `NASTY=all` shows all. */
const turns = process.env['NASTY'] === 'all' ? 1 : 6;

/** What goes wrong with any of the values in the place, each named. `turn`: which of the values are shown there. */
export function faultsIn(place: FieldPlace, turn: number): readonly string[] {
  const seen = new Set<string>();
  return place.values.filter(isSmall).flatMap((value, index) => {
    try {
      const { entry, isSilent } = checkOne(withValue(place, value));
      if (entry === undefined) return isSilent ? [`${value.name}: refused without a word`] : [];
      const same = JSON.stringify(entry.values);
      if (seen.has(same) || (index + turn) % turns !== 0) return [];
      seen.add(same);
      return publishOne(entry).map((fault) => `${value.name}: ${fault}`);
    } catch (error) {
      return [`${value.name}: ${String(error)}`];
    }
  });
}

/** For `it.each`: the places with their names, and whose turn it is. */
export function named(places: readonly FieldPlace[]): readonly (readonly [string, FieldPlace, number])[] {
  return places.map((place, turn) => [`${place.type} ${place.path.join('.')}`, place, turn]);
}
