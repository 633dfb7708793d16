import { afterEach, describe, expect, it, vi } from 'vitest';
import { serveRequests } from '@/lib/search/shipped/serveRequests';
import { loadShippedEngine, maxOnMainThread } from '@/lib/search/shipped/loadShippedEngine';
import { createShippedEngine } from '@/lib/search/shipped/shippedEngine';
import { connectEngine } from '@/lib/search/shipped/workerEngine';
import { rulesByLocale } from '../../../support/searchRules';
import { buildIndex } from '@/lib/search-index/buildIndex';
import { documentOf } from '../../../fixtures/searchDocuments';
import { searchDocuments } from '../../../fixtures/searchPageDocuments';
import { neverAborted } from '../../../fixtures/searchHits';
import { manyDocuments } from '../../../support/manyDocuments';
import { requestFor } from '../../../support/relevance';

const open: (() => void)[] = [];

/** Both ends of a channel, one of which answers. */
function channel(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  serveRequests(port2);
  port1.start();
  port2.start();
  open.push(() => port1.close());
  return port1;
}

afterEach(() => {
  for (const close of open.splice(0)) close();
});

const index = buildIndex(searchDocuments, rulesByLocale.de, 'de');

describe('the search in a worker', () => {
  it('answers as the search in the page', async () => {
    const behind = await connectEngine(channel(), JSON.stringify(index));
    const here = createShippedEngine(index);
    for (const words of ['', 'Leerwohnungen', 'Bevölkrung', 'xylofon'])
      expect(await behind?.search(requestFor(words), neverAborted)).toEqual(
        await here.search(requestFor(words), neverAborted),
      );
    expect(await behind?.count(['Leerwohnung', 'xylofon'], neverAborted)).toEqual([expect.any(Number), 0]);
  });

  it('refuses what is no index', async () => {
    expect(await connectEngine(channel(), '{"format":0}')).toBeNull();
    await expect(connectEngine(channel(), '<!doctype html>')).rejects.toMatchObject({ name: 'SearchError' });
  });

  it('answers nobody for ever once its worker is gone', async () => {
    const port = channel();
    const behind = await connectEngine(port, JSON.stringify(index));
    const left = behind?.search(requestFor('leer'), neverAborted);
    port.dispatchEvent(new Event('error'));
    await expect(left).rejects.toMatchObject({ failure: 'host' });
    await expect(behind?.count(['leer'], neverAborted)).rejects.toMatchObject({ failure: 'host' });
  });

  it('throws the reason of a search that nobody waits for, and answers the next one', async () => {
    const behind = await connectEngine(channel(), JSON.stringify(index));
    const controller = new AbortController();
    const reason = new Error('typed on');
    const left = behind?.search(requestFor('leer'), controller.signal);
    controller.abort(reason);
    await expect(left).rejects.toBe(reason);
    expect(await behind?.search(requestFor('leer'), neverAborted)).toMatchObject({ match: 'all' });
  });
});

describe('an index of many documents', () => {
  const many = manyDocuments([documentOf({ id: 'a-1', title: 'Bevölkerung' })], maxOnMainThread + 1);
  const text = JSON.stringify(buildIndex(many, rulesByLocale.de, 'de'));

  function startWith(start: () => object): void {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)));
    vi.stubGlobal('Worker', function Started() {
      return start();
    });
  }

  it('is prepared in a worker', async () => {
    const start = vi.fn(channel);
    startWith(start);
    const engine = await loadShippedEngine('/search/de.json');
    expect(start).toHaveBeenCalledOnce();
    expect(await engine.search(requestFor('Bevölkerung'), neverAborted)).toMatchObject({ match: 'all' });
  });

  it('is prepared in the page if no worker starts', async () => {
    const told = vi.spyOn(console, 'warn').mockReturnValue();
    startWith(() => {
      throw new Error('refused');
    });
    const engine = await loadShippedEngine('/search/de.json');
    expect(told).toHaveBeenCalledOnce();
    expect(await engine.search(requestFor('Bevölkerung'), neverAborted)).toMatchObject({ match: 'all' });
  });

  it('is prepared in the page if there are no more than a page can take', async () => {
    const start = vi.fn(channel);
    startWith(start);
    const few = JSON.stringify(buildIndex(many.slice(1), rulesByLocale.de, 'de'));
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(few)));
    await loadShippedEngine('/search/de.json');
    expect(start).not.toHaveBeenCalled();
  });
});
