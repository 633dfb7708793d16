import { describe, expect, it } from 'vitest';
import { isSingleName } from '@/content-types/registry';
import { fieldPlaces, isInBox } from '../../support/nastyEntries';
import { faultsIn, named } from './faultsIn';

/** In a file of its own: half of the work, for another processor. */
describe('a nasty value in a single type or a content box is refused with its entry, or its page can be made:', () => {
  it.each(named(fieldPlaces().filter((place) => isSingleName(place.type) || isInBox(place))))(
    '%s',
    (_, place, turn) => {
      expect(faultsIn(place, turn)).toEqual([]);
    },
  );
});
