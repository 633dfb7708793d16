import { describe, expect, it } from 'vitest';
import { sampleContent, sampleTranslations } from '@/content-types/sample/index';
import { paths } from '@/lib/base/paths';
import { readMediaLibrary } from '@/lib/read/sample-cms/mediaLibrary';
import { findArea } from '@/lib/site/areas';
import { loadSite } from '../../support/site';

const radar = sampleContent.products.find(({ shared }) => shared.stata_id === 6756);

const { contents } = loadSite({
  content: sampleContent,
  translations: sampleTranslations,
  media: await readMediaLibrary(paths.sampleMedia),
});

/** The rank on the page of an area; of the line with this name, or of the only one. */
function rankOnPage(slug: string, indicator: string, name: string | null): unknown {
  const lines = findArea(contents('de'), slug)?.lines[indicator] ?? [];
  return lines.find((line) => line.name === name)?.rank;
}

describe('the radar of quarters', () => {
  it.each([
    ['Wohnfläche pro Kopf', '1303', 'Wohnfläche pro Person'],
    ['Sesshaftigkeit', '1303', 'Sesshafte'],
    ['Grünflächen', '4832', null],
  ])('has the same ranks of «%s» as the pages of the quarters', (characteristic, indicator, name) => {
    const [, ...places] = radar?.shared.data_rows?.find(([own]) => own === characteristic) ?? [];
    const onPages = ['klybeck', 'kleinhueningen'].map((slug) => rankOnPage(slug, indicator, name));
    expect(onPages).toMatchObject(places.map((place) => ({ place, count: 19 })));
  });
});
