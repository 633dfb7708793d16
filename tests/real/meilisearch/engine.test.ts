import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Filters, SearchAnswer, SearchEngine, SearchRequest } from '@/lib/browser/search/engine';
import { createMeilisearchEngine } from '@/lib/browser/search/meilisearch/meilisearchEngine';
import { rulesByLocale } from '../../support/searchRules';
import type { Sketch } from '../../fixtures/searchDocuments';
import { neverAborted, noFacets, request } from '../../fixtures/searchHits';
import { fillIndex } from './filledIndex';

const quoted = 'x" OR art = "person';

const pages: readonly Sketch[] = [
  {
    id: 'wohnen',
    art: 'indicator',
    bezeichnung: 'Leerwohnungsquote',
    untertitel: 'Anteil leerer Wohnungen',
    wert: { text: '0,78 %', zahl: 0.78, einheit: '%', zeitpunkt: '2026', veraenderung: null, teil: false },
    thema: ['bau'],
    jahr: 2026,
    aktualisierungsdatum: '2026-08-21',
  },
  { id: 'arbeit', art: 'indicator', bezeichnung: 'Arbeitslosenquote', thema: ['arbeit'], jahr: 2026 },
  { id: 'bevoelkerung', bezeichnung: 'Bevölkerungsentwicklung', thema: ['leute'], aktualisierungsdatum: '2025-01-02' },
  { id: 'zaehlung', bezeichnung: 'Ständige Wohnbevölkerung', thema: ['leute', 'bau'], jahr: 2024 },
  {
    id: 'waerme',
    bezeichnung: 'Wärmeschutz der Gebäude',
    thema: ['bau'],
    jahr: 2025,
    aktualisierungsdatum: '2026-01-02',
  },
  { id: 'groesse', bezeichnung: 'Grösse der Gebäude', thema: ['bau'], jahr: 2025 },
  {
    id: 'sport',
    bezeichnung: 'Sporthallen',
    thema: [quoted, "l'eau", 'a\\b'],
    text: 'Die Arbeitslosenquote spielt hier.',
  },
  { id: 'klima', bezeichnung: 'CO2-Emissionen', thema: ['umwelt'] },
  { id: 'uebersicht', bezeichnung: 'Übersicht', thema: ['umwelt'] },
  { id: 'begriff', art: 'glossary', bezeichnung: 'Arbeitslosenquote', thema: ['arbeit'] },
  { id: 'begriff-2', art: 'glossary', bezeichnung: 'Gebäude', text: 'Hat nichts mit der Arbeitslosenquote zu tun.' },
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
  return titles[locale].map((bezeichnung, place) => ({ id: `${locale}-${place}`, bezeichnung, sprache: locale }));
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
    expect(hits).toEqual([
      {
        id: 'wohnen',
        art: 'indicator',
        bezeichnung: 'Leerwohnungsquote',
        untertitel: 'Anteil leerer Wohnungen',
        beschreibung: '',
        url: '/seite/wohnen',
        wert: { text: '0,78 %', zahl: 0.78, einheit: '%', zeitpunkt: '2026', veraenderung: null, teil: false },
        thema: ['bau'],
        aktualisierungsdatum: '2026-08-21',
        sprache: 'de',
        gebiete: null,
        namen: [],
        vorschau: null,
        // «leere Wohnungen» means the same.
        marks: {
          bezeichnung: [{ start: 0, end: 17 }],
          untertitel: [
            { start: 7, end: 12 },
            { start: 14, end: 23 },
          ],
          beschreibung: [],
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
      facets: { ...noFacets, art: { article: 2, glossary: 1 }, thema: { bau: 2 }, jahr: { 2025: 2 } },
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
    expect((await find('', { thema: ['arbeit', 'umwelt'] })).toSorted()).toEqual([
      'arbeit',
      'begriff',
      'klima',
      'uebersicht',
    ]);
    expect(await find('', { thema: ['arbeit', 'umwelt'], art: ['glossary'] })).toEqual(['begriff']);
    expect((await find('', { jahr: ['2026'] })).toSorted()).toEqual(['arbeit', 'wohnen']);
  });

  it('B8.1 count a facet under the words and the other facets, so that a second value can be chosen', async () => {
    const filters = { ...request.filters, thema: ['bau'], jahr: ['2025'] };
    const { total, facets } = await search({ words: '', filters });
    expect(total).toBe(2);
    expect(facets).toEqual({
      art: { article: 2 },
      thema: { bau: 2 },
      raeumliche_gliederung: {},
      jahr: { 2024: 1, 2025: 2, 2026: 1 },
    });
  });

  it.each([quoted, "l'eau", 'a\\b'])('B8.1 take the value %j as it is', async (value) => {
    expect(await find('', { thema: [value] })).toEqual(['sport']);
  });

  it.each(['nichts" OR thema = "bau', '"', '\\', '', 'b\nau', 'TO', 'bau\u0000'])(
    'B8.1 find nothing for the value %j, which nobody has',
    async (value) => {
      expect(await find('', { thema: [value] })).toEqual([]);
    },
  );

  it('B8.1 find nothing for values longer and more than anybody has', async () => {
    expect(await find('', { thema: ['x'.repeat(5000)] })).toEqual([]);
    expect(await find('', { thema: Array.from({ length: 2000 }, (_, place) => `thema-${place}`) })).toEqual([]);
  });

  it('B8.1 find nothing for a year that is no number', async () => {
    expect(await find('', { jahr: ['heute'] })).toEqual([]);
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
    const filters = { ...request.filters, thema: ['bau'] };
    const answer = await search({ words: 'leerwohnungsquote sporthallen', filters });
    expect(answer).toMatchObject({ match: 'some', total: 1, facets: { thema: { bau: 1 } } });
    expect(idsOf(answer)).toEqual(['wohnen']);
  });

  it('B8.4 find nothing if the filters leave nothing of what holds all words', async () => {
    const filters = { ...request.filters, thema: ['umwelt'] };
    const answer = await search({ words: 'wärmeschutz gebäude', filters });
    expect(answer).toMatchObject({ match: 'all', total: 0, hits: [], facets: { thema: { bau: 1 } } });
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
    const { terms } = await search({ words, filters: { ...request.filters, thema: ['bau'] } });
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
    expect(answer.hits[0]?.bezeichnung).toBe(title);
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
