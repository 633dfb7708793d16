import { describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import { deliveredFields } from '@/lib/search/document';
import { settingsOf, synonymsOf } from '@/lib/search-index/server/settings';
import { rulesByLocale } from '../../../support/searchRules';
import type { SearchRules } from '@/lib/search/searchRules';

function german(...synonyms: SearchRules['synonyms']): SearchRules {
  return { ...rulesByLocale.de, synonyms, related: [] };
}

describe('the settings of an index', () => {
  it('B8.4 lead each word of a group to all others and to itself, in every spelling', () => {
    expect(synonymsOf(german(['Müll', 'Kehricht', 'Wahl']))).toEqual({
      müll: ['mull', 'muell', 'kehricht', 'wahl'],
      mull: ['müll', 'muell', 'kehricht', 'wahl'],
      muell: ['müll', 'mull', 'kehricht', 'wahl'],
      kehricht: ['müll', 'mull', 'muell', 'wahl'],
      wahl: ['müll', 'mull', 'muell', 'kehricht'],
    });
  });

  it('B8.4 join the groups of a word that is in several', () => {
    expect(synonymsOf(german(['Job', 'Stellung'], ['Stellung', 'Platz']))['stellung']).toEqual(['job', 'platz']);
  });

  it('B8.4 lead everyday words to their subjects, and not back', () => {
    const related: SearchRules['related'] = [[['Velo'], ['Verkehr']]];
    expect(synonymsOf({ ...german(), related })).toEqual({ velo: ['verkehr'] });
  });

  it('B8.4 know how German words end in a sentence, and leave other languages alone', () => {
    expect(synonymsOf(german(['Ausländer', 'Fremde']))['ausländern']).toContain('fremde');
    const synonyms = [['rate', 'share']];
    expect(synonymsOf({ ...rulesByLocale.en, synonyms, related: [] })).toEqual({ rate: ['share'], share: ['rate'] });
  });

  it.each(locales)('B8.4 let the dictionary of the server cut only what is left to it, in %s', (locale) => {
    const { localizedAttributes, stopWords } = settingsOf(rulesByLocale[locale]);
    expect(localizedAttributes?.[0]).toEqual({ attributePatterns: ['uncut'], locales: ['deu'] });
    expect(localizedAttributes?.[1]?.locales).toEqual(['eng']);
    expect(new Set(stopWords).size).toBe(stopWords?.length);
  });

  it('B8.1 answer with the fields of a hit, what orders hits, and nothing else', () => {
    expect(settingsOf(rulesByLocale.de).displayedAttributes).toEqual(deliveredFields);
  });
});
