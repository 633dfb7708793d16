import { describe, expect, it } from 'vitest';
import { indexDocuments } from '@/lib/search-index/server/indexing';
import { connectSearchServer } from '@/lib/search-index/server/searchServer';
import { drip, hang, json, reset, text, webPage } from '../../../fixtures/faults';
import { silenceProgress } from '../../content/reading';
import { startFaultServer } from '../../../fixtures/faultServer';
import type { Behaviour } from '../../../fixtures/faultServer';
import { withRules } from '../../../support/searchRules';

silenceProgress();

const adminKey = 'secret-admin-key';

const version = json({ pkgVersion: '1.21.0', commitSha: '', commitDate: '' });

function task(status: string, error: unknown = null): Behaviour {
  return json({ uid: 7, taskUid: 7, indexUid: 'site_de', status, type: 'indexDeletion', error });
}

function apiError(status: number, code: string): Behaviour {
  return text(status, JSON.stringify({ message: 'Not today.', code, type: 'internal', link: '' }));
}

async function failureOf(answer: Behaviour): Promise<unknown> {
  const { url } = await startFaultServer(() => answer);
  return connectSearchServer({ url, adminKey }).catch((error: unknown) => error);
}

describe('the search server', () => {
  it.each([
    [
      'a break of the connection',
      reset(),
      'SearchServerUnreachableError',
      'Check MEILISEARCH_URL and that Meilisearch',
    ],
    ['a web page', webPage(200, 'Welcome'), 'NotASearchServerError', 'is not Meilisearch (asking for its version)'],
    ['the error page of a proxy', webPage(502, 'Bad Gateway'), 'NotASearchServerError', 'expected JSON'],
    [
      'a refusal',
      apiError(403, 'invalid_api_key'),
      'SearchKeyRefusedError',
      'refuses the key in MEILISEARCH_ADMIN_KEY',
    ],
    ['another error', apiError(500, 'internal'), 'SearchRequestError', 'Not today. (internal). Look into the log'],
    ['an old version', json({ pkgVersion: '1.9.2' }), 'SearchServerVersionError', '1.9.2; expected 1.21 or newer'],
  ])('B8.3 answers with %s: the message says so and what to do, without the key', async (_, answer, name, message) => {
    const failure = await failureOf(answer);
    expect(failure).toMatchObject({ name });
    expect(String(failure)).toContain(message);
    expect(JSON.stringify([String(failure), failure])).not.toContain(adminKey);
  });

  it.each([
    ['failed', { code: 'no_space_left_on_device', message: 'Disk full.' }, 'Its disk is full: make room'],
    ['canceled', null, 'canceled (removing) (canceled). Look into the log of Meilisearch'],
  ])('B8.3 reports a task that ends %s as an error', async (status, error, message) => {
    const { url } = await startFaultServer(({ path }) => (path === '/version' ? version : task(status, error)));
    const server = await connectSearchServer({ url, adminKey });
    await expect(server.finish('removing', (client) => client.deleteIndex('site_de'))).rejects.toThrow(message);
  });

  it('B8.3 is asked for a long task every 50 ms, for longer than the 5 s of one wait', async () => {
    const began = performance.now();
    const { url, seen } = await startFaultServer(({ path }) => {
      if (path === '/version') return version;
      return task(performance.now() - began < 5600 ? 'processing' : 'succeeded');
    });
    const server = await connectSearchServer({ url, adminKey });
    await expect(server.finish('removing', (client) => client.deleteIndex('site_de'))).resolves.toHaveLength(1);
    expect(seen.filter(({ path }) => path === '/tasks/7').length).toBeGreaterThan(10);
  });

  it.each([
    ['accepts connections and never answers', hang()],
    ['never comes to the end of an answer', drip(20)],
  ])('B8.3 is given up if it %s', async (_, answer) => {
    const { url } = await startFaultServer(() => answer);
    const failure = connectSearchServer({ url, adminKey, timeoutMs: 300 });
    await expect(failure).rejects.toThrow(`The search server ${url} does not answer (asking for its version)`);
  });

  it.each([
    ['a task for ever', task('enqueued')],
    ['no question about a task', hang()],
  ])('B8.3 is given up if it answers %s', async (_, answer) => {
    const { url } = await startFaultServer(({ path, method }) => {
      if (path === '/version') return version;
      return method === 'DELETE' ? task('enqueued') : answer;
    });
    const server = await connectSearchServer({ url, adminKey, timeoutMs: 300 });
    await expect(server.finish('removing', (client) => client.deleteIndex('site_de'))).rejects.toThrow(
      `The search server ${url} has made no progress for 0.3 seconds (removing). Look into the log of Meilisearch.`,
    );
  });

  it.each([
    ['site_de', 'waiting until it has done what an earlier run asked for'],
    ['site_de_20261120T083000-0a1b2c3d', 'waiting until no other run is under way'],
  ])('B8.3 is given up if tasks of %s never end', async (uid, doing) => {
    const { url } = await startFaultServer(({ path }) => {
      if (path === '/version') return version;
      return json(path === '/indexes' ? { results: [{ uid, updatedAt: '' }], total: 1 } : { results: [], total: 1 });
    });
    const indexing = indexDocuments(withRules(new Map([['de', []]])), { url, adminKey, timeoutMs: 300, quietMs: 0 });
    await expect(indexing).rejects.toThrow(`has made no progress for 0.3 seconds (${doing})`);
  });
});
