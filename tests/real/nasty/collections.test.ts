import { describe, expect, it } from 'vitest';
import { isCollectionName } from '@/content-types/registry';
import { fieldPlaces, isInBox } from '../../support/nastyEntries';
import { faultsIn, named } from './faultsIn';

describe('a nasty value in an entry is refused with it, or its page can be made:', () => {
  it.each(named(fieldPlaces().filter((place) => isCollectionName(place.type) && !isInBox(place))))(
    '%s',
    (_, place, turn) => {
      expect(faultsIn(place, turn)).toEqual([]);
    },
  );
});
