/** What every engine has to find: the same tests for the index that ships with the site and for the search server. */
import { describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import type { SearchDocument } from '@/lib/search/document';
import type { FoundHit, SearchEngine } from '@/lib/search/engine';
import { visitorQueries } from '../fixtures/searchQueries/visitorQueries';
import { neverMissedIndicators } from '../fixtures/searchQueries/never';
import { haveRealIndicators, realIndicatorsHint } from './real-indicators/office';
import { realIndicators } from './realIndicators';
import { ask, askedOnce, idsFor, searchEach } from './relevance';
import { visitorTests } from './visitorTests';
import { sampleDocuments } from './sampleDocuments';

/** Makes an engine that searches these documents. */
export type MakeEngine = (locale: Locale, documents: readonly SearchDocument[]) => Promise<SearchEngine>;

export type EngineIn = (locale: Locale) => Promise<SearchEngine>;

/** Each engine is made once, and asked for the same once. */
export function enginesOf(makeEngine: MakeEngine): EngineIn {
  const engines = new Map<Locale, Promise<SearchEngine>>();
  return (locale) => {
    const engine = engines.get(locale) ?? makeEngine(locale, sampleDocuments(locale)).then(askedOnce);
    engines.set(locale, engine);
    return engine;
  };
}

/** At most this share of the hits may come without a word about why. */
const mostUnexplained = 0.02;

function isExplained({ marks }: FoundHit): boolean {
  const { title, subtitle, description, elsewhere } = marks;
  return elsewhere !== null || [title, subtitle, description].some(({ length }) => length > 0);
}

function markTests(engineIn: EngineIn): void {
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
export function relevanceTests(engineIn: EngineIn, makeEngine: MakeEngine): void {
  describe('with the reason', () => {
    markTests(engineIn);
  });
  describe('by people who do not know the rules', () => {
    visitorTests(engineIn);
  });
  describe.skipIf(!haveRealIndicators)(`among the indicators of the office${realIndicatorsHint}`, () => {
    indicatorTests(makeEngine);
  });
}
