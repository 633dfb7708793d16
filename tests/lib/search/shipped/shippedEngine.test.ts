import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '@/lib/search/document';
import type { Filters, SearchRequest } from '@/lib/search/engine';
import { rulesByLocale } from '../../../support/searchRules';
import { buildIndex } from '@/lib/search-index/buildIndex';
import { createShippedEngine } from '@/lib/search/shipped/shippedEngine';
import { documentOf } from '../../../fixtures/searchDocuments';
import type { Sketch } from '../../../fixtures/searchDocuments';
import { neverAborted } from '../../../fixtures/searchHits';
import { requestFor } from '../../../support/relevance';

const sketches: readonly Sketch[] = [
  { id: 'a-1', title: 'Bevölkerung', kind: 'theme', themes: ['bevoelkerung'] },
  {
    id: 'a-2',
    title: 'Bevölkerungsentwicklung nach Gemeinde',
    description: 'In Riehen leben mehr Menschen als in Bettingen.',
    kind: 'indicator',
    themes: ['bevoelkerung'],
    year: 2025,
    updated: '2026-02-01',
  },
  {
    id: 'a-5813',
    title: 'Leerwohnungsquote',
    subtitle: 'Basel-Stadt',
    description: 'Eine Entwicklung der Quote: 0,8 % der Wohnungen stehen leer.',
    kind: 'indicator',
    themes: ['wohnen'],
    divisions: ['Kanton', 'Wohnviertel'],
    year: 2026,
    updated: '2026-08-21',
  },
  {
    id: 'a-4',
    title: 'Mietpreise',
    description: 'Die Vermutung: Mieten steigen.',
    kind: 'article',
    themes: ['wohnen'],
  },
  { id: 'a-5', title: 'Abfall', kind: 'indicator', themes: ['umwelt'], year: 2026 },
  { id: 'a-6', title: 'Wohnung', description: 'Räume mit Küche.', kind: 'glossary', themes: ['wohnen'] },
  { id: 'a-7', title: 'Grösse der Räume', text: 'Energie aus CO₂', kind: 'article' },
  { id: 'a-8', title: 'Sechs Zahlen', text: '211’094 im Alter von 20–64 Jahren, 0,78 %', kind: 'article' },
];

function engineFor(documents: readonly SearchDocument[]) {
  return createShippedEngine(buildIndex(documents, rulesByLocale.de, 'de'));
}

const engine = engineFor(sketches.map(documentOf));

async function search(words: string, changes: Partial<SearchRequest> = {}) {
  return engine.search({ ...requestFor(words), ...changes }, neverAborted);
}

async function idsFor(words: string, changes: Partial<SearchRequest> = {}) {
  const { hits } = await search(words, changes);
  return hits.map(({ id }) => id);
}

function filters(chosen: Partial<Filters>): Partial<SearchRequest> {
  return { filters: { ...requestFor('').filters, ...chosen } };
}

describe('the words of a search', () => {
  it.each([
    ['entwicklung', ['a-5813', 'a-2']],
    ['quote leer', ['a-5813']],
    ['Riehen', ['a-2']],
    ['wohn', ['a-6', 'a-5813']],
    ['5813', ['a-5813']],
    ['co2', ['a-7']],
  ])('B8.4 «%s» finds parts of compounds, beginnings and numbers', async (words, ids) => {
    expect((await idsFor(words)).toSorted()).toEqual(ids.toSorted());
  });

  it('B8.4 find the document whose title they are first', async () => {
    expect((await idsFor('wohnung'))[0]).toBe('a-6');
    expect((await idsFor('bevölkerung'))[0]).toBe('a-1');
  });

  it('B8.4 are not found inside of other words', async () => {
    expect(await idsFor('mut')).toEqual([]);
  });

  it.each(['Bevölkrung', 'Bevölkreung', 'befölkrung'])('B8.4 are found if they are mistyped: %s', async (words) => {
    expect(await idsFor(words)).toEqual(['a-1', 'a-2']);
  });

  it.each(['Aball', 'xbfall', 'bfall', 'Bafall', 'aAbfall'])(
    'B8.4 are found if they are mistyped: %s',
    async (words) => {
      expect(await idsFor(words)).toEqual(['a-5']);
    },
  );

  it.each(['Bevolkerung', 'BEVOELKERUNG', 'bevölkerung', '«Bevölkerung»', '-Bevölkerung', 'Bevölkerung?'])(
    'B8.4 are found whatever their umlauts, capitals and marks: %s',
    async (words) => {
      expect(await idsFor(words)).toEqual(['a-1', 'a-2']);
    },
  );

  it.each(['211’094', "211'094", '211094', '211 094', '211\u202f094', '20-64', '20–64', '0.78', '0,78 %'])(
    'B8.4 are found as numbers however they are written: %s',
    async (words) => {
      expect(await idsFor(words)).toEqual(['a-8']);
    },
  );

  it('B8.4 are not taken for another number', async () => {
    expect(await idsFor('5814')).toEqual([]);
  });

  it('B8.4 find what means the same', async () => {
    expect(await idsFor('Kehricht')).toEqual(['a-5']);
  });

  it('B8.4 without the words that say nothing', async () => {
    expect(await idsFor('die Bevölkerung der')).toEqual(['a-1', 'a-2']);
    expect((await search('die')).total).toBe(0);
  });

  it('B8.4 of a question are found in part if nothing holds them all', async () => {
    const { hits, match } = await search('Wie viele Bären leben in Riehen?');
    expect(match).toBe('some');
    expect(hits[0]?.id).toBe('a-2');
  });

  it.each(['x'.repeat(200), '<script>alert(1)</script>', '🙂', '\u0000', 'ß'.repeat(60), '"\\'])(
    'find nothing, or little, in %s',
    async (words) => {
      expect((await search(words)).total).toBeLessThan(2);
    },
  );
});

describe('words in the running text alone', () => {
  const mentioning = (count: number): readonly Sketch[] =>
    Array.from({ length: count }, (_, place) => ({
      id: `m-${place}`,
      title: `Seite ${place}`,
      text: 'Die Kakteen blühen.',
    }));
  const about: Sketch = { id: 'b-1', title: 'Bevölkerung', text: 'Ausländer und ausländische Personen' };

  it.each([
    ['Kakteen', mentioning(2), 'mention'],
    ['wie viele Kakteen', mentioning(40), 'mention'],
    ['Kakteen', mentioning(41), 'all'],
    // A mistake and a beginning are not what the text says; a number is hardly in titles.
    ['Kaktten', mentioning(2), 'all'],
    ['Kak', mentioning(2), 'all'],
    ['2024', [{ ...about, text: 'Im Jahr 2024' }], 'all'],
    ['Kakteen', [...mentioning(2), { ...about, keywords: ['Kakteen'] }], 'all'],
    ['Kakteen', [...mentioning(1), { ...about, text: 'Kakteen', answers: ['kakteen'] }], 'all'],
    // The title says it in another form than the text.
    ['Ausländer', [{ ...about, title: 'Ausländische Bevölkerung' }], 'all'],
    // One page holds both words, the others one each.
    [
      'Kakteen Kolibris',
      [
        ...mentioning(1),
        { ...about, text: 'Kakteen und Kolibris' },
        { ...about, id: 'b-2', title: 'Klima', text: 'Kolibris' },
      ],
      'all',
    ],
  ] as const)('B8.4 are said to be there alone: «%s»', async (words, found, expected) => {
    const { match, total } = await engineFor(found.map(documentOf)).search(requestFor(words), neverAborted);
    expect({ match, isFound: total > 0 }).toEqual({ match: expected, isFound: true });
  });
});

describe('an answer', () => {
  it('holds hits as they were built', async () => {
    const { hits } = await search('', { pageSize: 1000 });
    expect(hits.length).toBe(sketches.length);
    for (const sketch of sketches)
      expect(hits.find(({ id }) => id === sketch.id)).toMatchObject({ title: sketch.title, kind: sketch.kind });
  });

  it('counts values of a facet under the other filters', async () => {
    const { total, facets } = await search('', filters({ kind: ['indicator'], themes: ['wohnen'] }));
    expect(total).toBe(1);
    expect(facets).toEqual({
      kind: { indicator: 1, article: 1, glossary: 1 },
      themes: { bevoelkerung: 1, wohnen: 1, umwelt: 1 },
      divisions: { Kanton: 1, Wohnviertel: 1 },
      year: { 2026: 1 },
    });
  });

  it('passes one of the chosen values of a facet', async () => {
    expect(await idsFor('', filters({ year: ['2025', '2026'] }))).toEqual(['a-5813', 'a-2', 'a-5']);
  });

  it('is empty for a value that nothing has', async () => {
    expect(await idsFor('', filters({ themes: ['__proto__'] }))).toEqual([]);
  });

  it('has pages', async () => {
    const all = await idsFor('');
    expect(await idsFor('', { page: 2, pageSize: 3 })).toEqual(all.slice(3, 6));
    expect(await search('', { pageSize: 0 })).toMatchObject({ hits: [], total: sketches.length });
  });

  it('is sorted by date or title when asked', async () => {
    expect((await idsFor('', { sort: 'datum' })).slice(0, 2)).toEqual(['a-5813', 'a-2']);
    expect((await idsFor('', { sort: 'titel' })).slice(0, 2)).toEqual(['a-5', 'a-1']);
  });

  it('names terms of the glossary whatever the filters say', async () => {
    const { hits, terms } = await search('Wohnung', filters({ kind: ['indicator'] }));
    expect(hits.map(({ id }) => id)).toEqual(['a-5813']);
    expect(terms.map(({ id }) => id)).toEqual(['a-6']);
  });

  it('counts the documents of each text', async () => {
    expect(await engine.count(['Bevölkerung', 'Giraffe', 'Bevölkerung Giraffe'], neverAborted)).toEqual([2, 0, 0]);
  });

  it('B8.5 is not given to an aborted search', async () => {
    const reason = new Error('overtaken');
    await expect(engine.search(requestFor('a'), AbortSignal.abort(reason))).rejects.toBe(reason);
    await expect(engine.count(['a'], AbortSignal.abort(reason))).rejects.toBe(reason);
  });

  it('is empty if there are no documents', async () => {
    const empty = engineFor([]);
    expect(await empty.search(requestFor('a'), neverAborted)).toMatchObject({ hits: [], total: 0 });
    expect(await empty.search(requestFor(''), neverAborted)).toMatchObject({ hits: [], total: 0 });
  });
});
