import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openSearch } from '@/lib/search/openSearch';
import { rulesByLocale } from '../../support/searchRules';
import { buildIndex } from '@/lib/search-index/buildIndex';
import { json, reset, text } from '../../fixtures/faults';
import type { Behaviour } from '../../fixtures/faultServer';
import { startFaultServer } from '../../fixtures/faultServer';
import { documentOf } from '../../fixtures/searchDocuments';
import { hit, neverAborted, queryAnswer, request, visiblePage } from '../../fixtures/searchHits';

const shippedIndex = buildIndex([documentOf({ id: 'shipped', title: 'Wohnungsbestand' })], rulesByLocale.de, 'de');

interface Faults {
  readonly server: Behaviour;
  readonly shipped: Behaviour;
}

/** One address for both: they differ by path. */
async function open({ server, shipped }: Faults, hasServer = true) {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const both = await startFaultServer(({ path }) => {
    if (path === '/search/de-rules.json') return json(rulesByLocale.de);
    return path === '/multi-search' ? server : shipped;
  });
  const onOutage = vi.fn<(isOut: boolean) => void>();
  const options = {
    server: hasServer ? { url: both.url, key: 'key' } : null,
    locale: 'de',
    folder: `${both.url}/search`,
    onOutage,
  } as const;
  const search = openSearch({ ...options, page: visiblePage() });
  onTestFinished(() => search.close());
  return { search, options, onOutage, asked: () => both.seen.map(({ path }) => path) };
}

const answers = json({ results: [queryAnswer([hit]), queryAnswer([])] });

describe('the search of a page', () => {
  it('B8.1 is that of the server', async () => {
    const { search, asked } = await open({ server: answers, shipped: json(shippedIndex) });
    expect((await search.search(request, neverAborted)).hits).toMatchObject([hit]);
    expect(asked()).toEqual(['/search/de-rules.json', '/multi-search']);
  });

  it('B8.5 is that of the shipped index while the server is out', async () => {
    const { search, asked, onOutage } = await open({ server: reset(), shipped: json(shippedIndex) });
    expect(await search.search(request, neverAborted)).toMatchObject({ total: 1, hits: [{ id: 'shipped' }] });
    expect(await search.count(['wohnungsbestand', 'xyzxyz'], neverAborted)).toEqual([1, 0]);
    expect(asked()).toEqual(['/search/de-rules.json', '/multi-search', '/search/de.json']);
    expect(onOutage.mock.calls).toEqual([[true]]);
  });

  it('B8.5 is that of the shipped index if there is no server', async () => {
    const { search, asked, onOutage } = await open({ server: answers, shipped: json(shippedIndex) }, false);
    expect(await search.search(request, neverAborted)).toMatchObject({ hits: [{ id: 'shipped' }] });
    expect(asked()).toEqual(['/search/de.json']);
    expect(onOutage).not.toHaveBeenCalled();
  });

  it('B8.5 asks a server that is out no more for a second search, and tells it so', async () => {
    const first = await open({ server: reset(), shipped: json(shippedIndex) });
    await first.search.search(request, neverAborted);
    const second = openSearch({ ...first.options, page: visiblePage() });
    onTestFinished(() => second.close());
    expect(first.onOutage.mock.calls).toEqual([[true], [true]]);
    expect(await second.search(request, neverAborted)).toMatchObject({ hits: [{ id: 'shipped' }] });
    expect(first.asked()).toEqual(['/search/de-rules.json', '/multi-search', '/search/de.json']);
  });

  it('B8.5 loads the shipped index once for all that search in it', async () => {
    const first = await open({ server: answers, shipped: json(shippedIndex) }, false);
    const second = openSearch({ ...first.options, page: visiblePage() });
    await first.search.search(request, neverAborted);
    expect(await second.search(request, neverAborted)).toMatchObject({ hits: [{ id: 'shipped' }] });
    expect(first.asked()).toEqual(['/search/de.json']);
  });

  it.each([
    ['is missing', text(404, 'Not found'), /was answered with status 404\.$/],
    ['is no index', json({ format: 0 }), /has an unexpected format\.$/],
    ['cannot be fetched', reset(), /could not be fetched\.$/],
  ])('B8.5 says what failed when the shipped index %s as well', async (_, shipped, message) => {
    const { search } = await open({ server: reset(), shipped });
    const failed = search.search(request, neverAborted);
    await expect(failed).rejects.toMatchObject({ name: 'SearchError', failure: 'network' });
    await expect(failed).rejects.toThrow(
      /^The index that ships with the site cannot be searched: The (?:search index|file) http/,
    );
    await expect(failed).rejects.toThrow(message);
  });
});
