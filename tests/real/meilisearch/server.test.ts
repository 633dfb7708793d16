import { Meilisearch } from 'meilisearch';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { startMeilisearch } from './startMeilisearch';

describe('the search server of the tests', () => {
  it('is the version that the texts about it speak of', async () => {
    const { url, masterKey } = inject('meilisearch');
    expect(await new Meilisearch({ host: url, apiKey: masterKey }).getVersion()).toMatchObject({
      pkgVersion: '1.21.0',
    });
  });

  it('refuses clients without a key', async () => {
    const answer = await fetch(`${inject('meilisearch').url}/indexes`);
    expect(answer.status).toBe(401);
  });

  it('can be started once more, with nothing in it, and is gone when it is closed', async () => {
    const server = await startMeilisearch();
    onTestFinished(() => server.close());
    const client = new Meilisearch({ host: server.url, apiKey: server.masterKey });
    expect((await client.getRawIndexes()).total).toBe(0);
    await server.close();
    await expect(fetch(`${server.url}/health`)).rejects.toThrow('fetch failed');
  });

  it('says why it does not start', async () => {
    await expect(startMeilisearch(['--no-such-option'])).rejects.toThrow("unexpected argument '--no-such-option'");
  });
});
