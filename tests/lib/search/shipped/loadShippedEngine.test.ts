import { describe, expect, it, vi } from 'vitest';
import { rulesByLocale } from '../../../support/searchRules';
import { buildIndex } from '@/lib/search-index/buildIndex';
import { checkIndex } from '@/lib/search/shipped/shippedIndex';
import { loadShippedEngine } from '@/lib/search/shipped/loadShippedEngine';
import { documentOf } from '../../../fixtures/searchDocuments';
import { requestFor } from '../../../support/relevance';

const url = '/search/de.json';

const index = buildIndex([documentOf({ id: 'a-1', title: 'Bevölkerung' })], rulesByLocale.de, 'de');

function answerWith(response: Response | Error): void {
  vi.stubGlobal('fetch', () => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response)));
}

describe('loading the index that ships with the site', () => {
  it('makes an engine of it', async () => {
    answerWith(Response.json(index));
    const engine = await loadShippedEngine(url);
    expect(await engine.search(requestFor('bevol'), new AbortController().signal)).toMatchObject({ total: 1 });
  });

  it.each([
    ['network', new TypeError('Failed to fetch')],
    ['api', new Response('', { status: 404 })],
    ['proxy', new Response('<!doctype html>')],
    ['api', Response.json({ ...index, format: 1 })],
  ])('B8.5 fails as «%s»', async (failure, response) => {
    answerWith(response);
    await expect(loadShippedEngine(url)).rejects.toMatchObject({ name: 'SearchError', failure });
  });
});

describe('an index', () => {
  it('is the same for the same documents', () => {
    const again = buildIndex([documentOf({ id: 'a-1', title: 'Bevölkerung' })], rulesByLocale.de, 'de');
    expect(JSON.stringify(again)).toBe(JSON.stringify(index));
  });

  it.each([
    null,
    'text',
    [],
    {},
    { ...index, compounds: undefined },
    { ...index, documents: [] },
    { ...index, documents: index.documents.map((document) => ({ ...document, weight: 'heavy' })) },
    { ...index, documents: index.documents.map((document) => ({ ...document, url: 'javascript:alert(1)' })) },
  ])('is refused where it is damaged (%#)', (damaged) => {
    expect(checkIndex(damaged)).toBeNull();
  });

  it('B8.5 loses a document with an unsafe address, and keeps the others', () => {
    const [first] = index.documents;
    const documents = [first, { ...first, url: 'javascript:alert(1)' }];
    expect(checkIndex({ ...index, count: 2, documents })?.documents).toEqual([first]);
  });

  it('is accepted as it was written', () => {
    expect(checkIndex(JSON.parse(JSON.stringify(index)))).toEqual(index);
  });
});
