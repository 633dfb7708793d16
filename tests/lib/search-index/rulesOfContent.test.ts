import { describe, expect, it } from 'vitest';
import { neverAborted, request } from '../../fixtures/searchHits';
import { documentOf } from '../../fixtures/searchDocuments';
import { siteWith, vacancies } from '../../support/areaSite';
import { siteWithWords } from '../../support/siteWithWords';
import { createShippedEngine } from '@/lib/search/shipped/shippedEngine';
import { buildIndex } from '@/lib/search-index/buildIndex';
import { readQuery } from '@/lib/search/words/searchQuery';
import { rulesFrom, searchRulesOf, stopWordsOf, textRulesOf } from '@/lib/search-index/rulesOfContent';

describe('the words that editors teach the search', () => {
  it('B8.4 are groups and relations, a line each; a line that says nothing is left out', () => {
    const rules = rulesFrom(
      {
        same_meaning: 'Leerstand, leere  Wohnungen\n\nallein,\n über\u00a065 , Senioren',
        related: 'Baukran, Baustelle: Wohnungsbau\nohne Ziel\n: Ziel',
        exact_words: 'Rinder, BFS\nSECO',
      },
      'de',
    );
    expect(rules.synonyms).toEqual([
      ['Leerstand', 'leere Wohnungen'],
      ['über 65', 'Senioren'],
    ]);
    expect(rules.related).toEqual([[['Baukran', 'Baustelle'], ['Wohnungsbau']]]);
    expect(rules.exactWords).toEqual(['Rinder', 'BFS', 'SECO']);
  });

  it('B8.4 are those of German in Leichte Sprache, and none in a language without a translation', () => {
    const contents = siteWithWords({ same_meaning: 'Miete, Mietzins' });
    expect(searchRulesOf(contents('ls')).synonyms).toEqual([['Miete', 'Mietzins']]);
    expect(searchRulesOf(contents('fr')).synonyms).toEqual([]);
    expect(searchRulesOf(contents('fr')).stopWords).toContain('avec');
  });

  it('B8.4 are found the next time, without another line of code', async () => {
    const documents = [documentOf({ id: 'lake', title: 'Wassertemperatur' })];
    const found = async (related: string): Promise<number> => {
      const rules = searchRulesOf(siteWithWords({ related })('de'));
      const engine = createShippedEngine(buildIndex(documents, rules, 'de-CH'));
      return (await engine.search({ ...request, words: 'Badi' }, neverAborted)).total;
    };
    expect(await found('')).toBe(0);
    expect(await found('Badi, schwimmen: Wassertemperatur')).toBe(1);
  });

  it('B8.4 may say nothing: they are left out with those of the language', () => {
    const content = siteWithWords({ left_out_words: 'Kanton, öppe' })('de');
    expect(stopWordsOf(content)).toEqual(expect.arrayContaining(['öppe', 'aber', 'Jahr']));
    expect(searchRulesOf(content).stopWords).toContain('öppe');
  });

  it('B8.4 are the same object until editors change them', () => {
    const contents = siteWithWords({ region_names: 'Zürich, Zürcher, Kanton Zürich' });
    const rules = textRulesOf(contents('de'));
    expect(textRulesOf(contents('de'))).toBe(rules);
    expect([...rules.regionNames].toSorted()).toEqual(['zuercher', 'zuerich', 'zurcher', 'zurich']);
    expect(rules.wholeNames.toSorted()).toEqual(['kanton zuerich', 'kanton zurich']);
  });

  it('B8.4 name a region that no hit needs to hold, also with an umlaut', () => {
    const rules = textRulesOf(siteWithWords({ region_names: 'Zürich' })('de'));
    expect(readQuery('Einwohner Zürich', rules).isNeeded).toEqual([true, false]);
    expect(readQuery('Einwohner zuerich', rules).isNeeded).toEqual([true, false]);
  });

  it('B8.4 ask for what may be, however they are written', () => {
    const rules = textRulesOf(siteWithWords({ same_meaning: 'Projektion, szenario' })('de'));
    expect(readQuery('Projektion', rules).asksForScenario).toBe(true);
  });

  it('B8.4 are single words where a phrase would never be typed so', () => {
    const { stopWords, exactWords } = rulesFrom({ left_out_words: 'wie öppe', exact_words: 'La Chaux' }, 'de');
    expect(stopWords).toEqual(expect.arrayContaining(['wie', 'öppe']));
    expect(exactWords).toEqual(['La', 'Chaux']);
  });
});

it('B8.4 the names of areas are no mistyped words', () => {
  const { exactWords } = searchRulesOf(siteWith(vacancies).contents('de'));
  expect(exactWords).toEqual(expect.arrayContaining(['Gundeldingen', 'Johann', 'Grossbasel']));
  // A stop word within a name stays one.
  expect(exactWords).not.toContain('Am');
});
