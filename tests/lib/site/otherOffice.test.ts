/** Alone: another office is read before that of the sample. */
import { describe, expect, it, vi } from 'vitest';
import type { AreaLine } from '@/lib/content/areaLines';
import { findArea, siteAreas } from '@/lib/site/siteAreas';
import { areaFiles } from '@/lib/open-data/areaFile';
import { areaValues } from '@/lib/search-index/areaValues';
import { districts, municipalities, zuerichSite } from '../../fixtures/office-zuerich/content';
import { loadSite, tinyMedia } from '../../support/site';

vi.hoisted(() => vi.stubEnv('OFFICE_DIR', 'tests/fixtures/office-zuerich'));

const content = loadSite({ content: zuerichSite, translations: {}, media: tinyMedia }).contents('de');

function linesOf(slug: string, indicator: number): readonly AreaLine[] {
  return findArea(content, slug)?.lines[String(indicator)] ?? [];
}

describe('districts and municipalities of the same name', () => {
  it('are areas of their own, the smaller ones with the plain address', () => {
    const areas = siteAreas(content);
    expect(areas).toHaveLength(districts.length + municipalities.length);
    const ofName = areas
      .filter(({ name }) => name === 'Zürich')
      .map(({ slug, fullName, kind }) => [slug, fullName, kind]);
    expect(ofName).toEqual([
      ['zuerich', 'Zürich', 'Gemeinde'],
      ['bezirk-zuerich', 'Bezirk Zürich', 'Bezirk'],
    ]);
    expect(new Set(areas.map(({ slug }) => slug)).size).toBe(areas.length);
  });

  it('have their own values and ranks, from data of their kind and of both', () => {
    expect(linesOf('zuerich', 701)).toEqual([]);
    expect(linesOf('bezirk-zuerich', 702)).toEqual([]);
    expect(linesOf('bezirk-zuerich', 701)[0]).toMatchObject({ cell: 8989, rank: { place: 12, count: 12 } });
    expect(linesOf('zuerich', 702)[0]).toMatchObject({ cell: 53, rank: { place: 28, count: 28 } });
    expect(linesOf('zuerich', 703)[0]).toMatchObject({ cell: 430_000, rank: { place: 1, count: 28 } });
    expect(linesOf('bezirk-zuerich', 703)[0]).toMatchObject({ cell: 50_000 });
  });

  it('are told apart in the file of each, and by the search', () => {
    const file = areaFiles(content).find(({ address }) => address.endsWith('/bezirk-zuerich.csv'));
    expect(file?.content).toContain('Bezirk Zürich,701,');
    expect(file?.content).not.toContain(',702,');
    const people = content.find('products', '703');
    const values = people && areaValues(people, content)?.values;
    expect(values?.['Zürich']).toContain('430’000');
    expect(values?.['Bezirk Zürich']).toContain('50’000');
  });
});

it('are told apart by the titles of their pages', () => {
  const titles = siteAreas(content).map(({ fullName }) => fullName);
  expect(new Set(titles).size).toBe(titles.length);
});

describe('the whole', () => {
  it('is the row with its full name, where a part has the short one', () => {
    expect(linesOf('bezirk-zuerich', 701)[0]?.region).toMatchObject({ value: 90_000 });
    expect(linesOf('zuerich', 702)[0]?.region).toBeNull();
  });

  it('is not taken for a part among other cantons', () => {
    expect(linesOf('zuerich', 704)).toEqual([]);
  });
});
