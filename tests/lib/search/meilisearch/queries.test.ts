import { describe, expect, it } from 'vitest';
import { countQuery, firstWordQuery, hitQueries, termQueries, queryWords } from '@/lib/search/meilisearch/queries';
import { rulesByLocale } from '../../../support/searchRules';
import { prepareRules } from '@/lib/search/words/searchQuery';
import { request } from '../../../fixtures/searchHits';

const rules = prepareRules(rulesByLocale.de);

describe('the words that are asked for', () => {
  it.each([
    ['', []],
    ['   ', []],
    ['  Wohnung  hell ', ['wohnung', 'hell']],
    ['"helle Wohnung', ['helle', 'wohnung']],
    ['Wohnungen leer', ['leere', 'wohnungen']],
    ['CO2 -Emissionen - -', ['co2', 'emissionen']],
    ['15-24 2,5 60+', ['15', '24', '2,5', '60+']],
    ['Wie viele WOHNUNGEN?', ['wohnungen']],
    ['Miete in', ['miete']],
    ['Wie viele Ausländer gibt es', ['ausländer']],
    ['wie viele und die', ['wie', 'viele', 'und', 'die']],
    ['Größe der Straße', ['grösse', 'strasse']],
    ['öffentlichen Verkehrs', ['öffentlicher', 'verkehr']],
    ['Kosten des öffentlichen Verkehrs', ['kosten', 'öffentlicher', 'verkehr']],
    ['Bevölkerung 07.2026', ['bevölkerung', 'juli', '2026']],
    ['211 094 Einwohner', ['211094', 'einwohner']],
    ['1686289', ['1’686’289']],
    ['<script>alert(1)</script>', ['script', 'alert', '1', 'script']],
    // As in the shipped index, which finds nothing for them.
    ['🚲 "-🚲', []],
    ['"', []],
  ])('B8.1 of %j are %j', (text, words) => {
    expect(queryWords(text, rules)).toEqual(words);
  });

  it('B8.1 are ten at most', () => {
    expect(queryWords('a b c d e f g h i j k l', rules)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']);
  });

  it('B8.1 have 200 letters at most', () => {
    expect(queryWords('x'.repeat(300), rules)).toEqual(['x'.repeat(200)]);
  });

  it('B8.1 hold no half of a sign', () => {
    expect(queryWords(`${'x'.repeat(199)}😀`, rules)).toEqual(['x'.repeat(199)]);
    expect(queryWords('a\ud800b', rules)).toEqual(['ab']);
  });
});

describe('the questions for hits', () => {
  it('B8.1 name words, page, order and the fields of a hit', () => {
    expect(hitQueries('search_de', ['leer', 'wohnung'], { ...request, page: 3, sort: 'datum' })).toEqual([
      {
        indexUid: 'search_de',
        q: 'leer wohnung',
        matchingStrategy: 'all',
        locales: ['eng'],
        filter: [],
        sort: ['updated:desc'],
        facets: ['kind', 'themes', 'divisions', 'year'],
        attributesToRetrieve: [
          'id',
          'kind',
          'title',
          'subtitle',
          'description',
          'url',
          'value',
          'preview',
          'names',
          'areas',
          'themes',
          'updated',
          'language',
          'divisions',
          'year',
          'weight',
          'isScenario',
          'answers',
          'words',
        ],
        page: 3,
        hitsPerPage: 20,
      },
    ]);
  });

  it.each([
    ['relevanz', []],
    ['datum', ['updated:desc']],
    ['titel', ['title:asc']],
  ] as const)('B8.1 sort by %s as %j', (sort, order) => {
    expect(hitQueries('search_de', [], { ...request, sort })[0]).toMatchObject({ sort: order });
  });

  it('B8.1 take one of the values of a facet and all facets, and count each facet without its own values', () => {
    const filters = { ...request.filters, themes: ['bau', 'umwelt'], year: ['2026'] };
    expect(hitQueries('search_de', [], { ...request, filters })).toMatchObject([
      { filter: [['themes = "bau"', 'themes = "umwelt"'], ['year = "2026"']], hitsPerPage: 20 },
      { filter: [['year = "2026"']], facets: ['themes'], hitsPerPage: 0 },
      { filter: [['themes = "bau"', 'themes = "umwelt"']], facets: ['year'], hitsPerPage: 0 },
    ]);
  });

  it.each([
    ['a"b', String.raw`themes = "a\"b"`],
    ['a\\', String.raw`themes = "a\\"`],
    ['x" OR kind = "person', String.raw`themes = "x\" OR kind = \"person"`],
    ["l'eau", `themes = "l'eau"`],
    ['', 'themes = ""'],
  ])('B8.1 never let the value %j out of its quotes', (value, filter) => {
    const filters = { ...request.filters, themes: [value] };
    expect(hitQueries('search_de', [], { ...request, filters })[0]).toMatchObject({ filter: [[filter]] });
  });

  it('B8.1 begin with the first page if there is no such page', () => {
    expect(hitQueries('search_de', [], { ...request, page: 0 })[0]).toMatchObject({ page: 1 });
  });
});

describe('further questions', () => {
  it('B8.1 ask for at most three terms of the glossary, whatever the filters say', () => {
    expect(termQueries('search_de', ['quote'])).toMatchObject([
      { q: 'quote', filter: ['kind = "glossary"'], limit: 3 },
    ]);
  });

  it('B8.1 ask for no terms without words', () => {
    expect(termQueries('search_de', [])).toEqual([]);
  });

  it('B8.1 count the documents with a text without loading them', () => {
    expect(countQuery('search_de', ['leere', 'wohnung'])).toMatchObject({ q: 'leere wohnung', hitsPerPage: 0 });
  });

  it('B8.4 ask for what holds the first word, with all that the order of the hits needs', () => {
    const query = firstWordQuery('search_de', ['leere', 'wohnung'], 6);
    expect(query).toMatchObject({ q: 'leere wohnung', matchingStrategy: 'last', limit: 6 });
    expect(query.attributesToRetrieve).toEqual(expect.arrayContaining(['id', 'words', 'year']));
  });
});
