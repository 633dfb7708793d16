import { describe, expect, it } from 'vitest';
import type { SampleEntry } from '@/content-types/registry';
import { sampleContent } from '@/content-types/sample';

const { indikatorensets, kategories, products } = sampleContent;

const productKeys = products.map(({ shared }) => String(shared.stata_id));
const themeKeys = sampleContent['display-themes'].map(({ shared }) => shared.url);
const statisticKeys = kategories.map(({ shared }) => String(shared.stata_id));
const teamKeys = sampleContent['team-members'].map(({ shared }) => shared.slug);

/** The numbers of the indicators that anybody may see. */
const openIndicatorKeys = products
  .filter(({ shared, draft }) => shared.produkt === 'Indikator' && !draft && shared.publish_at === undefined)
  .map(({ shared }) => String(shared.stata_id));

const indicatorKeysOf = ({ text }: SampleEntry<'indikatorensets'>) =>
  text.chapters.flatMap(({ indicators }) => indicators ?? []);

describe('the sample indicator sets', () => {
  it('are the planned five, one with an umlaut in its title', () => {
    expect(indikatorensets.map(({ shared }) => shared.slug)).toEqual([
      'wohnviertel',
      'umwelt',
      'monatsindikatoren',
      'leerstand',
      'stadtteil-klybeck-kleinhüningen',
    ]);
    expect(indikatorensets.at(-1)?.text.title).toBe('Stadtteilmonitoring Klybeck-Kleinhüningen');
  });

  it.each(indikatorensets.map((entry) => ({ name: entry.shared.slug, entry })))(
    'point from $name only to entries that exist and that anybody may see',
    ({ entry }) => {
      expect(openIndicatorKeys).toEqual(expect.arrayContaining([...indicatorKeysOf(entry)]));
      expect(themeKeys).toEqual(expect.arrayContaining([...(entry.shared.display_themes ?? [])]));
      expect(statisticKeys).toEqual(expect.arrayContaining([...(entry.shared.statistical_themes ?? [])]));
      expect(teamKeys).toEqual(expect.arrayContaining([...(entry.shared.team_members ?? [])]));
      expect([undefined, ...productKeys]).toContain(entry.shared.product_indikatorenset);
    },
  );

  it('have chapters on three levels and an introduction each', () => {
    const levels = indikatorensets.flatMap(({ text }) => text.chapters.map(({ level }) => level));
    expect(new Set(levels)).toEqual(new Set([1, 2, 3]));
    expect(indikatorensets.filter(({ text }) => !text.content?.length)).toEqual([]);
  });

  it.each(['7763', '5814', '6363', '1501'])('share indicator %s among three of them', (key) => {
    expect(indikatorensets.filter((set) => indicatorKeysOf(set).includes(key))).toHaveLength(3);
  });
});
