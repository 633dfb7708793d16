/** Alone: it replaces what pages are rendered with. */
import { beforeAll, describe, expect, it } from 'vitest';
import { changedDependencies, dependentPages } from '@/lib/content/changedDependencies';
import type { Dependency } from '@/lib/content/dependencies';
import type { IndicatorRows } from '@/content-types/indicatorData';
import { area, areaIndicator, density, siteWith, vacancies, value } from '../../support/areaSite';
import type { LoadedSite } from '../../support/site';
import { renderAddress } from '../../support/renderSite';
import type { Rendered } from '../../support/renderSite';

/** Another indicator, with a row of the whole. */
const greens = areaIndicator({
  id: 603,
  columns: [area, value],
  rows: [
    ['Riehen', 40],
    ['Gundeldingen', 10],
    ['Kanton Basel-Stadt', 20],
  ],
});

const site = siteWith(vacancies, density, greens);
const slugs = ['altstadt-grossbasel', 'am-ring', 'gundeldingen', 'st-johann', 'bettingen', 'riehen'];
const pages = [...slugs.map((slug) => `/gebiet/${slug}`), '/gebiet', '/themen'];

async function renderAll({ contents }: LoadedSite): Promise<ReadonlyMap<string, Rendered>> {
  const rendered = new Map<string, Rendered>();
  for (const address of pages) rendered.set(address, await renderAddress(contents, address));
  return rendered;
}

let before: ReadonlyMap<string, Rendered>;
let reads: ReadonlyMap<string, readonly Dependency[]>;

beforeAll(async () => {
  before = await renderAll(site);
  reads = new Map([...before].map(([address, { dependencies }]) => [address, dependencies]));
});

/** The pages that a build makes again, and those that do look different. */
async function comparedWith(after: LoadedSite): Promise<Readonly<Record<'touched' | 'different', readonly string[]>>> {
  const touched = dependentPages(reads, changedDependencies(site.snapshot, after.snapshot));
  const now = await renderAll(after);
  return { touched, different: pages.filter((address) => before.get(address)?.html !== now.get(address)?.html) };
}

function withRow(
  product: typeof vacancies,
  isWanted: (row: IndicatorRows[number]) => boolean,
  changed: number,
): typeof vacancies {
  const rows = (product.shared.data_rows ?? []).map((row) => (isWanted(row) ? [...row.slice(0, -1), changed] : row));
  return { ...product, shared: { ...product.shared, data_rows: rows } };
}

const newest =
  (name: string) =>
  (row: IndicatorRows[number]): boolean =>
    row.includes(name) && !row.includes('2025');

/** The areas among the pages. */
function own(addresses: readonly string[]): readonly string[] {
  return addresses
    .filter((address) => address.startsWith('/gebiet/'))
    .map((address) => address.slice('/gebiet/'.length));
}

describe('after another value, the pages of areas that are made again', () => {
  it.each([
    [
      'its own alone, as there is no rank among a few areas',
      siteWith(withRow(vacancies, newest('St. Johann'), 1.2), density, greens),
      ['st-johann'],
    ],
    [
      'those that are compared with the canton',
      siteWith(vacancies, density, withRow(greens, newest('Kanton Basel-Stadt'), 21)),
      ['gundeldingen', 'riehen'],
    ],
    [
      'its own alone, if the newest value is compared with it',
      siteWith(
        withRow(vacancies, (row) => row.includes('2025'), 2),
        density,
        greens,
      ),
      ['st-johann'],
    ],
  ])('are %s', async (_, after, expected) => {
    const { touched, different } = await comparedWith(after);
    expect(own(different)).toEqual(expected);
    expect(own(touched)).toEqual(expected);
  });

  it('are all of a column that has other digits now', async () => {
    const { touched, different } = await comparedWith(
      siteWith(withRow(vacancies, newest('Bettingen'), 0.91), density, greens),
    );
    // A value that is secret has no digits.
    expect(own(different)).toEqual(slugs.filter((slug) => slug !== 'gundeldingen'));
    expect(own(touched)).toEqual(slugs);
  });

  it('are all if there is another area, as the map of each shows it; so is their list', async () => {
    const another = { ...greens.shared, data_rows: [...(greens.shared.data_rows ?? []), ['Bruderholz', 30]] };
    const { touched, different } = await comparedWith(siteWith(vacancies, density, { ...greens, shared: another }));
    expect(touched).toEqual(expect.arrayContaining([...different]));
    expect(touched.filter((address) => address.startsWith('/gebiet'))).toHaveLength(slugs.length + 1);
  });
});
