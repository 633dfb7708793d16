/** What every engine has to find: the same tests for the index that ships with the site and for the search server. */
import { describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import type { SearchDocument } from '@/lib/browser/search/document';
import { noFilters, sortings } from '@/lib/browser/search/engine';
import type { FoundHit, SearchEngine } from '@/lib/browser/search/engine';
import { hitExcerpt } from '@/lib/browser/search/excerpt';
import { textParts } from '@/lib/browser/search/textRanges';
import type { TextRange } from '@/lib/browser/search/textRanges';
import { visitorQueries } from '../fixtures/searchQueries/visitorQueries';
import { neverMissed, neverMissedIndicators } from '../fixtures/searchQueries/never';
import { blank, harmless, marked, unknown } from '../fixtures/searchQueries/odd';
import { sameSpellings } from '../fixtures/searchQueries/sameSpellings';
import { haveRealIndicators, realIndicatorsHint } from './real-indicators/office';
import { realIndicators } from './realIndicators';
import { ask, idsFor, requestFor, searchEach } from './relevance';
import { visitorTests } from './visitorTests';
import { sampleDocuments } from './sampleDocuments';

/** Makes an engine that searches these documents. */
export type MakeEngine = (locale: Locale, documents: readonly SearchDocument[]) => Promise<SearchEngine>;

/** Each engine is made once. */
function enginesOf(makeEngine: MakeEngine): (locale: Locale) => Promise<SearchEngine> {
  const engines = new Map<Locale, Promise<SearchEngine>>();
  return (locale) => {
    const engine = engines.get(locale) ?? makeEngine(locale, sampleDocuments(locale));
    engines.set(locale, engine);
    return engine;
  };
}

function sampleTests(engineIn: (locale: Locale) => Promise<SearchEngine>): void {
  it.each(neverMissed)('B8.4 never misses «$words» in $locale', async ({ locale, words, wanted }) => {
    const [found] = await idsFor(await engineIn(locale), words);
    expect(wanted).toContain(found);
  });

  it('B8.4 finds the bicycles of the French site', async () => {
    const found = await idsFor(await engineIn('fr'), 'vélo');
    expect(found.slice(0, 3)).toContain('display-themes-verkehr');
  });

  it('B8.4 finds nothing about what the site does not write of', async () => {
    expect(await ask(await engineIn('de'), 'Lärm')).toMatchObject({ hits: [], total: 0 });
  });

  it.each(['Wohnbevoelkerung', 'Wohnbevolkerung', 'WOHNBEVÖLKERUNG'])(
    'B8.4 takes %s for Wohnbevölkerung',
    async (words) => {
      const engine = await engineIn('de');
      expect((await idsFor(engine, words)).toSorted()).toEqual((await idsFor(engine, 'Wohnbevölkerung')).toSorted());
    },
  );
}

function spellingTests(engineIn: (locale: Locale) => Promise<SearchEngine>): void {
  it.each(sameSpellings)('B8.4 finds the same for $spellings in $locale', async ({ locale, spellings }) => {
    const engine = await engineIn(locale);
    const [first, ...others] = await Promise.all(spellings.map((words) => ask(engine, words)));
    expect(first?.total).toBeGreaterThan(0);
    expect(others.map(({ total }) => total)).toEqual(others.map(() => first?.total));
  });

  it.each([
    ['Größe', 'Grösse'],
    ['Straße', 'Strasse'],
    ['AUSLÄNDER', 'Ausländer'],
    ['Miete in', 'Miete'],
    ['Wie viele Ausländer gibt es', 'Ausländer'],
    ['öffentlichen Verkehrs', 'öffentlicher Verkehr'],
  ])('B8.4 finds for «%s» the same first hits as for «%s»', async (words, same) => {
    const engine = await engineIn('de');
    const [first, second, third] = await idsFor(engine, same);
    expect(third).toBeDefined();
    expect((await idsFor(engine, words)).slice(0, 3)).toEqual([first, second, third]);
  });

  it.each([
    ['de', 'Leerwohnungsquote zur Zeit', 'products-5813'],
    ['de', 'Wie hoch ist die Leerwohnungsquote im Moment?', 'products-5813'],
    ['de', 'gegenwärtige Leerwohnungsquote', 'products-5813'],
    ['de', 'Leer stehende Wohnungen heute', 'products-7580'],
    ['de', 'neuste Arbeitslosenquote', 'products-7510'],
    ['de', 'Arbeitslosenquote, letzter Stand', 'products-7510'],
    ['fr', 'taux de logements vacants à l’heure actuelle', 'products-5813'],
    ['fr', 'logements vacants en ce moment', 'products-7580'],
    ['it', 'abitazioni vuote al momento', 'products-7580'],
    ['it', 'tasso di disoccupazione adesso', 'products-7510'],
    ['en', 'vacancy rate right now', 'products-5813'],
    ['en', 'latest unemployment rate', 'products-7510'],
    ['ls', 'Leer-Wohnungs-Quote zur Zeit', 'products-5813'],
  ] as const)('B8.4 finds and answers in %s «%s» as if nobody had said now', async (locale, words, wanted) => {
    const { hits, value } = await ask(await engineIn(locale), words);
    expect([hits[0]?.id, value?.hit.id]).toEqual([wanted, wanted]);
  });

  it.each(['LIK', 'Landesindex der Konsumentenpreise'])(
    'B8.4 shows for %s that ours is another index',
    async (words) => {
      const { hits, value } = await ask(await engineIn('de'), words);
      const ours = hits.find(({ id }) => id === 'products-7513');
      expect(value).toBeNull();
      expect(
        ours &&
          hitExcerpt(ours)
            .map(({ text }) => text)
            .join(''),
      ).toContain('(LIK) ist ein anderer Index.');
    },
  );

  it.each([
    ['de', 'Hunde', 'hundert'],
    ['de', 'Bus', 'business'],
    ['it', 'tassa', 'tasso'],
    ['it', 'tasse', 'tasso'],
    ['en', 'tax', 'taxi'],
  ] as const)('B8.4 takes in %s «%s» for no other word', async (locale, words, other) => {
    const { hits } = await ask(await engineIn(locale), words);
    const held = hits.flatMap(({ bezeichnung, beschreibung, marks }) => {
      const shown = [...textParts(bezeichnung, marks.bezeichnung), ...textParts(beschreibung, marks.beschreibung)];
      const marked = shown.filter(({ isMarked }) => isMarked).map(({ text }) => text);
      return [...marked, ...(marks.elsewhere?.words ?? [])];
    });
    expect(held.filter((word) => word.toLowerCase().startsWith(other))).toEqual([]);
  });

  it.each([
    ['de', 'Wohnungen leer', 'display-subthemes-leerstand'],
    ['fr', 'appartements vides', 'products-5813'],
    ['it', 'alloggi vuoti', 'products-5813'],
    ['it', 'appartamenti nuovi', 'products-1301'],
    ['en', 'new flats', 'products-1301'],
  ] as const)('B8.4 finds in %s for «%s» what the rules know in another order or by other words', async (...search) => {
    const [locale, words, wanted] = search;
    expect((await idsFor(await engineIn(locale), words)).slice(0, 4)).toContain(wanted);
  });

  it.each([
    ['de', 'was ist ein Haushalt', 'glossars-haushalt'],
    ['fr', 'qu’est-ce qu’un ménage', 'glossars-haushalt'],
    ['it', 'cos’è un’economia domestica', 'glossars-haushalt'],
    ['en', 'what is a household', 'glossars-haushalt'],
  ] as const)('B8.4 begins in %s for «%s» with the glossary', async (locale, words, wanted) => {
    expect((await idsFor(await engineIn(locale), words))[0]).toBe(wanted);
  });

  it.each([
    ['de', 'Basler Bevölkerung', 'Bevölkerung'],
    ['de', 'baselstädtische Bevölkerung', 'Bevölkerung'],
    ['fr', 'population bâloise', 'population'],
    ['it', 'popolazione basilese', 'popolazione'],
  ] as const)('B8.4 finds in %s for «%s» as much as for «%s»', async (locale, words, same) => {
    const engine = await engineIn(locale);
    const [found, expected] = [await ask(engine, words), await ask(engine, same)];
    expect({ total: found.total, match: found.match }).toEqual({ total: expected.total, match: 'all' });
  });

  it.each([
    ['de', 'Wanderungssaldo 1998', 'products-1202'],
    ['de', 'Arbeitslosigkeit März 2024', 'products-7510'],
    ['de', 'Arbeitslosigkeit 03.2024', 'products-7510'],
    ['fr', 'chômage mars 2024', 'products-7510'],
  ] as const)('B8.4 finds in %s for «%s» what has data of that time', async (locale, words, wanted) => {
    const { hits, match } = await ask(await engineIn(locale), words);
    expect(match).toBe('all');
    expect(hits.slice(0, 3).map(({ id }) => id)).toContain(wanted);
  });

  it.each([
    ['de', 'Bevölkerung'],
    ['fr', 'population'],
    ['it', 'popolazione'],
    ['en', 'population'],
  ] as const)('B8.4 names in %s for «%s» what was counted before what may be', async (locale, words) => {
    const request = { ...requestFor(words), pageSize: 60 };
    const { hits } = await (await engineIn(locale)).search(request, new AbortController().signal);
    const ids = hits.map(({ id }) => id);
    const [counted, scenario] = [ids.indexOf('products-6623'), ids.indexOf('articles-szenarien-2050')];
    expect(counted).toBeGreaterThanOrEqual(0);
    expect(counted, ids.join(', ')).toBeLessThan(scenario);
  });

  it.each([
    ['de', 'Bevölkerung Prognose'],
    ['fr', 'population scénario'],
    ['en', 'population forecast'],
  ] as const)('B8.4 begins in %s for «%s» with what may be', async (locale, words) => {
    const { hits } = await ask(await engineIn(locale), words);
    expect(['products-6215', 'articles-szenarien-2050', 'kategories-102']).toContain(hits[0]?.id);
  });

  it.each([
    ['de', 'Medianmiete', 'display-subthemes-mietpreise'],
    ['de', 'MEDIANMIETE', 'display-subthemes-mietpreise'],
    ['fr', 'loyer median', 'display-subthemes-mietpreise'],
    ['it', 'affitto mediano', 'display-subthemes-mietpreise'],
    ['en', 'median rent', 'display-subthemes-mietpreise'],
  ] as const)('B8.4 begins in %s for «%s» as editors want it', async (locale, words, wanted) => {
    expect((await idsFor(await engineIn(locale), words))[0]).toBe(wanted);
  });

  it.each([
    ['de', 'Kehrichtabfuhr', 'display-subthemes-abfall'],
    ['fr', 'ramassage des ordures', 'display-themes-raum-umwelt'],
    ['it', 'nettezza urbana', 'display-themes-raum-umwelt'],
    ['en', 'bin collection', 'display-themes-raum-umwelt'],
  ] as const)('B8.4 finds in %s for «%s», which only editors know', async (locale, words, wanted) => {
    const { hits, match } = await ask(await engineIn(locale), words);
    expect(match).toBe('all');
    expect(hits.map(({ id }) => id)).toContain(wanted);
  });

  it.each([
    ['de', 'Krankenkassenprämien', 'mention'],
    ['de', 'Privatschulen', 'mention'],
    ['fr', 'combien d’impôts à Bâle', 'mention'],
    ['it', 'cooperative', 'mention'],
    ['de', 'Sozialhilfequote', 'mention'],
    ['en', 'migrated', 'all'],
    ['ls', 'Tamilie', 'all'],
    ['de', 'Krimi', 'all'],
    ['de', 'Abst', 'all'],
    ['fr', 'primes caisse maladie', 'all'],
    ['fr', 'naissances', 'all'],
    ['en', 'births', 'all'],
    ['de', 'öffentliche Daten', 'all'],
    ['de', 'Energiethemen', 'all'],
    ['de', '211’094', 'all'],
    ['fr', 'Gundeli', 'all'],
  ] as const)(
    'B8.4 knows in %s of «%s» whether pages are about it or mention it: %s',
    async (locale, words, expected) => {
      const { hits, match } = await ask(await engineIn(locale), words);
      expect(hits).not.toEqual([]);
      expect(match).toBe(expected);
    },
  );

  it.each(sortings)('B8.4 says in the order by %s, too, that pages only mention it', async (sort) => {
    const engine = await engineIn('de');
    const answer = await engine.search({ ...requestFor('Krankenkassenprämien'), sort }, new AbortController().signal);
    expect(answer.match).toBe('mention');
  });

  it('B8.4 does not say under a filter that pages only mention what those do that it hides', async () => {
    const engine = await engineIn('de');
    const filters = { ...noFilters, art: ['glossary'] };
    const answer = await engine.search({ ...requestFor('Bevölkerung'), filters }, new AbortController().signal);
    expect(answer.match).toBe('all');
  });

  it('B8.4 begins with the pinned answer for that search alone', async () => {
    expect((await idsFor(await engineIn('de'), 'Median'))[0]).not.toBe('display-subthemes-mietpreise');
  });

  it('B8.4 begins for a word without umlauts with the same hit', async () => {
    const engine = await engineIn('de');
    expect((await idsFor(engine, 'Auslaender'))[0]).toBe((await idsFor(engine, 'Ausländer'))[0]);
  });

  it.each([
    [
      'Wohnungsleerstand',
      ['products-5813', 'products-7580', 'products-20001', 'articles-leerstand-2026', 'display-subthemes-leerstand'],
    ],
    [
      'Einwohnerentwicklung',
      ['articles-szenarien-2050', 'articles-bevoelkerung-juli-2026', 'products-6623', 'products-7763'],
    ],
    ['Mietpreisentwicklung', ['articles-teuerung-juli-2026', 'display-subthemes-mietpreise']],
  ])('B8.4 finds «%s», which no text holds, by its parts', async (words, wanted) => {
    const { hits, match } = await ask(await engineIn('de'), words);
    expect(match).toBe('all');
    expect(wanted).toContain(hits[0]?.id);
  });

  it('B8.4 finds what means the same as the beginning of a word', async () => {
    expect(await idsFor(await engineIn('ls'), 'RAV')).toContain('glossars-arbeitslosenquote');
  });

  it.each([
    ['de', 'Nevölkerung', 'Bevölkerung'],
    ['fr', 'ropulation', 'population'],
    ['it', 'ropolazione', 'popolazione'],
    ['en', 'qopulation', 'population'],
  ] as const)('B8.4 finds in %s for «%s» what «%s» finds first', async (locale, mistyped, meant) => {
    const engine = await engineIn(locale);
    expect(await idsFor(engine, meant)).toContain((await idsFor(engine, mistyped))[0]);
  });
}

/** At most this share of the hits may come without a word about why. */
const mostUnexplained = 0.02;

/** What of a hit is marked, and what it is found by and does not show. */
function marksIn({ bezeichnung, beschreibung, marks }: FoundHit) {
  const markedIn = (text: string, ranges: readonly TextRange[]): readonly string[] =>
    textParts(text, ranges).flatMap((part) => (part.isMarked ? [part.text] : []));
  return {
    title: markedIn(bezeichnung, marks.bezeichnung),
    description: [...new Set(markedIn(beschreibung, marks.beschreibung))],
    elsewhere: marks.elsewhere,
  };
}

function isExplained({ marks }: FoundHit): boolean {
  const { bezeichnung, untertitel, beschreibung, elsewhere } = marks;
  return elsewhere !== null || [bezeichnung, untertitel, beschreibung].some(({ length }) => length > 0);
}

const markedHits = [
  { name: 'a synonym', locale: 'de', words: 'Kehricht', id: 'products-1502', title: ['Siedlungsabfälle'] },
  {
    name: 'a misspelt word',
    locale: 'de',
    words: 'Bevölkrung',
    id: 'display-themes-bevoelkerung',
    title: ['Bevölkerung'],
  },
  { name: 'another form', locale: 'it', words: 'tassi', id: 'products-7510', title: ['Tasso'] },
  { name: 'a part of a compound', locale: 'de', words: 'Quote', id: 'products-5813', title: ['quote'] },
  {
    name: 'a compound cut in two',
    locale: 'de',
    words: 'Wohnungsleerstand',
    id: 'display-subthemes-leerstand',
    title: ['Leerstand'],
  },
  { name: 'a number', locale: 'de', words: '211094', id: 'articles-bevoelkerung-juli-2026', title: ['211’094'] },
  { name: 'no umlauts', locale: 'de', words: 'Auslaender', id: 'products-1201', title: ['Ausländeranteil'] },
  { name: 'a divided word', locale: 'ls', words: 'Leerwohnung', id: 'glossars-leerwohnung', title: ['Leer-Wohnung'] },
] as const satisfies readonly { readonly locale: Locale; readonly [Name: string]: unknown }[];

function markTests(engineIn: (locale: Locale) => Promise<SearchEngine>): void {
  it.each(markedHits)('B8.4 marks $title for $name: «$words»', async ({ locale, words, id, title }) => {
    const { hits } = await ask(await engineIn(locale), words);
    const hit = hits.find((found) => found.id === id);
    expect(hit && marksIn(hit).title).toEqual(title);
  });

  it('B8.4 names the words that a hit holds and does not show', async () => {
    const { hits } = await ask(await engineIn('de'), '5813');
    const hit = hits.find(({ id }) => id === 'products-5813');
    const expected = { title: [], description: [], elsewhere: { field: 'schlagworte', words: ['5813'] } };
    expect(hit && marksIn(hit)).toEqual(expected);
  });

  it('B8.4 marks nothing in what nobody asked for', async () => {
    const { hits } = await ask(await engineIn('de'), '');
    expect(hits.filter(isExplained)).toEqual([]);
  });

  it.each(locales)('B8.4 says of nearly every hit why it is one: %s', async (locale) => {
    const engine = await engineIn(locale);
    const typed = visitorQueries.filter(({ language }) => language === locale);
    const answers = await searchEach(typed, ({ query }) => ask(engine, query));
    const found = answers.flatMap(({ hits }) => hits).length;
    const unexplained = answers.flatMap(({ hits }, place) =>
      hits.filter((hit) => !isExplained(hit)).map(({ id }) => `${typed[place]?.query ?? ''}: ${id}`),
    );
    const report = `${unexplained.length} of ${found} hits without a mark: ${unexplained.join('; ')}`;
    console.info(report);
    expect(found).toBeGreaterThan(0);
    expect(unexplained.length / found, report).toBeLessThan(mostUnexplained);
  });
}

function oddTests(engineIn: (locale: Locale) => Promise<SearchEngine>): void {
  it.each(blank)('B8.4 answers %j with everything', async (words) => {
    const answer = await ask(await engineIn('de'), words);
    expect(answer).toMatchObject({ total: sampleDocuments('de').length, match: 'all', terms: [] });
  });

  it.each(unknown)('B8.4 finds nothing for %j', async (words) => {
    expect(await ask(await engineIn('de'), words)).toMatchObject({ hits: [], total: 0 });
  });

  it.each(harmless)('B8.5 is not upset by %j', async (words) => {
    const { hits, total } = await ask(await engineIn('de'), words);
    expect(hits.length).toBeLessThanOrEqual(total);
  });

  it.each(marked)('B8.4 searches for the word in %j', async (words) => {
    expect((await idsFor(await engineIn('de'), words))[0]).toBe('products-5813');
  });
}

function indicatorTests(makeEngine: MakeEngine): void {
  let engine: Promise<SearchEngine> | undefined;
  const indicators = (): Promise<SearchEngine> => (engine ??= makeEngine('de', realIndicators()));

  it.each(neverMissedIndicators)('B8.4 never misses «$words» among the indicators', async ({ words, wanted }) => {
    const [found] = await idsFor(await indicators(), words);
    expect(wanted).toContain(found);
  });

  it('B8.4 finds nothing about what no indicator counts', async () => {
    expect(await ask(await indicators(), 'CO2')).toMatchObject({ hits: [], total: 0 });
  });
}

/** Declares the tests. */
export function relevanceTests(makeEngine: MakeEngine): void {
  const engineIn = enginesOf(makeEngine);
  describe('in the sample content', () => {
    sampleTests(engineIn);
  });
  describe('in other spellings', () => {
    spellingTests(engineIn);
  });
  describe('with the reason', () => {
    markTests(engineIn);
  });
  describe('by people who do not know the rules', () => {
    visitorTests(engineIn);
  });
  describe('whatever is typed', () => {
    oddTests(engineIn);
  });
  describe.skipIf(!haveRealIndicators)(`among the indicators of the office${realIndicatorsHint}`, () => {
    indicatorTests(makeEngine);
  });
}
