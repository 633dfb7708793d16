import { describe, expect, it, vi } from 'vitest';
import { SearchError } from '@/lib/search/engine';
import { createMeilisearchEngine } from '@/lib/search/meilisearch/meilisearchEngine';
import { rulesByLocale } from '../../../support/searchRules';
import { cutOff, delayed, drip, hang, json, reset, text, webPage } from '../../../fixtures/faults';
import type { Behaviour } from '../../../fixtures/faultServer';
import { serve } from '../../../fixtures/faultServer';
import { hit, neverAborted, noFacets, queryAnswer, request } from '../../../fixtures/searchHits';

const key = 'a-key-that-nobody-prints';

/** Time enough for a busy machine; tests of the time itself have less. */
async function engineAt(behaviour: Behaviour, timeoutMs = 10_000) {
  const server = await serve(behaviour);
  return {
    server,
    engine: createMeilisearchEngine({ url: server.url, key, index: 'search_de', rules: rulesByLocale.de, timeoutMs }),
  };
}

/** What a search throws; the address of the server changes from test to test. */
async function failureOf(behaviour: Behaviour, timeoutMs?: number): Promise<unknown> {
  const { engine, server } = await engineAt(behaviour, timeoutMs);
  return engine.search(request, neverAborted).catch((error: unknown) => {
    if (!(error instanceof SearchError)) return error;
    const { failure, status, code, type, message } = error;
    return { failure, status, code, type, message: message.replaceAll(server.url, 'SERVER') };
  });
}

function apiError(status: number, code: string): Behaviour {
  const link = `https://docs.meilisearch.com/errors#${code}`;
  return text(status, JSON.stringify({ message: `It is ${code}.`, code, type: 'auth', link }));
}

const empty = { results: [queryAnswer([]), queryAnswer([])] };

describe('the engine that asks a server', () => {
  it('B8.1 asks once for everything, with its key', async () => {
    const { server, engine } = await engineAt(json({ results: [queryAnswer([hit]), queryAnswer([])] }));
    await engine.search(request, neverAborted);
    expect(server.seen).toMatchObject([
      { method: 'POST', path: '/multi-search', headers: { authorization: `Bearer ${key}` } },
    ]);
  });

  it('B8.1 asks once for a search of several words', async () => {
    const answers = Array.from({ length: 5 }, () => queryAnswer([hit]));
    const { engine } = await engineAt(json({ results: answers }));
    const asked = vi.spyOn(globalThis, 'fetch');
    await engine.search({ ...request, words: 'leere wohnung' }, neverAborted);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('B8.5 leaves out hits that are none and keeps the others', async () => {
    const hits = [hit, { ...hit, url: 'javascript:alert(1)' }, null, 'x', { id: '1' }, { ...hit, id: 'b' }];
    const { engine } = await engineAt(json({ results: [queryAnswer(hits), queryAnswer([])] }));
    expect(await engine.search(request, neverAborted)).toMatchObject({
      hits: [hit, { ...hit, id: 'b' }],
      match: 'all',
      terms: [],
    });
  });

  it('B8.5 leaves out counts that are none', async () => {
    const counts = { kind: { article: 3, person: 'many' }, themes: null, divisions: [1], year: { 2026: 5 } };
    const { engine } = await engineAt(json({ results: [queryAnswer([hit], counts), queryAnswer([])] }));
    expect((await engine.search(request, neverAborted)).facets).toEqual({
      ...noFacets,
      kind: { article: 3 },
      year: { 2026: 5 },
    });
  });

  it.each([
    ['wrong key', 403, 'invalid_api_key'],
    ['missing index', 404, 'index_not_found'],
    ['too many requests', 429, 'too_many_search_requests'],
    ['out of order', 500, 'internal'],
  ])('B8.5 names the error of the server: %s', async (_, status, code) => {
    expect(await failureOf(apiError(status, code))).toEqual({
      failure: 'api',
      status,
      code,
      type: 'auth',
      message: `The search server SERVER refused (HTTP ${status}, ${code}): It is ${code}. See https://docs.meilisearch.com/errors#${code}`,
    });
  });

  it.each([
    ['a web page with an error', webPage(502, '502 Bad Gateway'), 502, ' (HTTP 502)'],
    ['a web page', webPage(200, 'Please sign in'), 200, ' (HTTP 200)'],
    ['nothing with an error', text(503, ''), 503, ' (HTTP 503)'],
    ['nothing', text(200, ''), 200, ' (HTTP 200)'],
    ['an error of its own', text(502, '{"message":"no route"}'), 502, ' (HTTP 502)'],
    ['something else', json({ status: 'ok' }), 200, ' (HTTP 200)'],
    ['too few answers', json({ results: [queryAnswer([])] }), 200, ' (HTTP 200)'],
    ['answers that are none', json({ results: [null, { hits: 'many' }] }), 200, ' (HTTP 200)'],
    ['no object', json(null), 200, ' (HTTP 200)'],
    [
      'documents of another version',
      json({ results: [queryAnswer([{ ...hit, words: {} }]), queryAnswer([])] }),
      200,
      ' (HTTP 200)',
    ],
  ])('B8.5 sees a proxy that sends %s', async (_, behaviour, status, answer) => {
    expect(await failureOf(behaviour)).toEqual({
      failure: 'proxy',
      status,
      code: undefined,
      type: undefined,
      message: `SERVER answered${answer}, but not as a search server does: a proxy in front of it may have failed.`,
    });
  });

  it.each([
    ['breaks', reset()],
    ['breaks within the answer', cutOff('{"results":[')],
  ])('B8.5 sees a connection that %s', async (_, behaviour) => {
    expect(await failureOf(behaviour)).toMatchObject({
      failure: 'network',
      message: 'The search server SERVER cannot be reached.',
    });
  });

  it('B8.5 sees that there is no server', async () => {
    const { server, engine } = await engineAt(hang());
    await server.close();
    await expect(engine.search(request, neverAborted)).rejects.toMatchObject({ failure: 'network' });
  });

  it.each([
    ['never answers', hang()],
    ['never ends its answer', drip(20)],
    ['answers too late', delayed(600, json(empty))],
  ])('B8.5 gives up on a server that %s', async (_, behaviour) => {
    expect(await failureOf(behaviour, 300)).toMatchObject({
      failure: 'timeout',
      message: 'The search server SERVER did not answer within 300 ms.',
    });
  });

  it.each([
    ['an address', 'http://[::1', key],
    ['an address with a port', 'http://127.0.0.1:port', key],
    ['a key', 'http://127.0.0.1:9', 'Schlüssel “1”'],
  ])('B8.5 says that %s is not valid, without showing the key', async (_, url, wrongKey) => {
    const engine = createMeilisearchEngine({ url, key: wrongKey, index: 'search_de', rules: rulesByLocale.de });
    const error: unknown = await engine.search(request, neverAborted).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SearchError);
    expect(error).toMatchObject({
      failure: 'host',
      message: `The search server "${url}" cannot be queried: its address or its key is not valid.`,
    });
  });

  it('B8.5 throws the reason of a search that was aborted', async () => {
    const { engine } = await engineAt(hang());
    const search = new AbortController();
    const answer = engine.search(request, search.signal);
    search.abort('another letter');
    await expect(answer).rejects.toBe('another letter');
  });

  it('B8.5 throws the reason of a search that was aborted before', async () => {
    const { engine, server } = await engineAt(json(empty));
    await expect(engine.search(request, AbortSignal.abort('too late'))).rejects.toBe('too late');
    expect(server.seen).toEqual([]);
  });

  it('B8.5 counts, and names errors in the same way', async () => {
    const { engine } = await engineAt(webPage(502, 'Bad Gateway'));
    await expect(engine.count(['a', 'b'], neverAborted)).rejects.toMatchObject({ failure: 'proxy' });
  });
});
