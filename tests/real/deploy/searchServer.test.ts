import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexDocuments } from '@/lib/search-index/server/indexing';
import { sampleDocuments } from '../../support/sampleDocuments';
import { hasNginx } from './testNginx';
import type { Answer, Asking } from './testNginx';
import { searchHost, startSearchServer } from './testSearchServer';
import type { TestSearchServer } from './testSearchServer';
import { withRules } from '../../support/searchRules';

/** Any visitor. */
const visitor = '127.0.0.21';

let server: TestSearchServer;

function ask(target: string, { headers, ...asking }: Asking = {}): Promise<Answer> {
  const authorization = `Bearer ${server.masterKey}`;
  return server.site.ask(target, {
    from: visitor,
    ...asking,
    headers: { host: searchHost, authorization, 'content-type': 'application/json', ...headers },
  });
}

function bodyOf(words: string): string {
  return JSON.stringify({ queries: [{ indexUid: 'proxied_de', q: words, page: 1, hitsPerPage: 40 }] });
}

function search(words: string, asking: Asking = {}): Promise<Answer> {
  return ask('/multi-search', { method: 'POST', body: bodyOf(words), ...asking });
}

if (!hasNginx())
  describe.skip('nginx in front of a search server', () => it('needs nginx and openssl', () => undefined));
else
  describe('nginx in front of a search server', () => {
    beforeAll(async () => {
      // On a slow machine twenty a second would not be too much.
      server = await startSearchServer((text) => text.replace('rate=20r/s', 'rate=1r/s'));
      const { directUrl: url, masterKey: adminKey } = server;
      await indexDocuments(withRules(new Map([['de', sampleDocuments('de')]])), { url, adminKey, prefix: 'proxied' });
    });

    afterAll(() => server.stop());

    it('passes searches on', async () => {
      const { status, body } = await search('Bevölkerung');
      expect(status).toBe(200);
      expect(JSON.parse(body.toString())).toMatchObject({ results: [{ indexUid: 'proxied_de' }] });
    });

    it('compresses the answers itself, because the server would pause between their parts', async () => {
      // As a browser. Meilisearch takes Brotli, which nginx does not know: what is packed with gzip comes from nginx.
      const headers = { 'accept-encoding': 'gzip, br' };
      const direct = await fetch(`${server.directUrl}/multi-search`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${server.masterKey}`, 'content-type': 'application/json' },
        body: bodyOf('Bevölkerung'),
      });
      expect(direct.headers.get('content-encoding')).toBe('br');
      await direct.text();
      const answer = await search('Bevölkerung', { headers });
      expect(answer.headers['content-encoding']).toBe('gzip');
      expect(JSON.parse(gunzipSync(answer.body).toString())).toHaveProperty('results');
    });

    it('lets pages of the site ask', async () => {
      const asked = { origin: 'https://statistik.example.org', 'access-control-request-method': 'POST' };
      const { status, headers } = await ask('/multi-search', { method: 'OPTIONS', headers: asked });
      expect(status).toBe(204);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'authorization, content-type',
      });
      const answer = await search('Bevölkerung', { headers: { origin: asked.origin } });
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'Retry-After',
        'cache-control': 'no-store',
      });
    });

    it.each(['/indexes', '/keys', '/stats', '/health', '/multi-search/', '/indexes/proxied_de/search'])(
      'keeps %s for the machine of the releases',
      async (target) => {
        expect((await ask(target)).status).toBe(403);
        expect((await ask(target, { from: '127.0.0.1' })).status).not.toBe(403);
      },
    );

    it('tells whoever asks too much when to come back, and pages that they may read it', async () => {
      const busy = { from: '127.0.0.22' };
      const answers = await Promise.all(Array.from({ length: 110 }, () => search('b', busy)));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.length).toBeLessThan(20);
      expect(refused[0]?.headers).toMatchObject({
        'retry-after': '5',
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'Retry-After',
      });
      expect((await search('b')).status).toBe(200);
    });

    it('takes no request that is larger than any search', async () => {
      expect((await search('b'.repeat(200_000))).status).toBe(413);
    });
  });
