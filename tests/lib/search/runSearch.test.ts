import { describe, expect, it, vi } from 'vitest';
import { emptyState } from '@/lib/search/addressState';
import type { SearchState } from '@/lib/search/addressState';
import { runSearch } from '@/lib/search/runSearch';
import type { SearchResult } from '@/lib/search/runSearch';
import { noFilters, SearchError } from '@/lib/search/engine';
import type { SearchEngine } from '@/lib/search/engine';
import { neverAborted } from '../../fixtures/searchHits';
import { indexEngine } from '../../support/searchEngine';

const asking = { stopWords: ['der', 'und'], vocabulary: ['Tourismus in Basel', 'Berichte', 'bewohnte Häuser'] };

const onlyThemes = { ...noFilters, kind: ['theme'] };

/** The index of the tests, and what it is asked. */
function watchedEngine() {
  return {
    search: vi.fn<SearchEngine['search']>((...asked) => indexEngine.search(...asked)),
    count: vi.fn<SearchEngine['count']>((...asked) => indexEngine.count(...asked)),
  };
}

function find(
  state: Partial<SearchState>,
  engine: SearchEngine = indexEngine,
  signal = neverAborted,
): Promise<SearchResult> {
  return runSearch(engine, { ...emptyState, ...state }, asking, signal);
}

describe('one search of the page', () => {
  it('B8.6 asks for 20 hits of what the address says, without spaces around the words', async () => {
    const engine = watchedEngine();
    const filters = { ...noFilters, kind: ['article'] };
    const found = await find({ words: ' bericht  ', filters, sort: 'titel', page: 3 }, engine);
    expect(engine.search).toHaveBeenCalledExactlyOnceWith(
      { words: 'bericht', filters, sort: 'titel', page: 3, pageSize: 20 },
      neverAborted,
    );
    expect(found.answer).toMatchObject({ total: 45, match: 'all' });
    expect(found.answer.hits).toHaveLength(5);
  });

  it('keeps what was asked as it was typed', async () => {
    const state = { ...emptyState, words: ' bericht ' };
    expect((await find(state)).state).toEqual(state);
  });

  it('asks no second question if all words are found', async () => {
    const engine = watchedEngine();
    expect(await find({ words: 'leerwohnungsquote' }, engine)).toMatchObject({ failedWords: [], meant: null });
    expect(engine.count).not.toHaveBeenCalled();
  });
});

describe('the words that nothing holds', () => {
  it('are named if only some words are found', async () => {
    const { answer, failedWords } = await find({ words: 'Leerwohnungsquote Xylofon' });
    expect(answer.match).toBe('some');
    expect(answer.hits[0]?.id).toBe('quote');
    expect(failedWords).toEqual(['Xylofon']);
  });

  it('are named once each if nothing is found, without stop words', async () => {
    const engine = watchedEngine();
    const { answer, failedWords } = await find({ words: 'der Xylofon und Xylofon Zirkus' }, engine);
    expect(answer.total).toBe(0);
    expect(failedWords).toEqual(['Xylofon', 'Zirkus']);
    expect(engine.count).toHaveBeenCalledExactlyOnceWith(['Xylofon', 'Zirkus'], neverAborted);
  });

  it('are none if filters leave no hit', async () => {
    const found = await find({ words: 'bericht', filters: onlyThemes });
    expect(found).toMatchObject({ answer: { total: 0 }, failedWords: [], meant: null });
  });

  it('are named if filters hide what some of the words find', async () => {
    const found = await find({ words: 'Leerwohnungsquote Xylofon', filters: onlyThemes });
    expect(found).toMatchObject({ answer: { total: 0 }, failedWords: ['Xylofon'] });
  });

  it('are not asked for if there are only stop words', async () => {
    const engine = watchedEngine();
    const found = await find({ words: 'und', filters: onlyThemes }, engine);
    expect(found).toMatchObject({ answer: { total: 0 }, failedWords: [], meant: null });
    expect(engine.count).not.toHaveBeenCalled();
  });
});

describe('the search that was meant', () => {
  it('is named after a hit that was found in spite of a mistake', async () => {
    const { answer, meant } = await find({ words: 'alle Bevölkrung' });
    expect(answer.total).toBeGreaterThan(0);
    expect(meant).toBe('alle Bevölkerung');
  });

  it('is looked for among known words if nothing is found', async () => {
    expect(await find({ words: 'Tourismuus' })).toMatchObject({ answer: { total: 0 }, meant: 'Tourismus' });
  });

  it('is looked for among the terms of the glossary behind the last page, too', async () => {
    const { answer, meant } = await find({ words: 'Leerstnd', page: 9 });
    expect(answer.hits).toEqual([]);
    expect(meant).toBe('Leerstand');
  });

  it('is none if the description of a hit holds the word', async () => {
    expect(await find({ words: 'bewohnt' })).toMatchObject({ failedWords: [], meant: null });
  });
});

describe('the hits that filters hide', () => {
  it('are those of the same words without filters, if the filters leave none', async () => {
    const { answer, hidden } = await find({ words: ' bericht', filters: onlyThemes, page: 2 });
    expect(answer.total).toBe(0);
    expect(hidden?.total).toBe(45);
    expect(hidden?.hits).toHaveLength(20);
  });

  it('are not asked for if the filters leave some, if there is no filter, and are none if there are none', async () => {
    const engine = watchedEngine();
    const some = await find({ words: 'bevölkerung', filters: onlyThemes }, engine);
    const unfiltered = await find({ words: 'xylofon' }, engine);
    expect([some.answer.total, some.hidden, unfiltered.hidden]).toEqual([1, null, null]);
    expect(engine.search).toHaveBeenCalledTimes(2);
    expect((await find({ words: 'xylofon', filters: onlyThemes })).hidden).toBeNull();
  });

  it('tell what was meant, although nothing of them is shown', async () => {
    expect(await find({ words: 'Leerwohnugnsquote', filters: onlyThemes })).toMatchObject({
      answer: { total: 0 },
      hidden: { total: 1 },
      meant: 'Leerwohnungsquote',
    });
  });
});

describe('a search that fails', () => {
  it('B8.5 throws what the engine throws', async () => {
    const error = new SearchError('The server is out.', 'network');
    await expect(find({ words: 'leer' }, { ...indexEngine, search: () => Promise.reject(error) })).rejects.toBe(error);
    await expect(find({ words: 'xy' }, { ...indexEngine, count: () => Promise.reject(error) })).rejects.toBe(error);
  });

  it('B8.5 can be given up before the first question and before the second', async () => {
    const given = new AbortController();
    const engine: SearchEngine = {
      ...indexEngine,
      search: (request, signal) => indexEngine.search(request, signal).finally(() => given.abort('typed on')),
    };
    await expect(find({ words: 'Xylofon' }, engine, given.signal)).rejects.toBe('typed on');
    await expect(find({ words: 'leer' }, indexEngine, given.signal)).rejects.toBe('typed on');
  });
});
