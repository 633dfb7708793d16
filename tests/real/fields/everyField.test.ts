/** Whatever editors can fill in, visitors find: another value in a field changes a page, a data file or the search. */
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldsWithoutPlace } from '../../rules/fieldsWithoutPlace';
import { buildSite, changedFile, records, targets } from '../../support/fieldSite';
import type { BuiltSite, Reach } from '../../support/fieldSite';
import { fieldSpots, withValue } from '../../support/fieldSpots';
import type { Spot } from '../../support/fieldSpots';
import { valuesOf } from '../../support/fieldValues';

const spots = fieldSpots(records);

const isListed = ({ path }: Spot): boolean => path in fieldsWithoutPlace;

let site: BuiltSite;

beforeAll(async () => {
  site = await buildSite();
});

/** The first file that any other value of the field changes, of those within the first reach in which one does. */
async function fileChangedBy({ name, field, places }: Spot, ...reaches: readonly Reach[]): Promise<string | undefined> {
  const values = valuesOf(name, field, targets);
  for (const reach of reaches) {
    for (const place of places) {
      for (const value of values) {
        const file = await changedFile(site, place.source, withValue(place, value), reach);
        if (file !== undefined) return file;
      }
    }
  }
  return undefined;
}

describe('the small site', () => {
  it('has an example of every field', () => {
    expect(spots.filter(({ places }) => places.length === 0).map(({ path }) => path)).toEqual([]);
  });
});

describe('another value changes a file of the site:', () => {
  it.each(spots.filter((spot) => !isListed(spot)))('$path', async (spot) => {
    // What all pages show would be looked for on all of them with each value that changes none.
    const file = await fileChangedBy(spot, 'examples', 'all');
    expect(file, `${spot.path}: read it, remove it, or list it with the reason`).toBeDefined();
  });
});

describe('the list of fields without a place', () => {
  it.each(spots.filter(isListed))('is right about $path', async (spot) => {
    expect(await fileChangedBy(spot, 'all'), `${spot.path} shows now: take it off the list`).toBeUndefined();
  });

  it('names nothing but fields', () => {
    const known = new Set(spots.map(({ path }) => path));
    expect(Object.keys(fieldsWithoutPlace).filter((path) => !known.has(path))).toEqual([]);
  });
});
