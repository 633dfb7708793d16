import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Filters, SearchAnswer, SearchEngine, SearchRequest } from '@/lib/search/engine';
import { createMeilisearchEngine } from '@/lib/search/meilisearch/meilisearchEngine';
import { rulesByLocale } from '../../support/searchRules';
import type { Sketch } from '../../fixtures/searchDocuments';
import { neverAborted, noFacets, request } from '../../fixtures/searchHits';
import { fillIndex } from './filledIndex';

const quoted = 'x" OR kind = "person';

const pages: readonly Sketch[] = [
  {
    id: 'wohnen',
    kind: 'indicator',
    title: 'Leerwohnungsquote',
    subtitle: 'Anteil leerer Wohnungen',
    value: { text: '0,78 %', number: 0.78, unit: '%', period: '2026', change: null, isPart: false },
    themes: ['bau'],
    year: 2026,
    updated: '2026-08-21',
  },
  { id: 'arbeit', kind: 'indicator', title: 'Arbeitslosenquote', themes: ['arbeit'], year: 2026 },
  { id: 'bevoelkerung', title: 'Bevölkerungsentwicklung', themes: ['leute'], updated: '2025-01-02' },
  { id: 'zaehlung', title: 'Ständige Wohnbevölkerung', themes: ['leute', 'bau'], year: 2024 },
  {
    id: 'waerme',
    title: 'Wärmeschutz der Gebäude',
    themes: ['bau'],
    year: 2025,
    updated: '2026-01-02',
  },
  { id: 'groesse', title: 'Grösse der Gebäude', themes: ['bau'], year: 2025 },
  {
    id: 'sport',
    title: 'Sporthallen',
    themes: [quoted, "l'eau", 'a\\b'],
    text: 'Die Arbeitslosenquote spielt hier.',
  },
  { id: 'klima', title: 'CO2-Emissionen', themes: ['umwelt'] },
  { id: 'uebersicht', title: 'Übersicht', themes: ['umwelt'] },
  { id: 'begriff', kind: 'glossary', title: 'Arbeitslosenquote', themes: ['arbeit'] },
  { id: 'begriff-2', kind: 'glossary', title: 'Gebäude', text: 'Hat nichts mit der Arbeitslosenquote zu tun.' },
];

const titles = {
  fr: [
    'Taux de chômage',
    "L'égalité entre femmes et hommes",
    "Marché de l'emploi",
    'Œuvres d’art',
    'Logements vacants',
    'Population résidente',
  ],
  it: ["Qualità dell'aria", 'Popolazione residente', 'Abitazioni vuote'],
  en: ['Vacant dwellings', "Children's day care", 'Resident population'],
} as const;

function sketchesOf(locale: keyof typeof titles): readonly Sketch[] {
  return titles[locale].map((title, place) => ({ id: `${locale}-${place}`, title, language: locale }));
}

let engine: SearchEngine;
let foreign: Readonly<Record<keyof typeof titles, SearchEngine>>;

beforeAll(async () => {
  engine = await fillIndex('engine_de', 'de', pages);
  foreign = {
    fr: await fillIndex('engine_fr', 'fr', sketchesOf('fr')),
    it: await fillIndex('engine_it', 'it', sketchesOf('it')),
    en: await fillIndex('engine_en', 'en', sketchesOf('en')),
  };
});

function search(asked: Partial<SearchRequest>): Promise<SearchAnswer> {
  return engine.search({ ...request, ...asked }, neverAborted);
}

function idsOf({ hits }: SearchAnswer): readonly string[] {
  return hits.map(({ id }) => id);
}

async function find(words: string, filters: Partial<Filters> = {}): Promise<readonly string[]> {
  return idsOf(await search({ words, filters: { ...request.filters, ...filters } }));
}

describe('a search on the server', () => {
  it('B8.1 answers with what a hit shows', async () => {
    const { hits, total, match } = await search({ words: 'leerwohnungsquote' });
    expect(hits).toMatchObject([
      {
        id: 'wohnen',
        kind: 'indicator',
        title: 'Leerwohnungsquote',
        subtitle: 'Anteil leerer Wohnungen',
        description: '',
        url: '/seite/wohnen',
        value: { text: '0,78 %', number: 0.78, unit: '%', period: '2026', change: null, isPart: false },
        themes: ['bau'],
        updated: '2026-08-21',
        language: 'de',
        areas: null,
        names: [],
        preview: null,
        // «leere Wohnungen» means the same.
        marks: {
          title: [{ start: 0, end: 17 }],
          subtitle: [
            { start: 7, end: 12 },
            { start: 14, end: 23 },
          ],
          description: [],
          elsewhere: null,
        },
      },
    ]);
    expect({ total, match }).toEqual({ total: 1, match: 'all' });
  });

  it.each([
    ['entwicklung', 'bevoelkerung'],
    ['wohnbevölkerung', 'zaehlung'],
    ['WOHNBEVÖLKERUNG', 'zaehlung'],
    ['Wohnbevolkerung', 'zaehlung'],
    ['WOHNBEVOELKERUNG', 'zaehlung'],
    ['grösse', 'groesse'],
    ['groesse', 'groesse'],
    ['Grosse', 'groesse'],
    ['Größe', 'groesse'],
    ['warmeschutz', 'waerme'],
    ['Waermeschutz', 'waerme'],
    ['halle', 'sport'],
    ['co2', 'klima'],
    ['uebersicht', 'uebersicht'],
    ['ubersicht', 'uebersicht'],
    ['"grösse', 'groesse'],
    ['-grösse', 'groesse'],
  ])('B8.4 finds for %j the page %j first', async (words, id) => {
    expect((await find(words))[0]).toBe(id);
  });

  it('B8.4 knows words that say nothing in capitals too', async () => {
    expect(await find('DIE GRÖSSE DER GEBÄUDE')).toEqual(['groesse']);
    expect((await search({ words: 'Die Grösse' })).match).toBe('all');
  });

  it.each(['Bevolkerung', 'BEVOELKERUNG', 'Bevölkerung'])('B8.4 finds the same for %s', async (words) => {
    expect((await find(words)).toSorted()).toEqual(['bevoelkerung', 'zaehlung']);
  });

  it('B8.1 answers with everything if no words are given', async () => {
    expect(await search({ words: ' ' })).toMatchObject({ total: 11, match: 'all', terms: [] });
  });

  it('B8.1 answers with counts alone if no hits are asked for', async () => {
    const { hits, total, facets } = await search({ words: 'gebäude', pageSize: 0 });
    expect({ hits, total, facets }).toEqual({
      hits: [],
      total: 3,
      facets: { ...noFacets, kind: { article: 2, glossary: 1 }, themes: { bau: 2 }, year: { 2025: 2 } },
    });
  });

  it('B8.1 turns pages', async () => {
    const first = await search({ words: '', sort: 'titel', pageSize: 4 });
    const third = await search({ words: '', sort: 'titel', pageSize: 4, page: 3 });
    expect([first.total, idsOf(first), idsOf(third)]).toEqual([
      11,
      ['arbeit', 'begriff', 'bevoelkerung', 'klima'],
      ['zaehlung', 'uebersicht', 'waerme'],
    ]);
  });

  it('B8.1 answers with nothing beyond the last page', async () => {
    expect(await search({ words: '', page: 99 })).toMatchObject({ hits: [], total: 11 });
  });

  it('B8.1 puts the newest first, and last what has no date', async () => {
    const ids = idsOf(await search({ words: '', sort: 'datum' }));
    expect(ids.slice(0, 3)).toEqual(['wohnen', 'waerme', 'bevoelkerung']);
  });
});

describe('filters on the server', () => {
  it('B8.1 take one of the values of a facet, and all facets', async () => {
    expect((await find('', { themes: ['arbeit', 'umwelt'] })).toSorted()).toEqual([
      'arbeit',
      'begriff',
      'klima',
      'uebersicht',
    ]);
    expect(await find('', { themes: ['arbeit', 'umwelt'], kind: ['glossary'] })).toEqual(['begriff']);
    expect((await find('', { year: ['2026'] })).toSorted()).toEqual(['arbeit', 'wohnen']);
  });

  it('B8.1 count a facet under the words and the other facets, so that a second value can be chosen', async () => {
    const filters = { ...request.filters, themes: ['bau'], year: ['2025'] };
    const { total, facets } = await search({ words: '', filters });
    expect(total).toBe(2);
    expect(facets).toEqual({
      kind: { article: 2 },
      themes: { bau: 2 },
      divisions: {},
      year: { 2024: 1, 2025: 2, 2026: 1 },
    });
  });

  it.each([quoted, "l'eau", 'a\\b'])('B8.1 take the value %j as it is', async (value) => {
    expect(await find('', { themes: [value] })).toEqual(['sport']);
  });

  it.each(['nichts" OR themes = "bau', '"', '\\', '', 'b\nau', 'TO', 'bau\u0000'])(
    'B8.1 find nothing for the value %j, which nobody has',
    async (value) => {
      expect(await find('', { themes: [value] })).toEqual([]);
    },
  );

  it('B8.1 find nothing for values longer and more than anybody has', async () => {
    expect(await find('', { themes: ['x'.repeat(5000)] })).toEqual([]);
    expect(await find('', { themes: Array.from({ length: 2000 }, (_, place) => `thema-${place}`) })).toEqual([]);
  });

  it('B8.1 find nothing for a year that is no number', async () => {
    expect(await find('', { year: ['heute'] })).toEqual([]);
  });
});

describe('words of which not all are found', () => {
  it('B8.4 find what holds some of them, and say so', async () => {
    const { hits, match } = await search({ words: 'wärmeschutz xyzxyz' });
    expect({ ids: hits.map(({ id }) => id), match }).toEqual({ ids: ['waerme'], match: 'some' });
  });

  it.each([
    ['leerwohnungsquote sporthallen', ['wohnen', 'sport']],
    ['sporthallen leerwohnungsquote', ['wohnen', 'sport']],
    ['xyzxyz wärmeschutz yzxyzx sporthallen', ['waerme', 'sport']],
    ['xyzxyz qwertz wärmeschutz', ['waerme']],
  ])('B8.4 find something for %j, of which all words are equally rare', async (words, expected) => {
    const answer = await search({ words });
    expect(answer).toMatchObject({ match: 'some' });
    expect(expected).toContain(idsOf(answer)[0]);
  });

  it('B8.4 keep the filters and count the facets of what is found', async () => {
    const filters = { ...request.filters, themes: ['bau'] };
    const answer = await search({ words: 'leerwohnungsquote sporthallen', filters });
    expect(answer).toMatchObject({ match: 'some', total: 1, facets: { themes: { bau: 1 } } });
    expect(idsOf(answer)).toEqual(['wohnen']);
  });

  it('B8.4 find nothing if the filters leave nothing of what holds all words', async () => {
    const filters = { ...request.filters, themes: ['umwelt'] };
    const answer = await search({ words: 'wärmeschutz gebäude', filters });
    expect(answer).toMatchObject({ match: 'all', total: 0, hits: [], facets: { themes: { bau: 1 } } });
  });

  it.each(['xyzxyz', 'xyzxyz yzxyzx', '<script>alert(1)</script>', '😀 ☃'])(
    'B8.4 find nothing for %j',
    async (words) => {
      expect(await search({ words })).toMatchObject({ hits: [], total: 0, match: 'all', terms: [] });
    },
  );

  it('B8.4 find nothing for more letters than anybody types', async () => {
    expect(await search({ words: 'x'.repeat(5000) })).toMatchObject({ hits: [], total: 0, terms: [] });
  });

  it('B8.4 are counted one by one', async () => {
    expect(await engine.count(['gebäude', 'xyzxyz', 'gebäude wärmeschutz', ''], neverAborted)).toEqual([3, 0, 1, 11]);
  });
});

describe('terms of the glossary', () => {
  it.each([
    ['arbeitslosenquote', ['begriff']],
    ['Was ist die Arbeitslosenquote', ['begriff']],
    ['gebäude', ['begriff-2']],
    ['sporthallen', []],
  ])('B8.4 for %j are %j', async (words, expected) => {
    const { terms } = await search({ words, filters: { ...request.filters, themes: ['bau'] } });
    expect(terms.map(({ id }) => id)).toEqual(expected);
  });
});

describe('other languages on the server', () => {
  it.each([
    ['fr', 'chomage', 'Taux de chômage'],
    ['fr', 'CHÔMAGE', 'Taux de chômage'],
    ['fr', 'l’egalité', "L'égalité entre femmes et hommes"],
    ['fr', 'emploi', "Marché de l'emploi"],
    ['fr', 'oeuvres', 'Œuvres d’art'],
    ['fr', 'TAUX DE CHÔMAGE', 'Taux de chômage'],
    ['fr', 'logement vacant', 'Logements vacants'],
    ['it', 'qualita aria', "Qualità dell'aria"],
    ['it', 'POPOLAZIONE', 'Popolazione residente'],
    ['en', 'dwelling', 'Vacant dwellings'],
    ['en', 'childrens', "Children's day care"],
  ] as const)('B8.4 in %s find for %j %j', async (locale, words, title) => {
    const answer = await foreign[locale].search({ ...request, words }, neverAborted);
    expect(answer.hits[0]?.title).toBe(title);
    expect(answer.match).toBe('all');
  });
});

describe('a server that refuses', () => {
  it.each([
    ['a wrong key', { key: 'wrong', index: 'engine_de' }, { status: 403, code: 'invalid_api_key' }],
    ['no key', { key: '', index: 'engine_de' }, { status: 401, code: 'missing_authorization_header' }],
  ])('B8.5 says so with %s', async (_, options, expected) => {
    const { url } = inject('meilisearch');
    const refused = createMeilisearchEngine({ url, ...options, rules: rulesByLocale.de });
    await expect(refused.search(request, neverAborted)).rejects.toMatchObject({ failure: 'api', ...expected });
  });

  it('B8.5 says so with a missing index', async () => {
    const { url, masterKey } = inject('meilisearch');
    const refused = createMeilisearchEngine({ url, key: masterKey, index: 'engine_nowhere', rules: rulesByLocale.de });
    await expect(refused.search(request, neverAborted)).rejects.toMatchObject({
      failure: 'api',
      status: 400,
      code: 'index_not_found',
      message: `The search server ${url} refused (HTTP 400, index_not_found): Inside \`.queries[0]\`: Index \`engine_nowhere\` not found. See https://docs.meilisearch.com/errors#index_not_found`,
    });
  });
});
