import { describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import { hitFields } from '@/lib/search/document';
import { settingsOf, synonymsOf } from '@/lib/search/meilisearch/settings';

describe('the settings of an index', () => {
  it('B8.4 lead each word of a group to all others, in every spelling', () => {
    expect(synonymsOf([['Müll', 'Kehricht', 'Abfälle']])).toEqual({
      müll: ['kehricht', 'abfälle', 'abfalle', 'abfaelle'],
      mull: ['kehricht', 'abfälle', 'abfalle', 'abfaelle'],
      muell: ['kehricht', 'abfälle', 'abfalle', 'abfaelle'],
      kehricht: ['müll', 'mull', 'muell', 'abfälle', 'abfalle', 'abfaelle'],
      abfälle: ['müll', 'mull', 'muell', 'kehricht'],
      abfalle: ['müll', 'mull', 'muell', 'kehricht'],
      abfaelle: ['müll', 'mull', 'muell', 'kehricht'],
    });
  });

  it('B8.4 join the groups of a word that stands in several', () => {
    expect(
      synonymsOf([
        ['Job', 'Stelle'],
        ['Stelle', 'Ort'],
      ])['stelle'],
    ).toEqual(['job', 'ort']);
  });

  it.each(locales)('B8.4 cut the spellings of %s like English, and have stop words in every spelling', (locale) => {
    const { localizedAttributes, stopWords } = settingsOf(locale);
    expect(localizedAttributes?.[0]).toEqual({ attributePatterns: ['schreibweisen'], locales: ['eng'] });
    expect(new Set(stopWords).size).toBe(stopWords?.length);
  });

  it('B8.1 answer with the fields of a hit and nothing else', () => {
    expect(settingsOf('de').displayedAttributes).toEqual([...hitFields]);
  });
});
