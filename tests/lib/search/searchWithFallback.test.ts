import { setTimeout as realPause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchError } from '@/lib/search/engine';
import type { SearchEngine } from '@/lib/search/engine';
import { createMeilisearchEngine } from '@/lib/search/meilisearch/meilisearchEngine';
import { rulesByLocale } from '../../support/searchRules';
import { searchWithFallback, shippedOnly } from '@/lib/search/searchWithFallback';
import { hang, json, reset, text, webPage } from '../../fixtures/faults';
import { serve, startFaultServer } from '../../fixtures/faultServer';
import { answerOf, hit, manyHits, neverAborted, queryAnswer, request, visiblePage } from '../../fixtures/searchHits';
import { eventually } from '../../support/eventually';

/** Real milliseconds in which a request that should not have been sent would have arrived. */
const arrivalMs = 300;

/** The total tells which engine has answered. */
const shippedTotal = 7;

const shippedEngine: SearchEngine = {
  search: () => Promise.resolve(answerOf(shippedTotal)),
  count: (texts) => Promise.resolve(texts.map(() => shippedTotal)),
};

const serverAnswer = json({ results: [queryAnswer([hit]), queryAnswer([])] });

const countAnswer = json({ results: [queryAnswer([])] });

function apiError(status: number, code: string) {
  return text(status, JSON.stringify({ message: code, code, type: 'auth', link: 'https://docs.meilisearch.com' }));
}

/** Time enough for a busy machine; tests with a server that hangs have less. */
function open(
  url: string,
  shipped: () => Promise<SearchEngine> = () => Promise.resolve(shippedEngine),
  timeoutMs = 10_000,
) {
  const onOutage = vi.fn<(isOut: boolean) => void>();
  const page = visiblePage();
  const server = vi.fn(() =>
    Promise.resolve(
      createMeilisearchEngine({ url, key: 'key', index: 'search_de', rules: rulesByLocale.de, timeoutMs }),
    ),
  );
  const search = searchWithFallback({ server, shipped: shippedOnly(shipped), onOutage, page });
  return { search, onOutage };
}

describe('a search with a server and a shipped index', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('B8.1 asks the server and does not load the shipped index', async () => {
    const server = await serve(serverAnswer);
    const shipped = vi.fn(() => Promise.resolve(shippedEngine));
    const { search, onOutage } = open(server.url, shipped);
    expect(await search.search(request, neverAborted)).toMatchObject({ total: manyHits, hits: [hit] });
    expect(shipped).not.toHaveBeenCalled();
    expect(onOutage).not.toHaveBeenCalled();
  });

  it.each([
    ['breaks connections', reset()],
    ['is behind a broken proxy', webPage(502, 'Bad Gateway')],
    ['fails', apiError(500, 'internal')],
    ['is too busy', apiError(429, 'too_many_search_requests')],
    ['does not know the key', apiError(403, 'invalid_api_key')],
    ['lacks the index', apiError(400, 'index_not_found')],
    ['is of another kind', apiError(404, 'not_found')],
    ['is something else', json({ status: 'ok' })],
  ])(
    'B8.5 answers from the shipped index when the server %s, and does not ask it for the next letter',
    async (_, fault) => {
      const server = await serve(fault);
      const { search, onOutage } = open(server.url);
      expect(await search.search(request, neverAborted)).toMatchObject({ total: shippedTotal });
      expect(await search.search(request, neverAborted)).toMatchObject({ total: shippedTotal });
      expect(await search.count(['a', 'b'], neverAborted)).toEqual([shippedTotal, shippedTotal]);
      expect(server.seen).toHaveLength(1);
      expect(onOutage.mock.calls).toEqual([[true]]);
      expect(console.warn).toHaveBeenCalledTimes(1);
    },
  );

  it.each(['http://127.0.0.1:9', 'http://[::1'])(
    'B8.5 answers from the shipped index when nobody is at %s',
    async (url) => {
      const { search, onOutage } = open(url);
      expect(await search.search(request, neverAborted)).toMatchObject({ total: shippedTotal });
      expect(onOutage.mock.calls).toEqual([[true]]);
    },
  );

  it('B8.5 answers from the shipped index when the code for the server cannot be loaded', async () => {
    const onOutage = vi.fn();
    const search = searchWithFallback({
      server: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
      shipped: shippedEngine,
      onOutage,
      page: visiblePage(),
    });
    expect(await search.search(request, neverAborted)).toMatchObject({ total: shippedTotal });
    expect(onOutage.mock.calls).toEqual([[true]]);
  });

  it('B8.5 asks the server again when it has come back, and says so', async () => {
    const server = await serve(reset(), reset(), countAnswer, serverAnswer);
    const { search, onOutage } = open(server.url);
    await search.search(request, neverAborted);
    await vi.advanceTimersByTimeAsync(5000);
    await eventually(() => expect(server.seen).toHaveLength(2));
    expect(await search.search(request, neverAborted)).toMatchObject({ total: shippedTotal });
    await vi.advanceTimersByTimeAsync(10_000);
    await eventually(() => expect(onOutage.mock.calls).toEqual([[true], [false]]));
    expect(await search.search(request, neverAborted)).toMatchObject({ total: manyHits });
  });

  const busy = (retryAfter: string) =>
    text(429, JSON.stringify({ message: 'Too many', code: 'too_many_search_requests', type: 'system' }), {
      'Retry-After': retryAfter,
    });

  it.each([
    ['in seconds', () => '90'],
    ['as an instant', () => new Date(Date.now() + 90_500).toUTCString()],
  ])('B8.5 leaves a busy server alone as long as it asks for, told %s', async (_, retryAfter) => {
    const server = await serve(busy(retryAfter()), countAnswer);
    const { search, onOutage } = open(server.url);
    expect(await search.search(request, neverAborted)).toMatchObject({ total: shippedTotal });
    await vi.advanceTimersByTimeAsync(85_000);
    await realPause(arrivalMs);
    expect(await search.search(request, neverAborted)).toMatchObject({ total: shippedTotal });
    expect(server.seen).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(6000);
    await eventually(() => expect(onOutage.mock.calls).toEqual([[true], [false]]));
  });

  it('B8.5 leaves the server alone for longer if it asks for that again', async () => {
    const server = await serve(busy('10'), busy('120'), countAnswer);
    const { search } = open(server.url);
    await search.search(request, neverAborted);
    await vi.advanceTimersByTimeAsync(10_000);
    await eventually(() => expect(server.seen).toHaveLength(2));
    // The second refusal must have been read, so that the pause begins.
    await realPause(arrivalMs);
    await vi.advanceTimersByTimeAsync(110_000);
    await realPause(arrivalMs);
    expect(server.seen).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(11_000);
    await eventually(() => expect(server.seen).toHaveLength(3));
  });

  it.each(['-5', 'soon', '99999999999999999999', ''])(
    'B8.5 is not kept from the server by a Retry-After of «%s»',
    async (retryAfter) => {
      const server = await serve(busy(retryAfter), countAnswer);
      const { search, onOutage } = open(server.url);
      await search.search(request, neverAborted);
      await vi.advanceTimersByTimeAsync(600_000);
      await eventually(() => expect(onOutage.mock.calls).toEqual([[true], [false]]));
    },
  );

  it('B8.5 finds out that the server hangs although the visitor types on', async () => {
    const server = await serve(hang());
    const { search, onOutage } = open(server.url, undefined, 3000);
    const first = new AbortController();
    const searches = search.search(request, first.signal);
    first.abort('another letter');
    await expect(searches).rejects.toBe('another letter');
    await search.search(request, neverAborted);
    await search.search(request, neverAborted);
    expect(onOutage.mock.calls).toEqual([[true]]);
    expect(server.seen).toHaveLength(2);
  });

  it('B8.5 lets no search wait for a server that another search has found missing', async () => {
    const server = await startFaultServer((_, index) => (index === 0 ? hang() : reset()));
    const anHour = 3_600_000;
    const { search, onOutage } = open(server.url, undefined, anHour);
    const waiting = search.search(request, neverAborted);
    await eventually(() => expect(server.seen).toHaveLength(1));
    await search.search(request, neverAborted);
    expect(await waiting).toMatchObject({ total: shippedTotal });
    expect(onOutage.mock.calls).toEqual([[true]]);
  });

  it('B8.5 answers one question that the server does not accept from the shipped index, and asks it the next one', async () => {
    const server = await serve(apiError(400, 'invalid_search_filter'), serverAnswer);
    const { search, onOutage } = open(server.url);
    expect(await search.search(request, neverAborted)).toMatchObject({ total: shippedTotal });
    expect(await search.search(request, neverAborted)).toMatchObject({ total: manyHits });
    expect(onOutage).not.toHaveBeenCalled();
  });

  it('B8.5 asks nobody for a search that is aborted before it begins', async () => {
    const server = await serve(serverAnswer);
    const { search } = open(server.url);
    await expect(search.search(request, AbortSignal.abort('too late'))).rejects.toBe('too late');
    expect(server.seen).toEqual([]);
  });

  it('B8.5 says what failed when there is neither, and asks the server again for the next search', async () => {
    const server = await serve(reset(), serverAnswer);
    const missing = new SearchError('The search index of the site (/suche/de.json) could not be loaded.', 'network');
    const { search, onOutage } = open(server.url, () => Promise.reject(missing));
    await expect(search.search(request, neverAborted)).rejects.toBe(missing);
    expect(onOutage.mock.calls).toEqual([[true], [false]]);
    expect(await search.search(request, neverAborted)).toMatchObject({ total: manyHits });
  });
});

describe('a search with the shipped index alone', () => {
  it('B8.5 loads it once, with the first search', async () => {
    const load = vi.fn(() => Promise.resolve(shippedEngine));
    const search = shippedOnly(load);
    expect(load).not.toHaveBeenCalled();
    await Promise.all([search.search(request, neverAborted), search.count(['a'], neverAborted)]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('B8.5 tries to load it again after it could not be loaded', async () => {
    const load = vi
      .fn(() => Promise.resolve(shippedEngine))
      .mockRejectedValueOnce(new SearchError('not there', 'network'));
    const search = shippedOnly(load);
    await expect(search.search(request, neverAborted)).rejects.toThrow('not there');
    expect(await search.search(request, neverAborted)).toMatchObject({ total: shippedTotal });
  });

  it('B8.5 lets go of a search that is aborted while it is loaded', async () => {
    const search = shippedOnly(() => new Promise(() => undefined));
    const typing = new AbortController();
    const answer = search.search(request, typing.signal);
    typing.abort('another letter');
    await expect(answer).rejects.toBe('another letter');
  });
});
