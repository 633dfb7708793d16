/** The public search key: it can search the indexes of the site and nothing else. */
import { siteLocales } from '@/lib/shared/office';
import type { Key } from 'meilisearch';
import { SearchRequestError } from './searchServerErrors';
import { indexName, sitePrefix } from '@/lib/search/meilisearch/indexName';
import { connectSearchServer } from './searchServer';
import type { SearchServer, SearchServerOptions } from './searchServer';

export interface SearchKeyOptions extends SearchServerOptions {
  /** Prefix of the index names. */
  readonly prefix?: string;
}

/** Fixed, so that the key is found again; with the same master key a server derives the same key from it. */
const uid = '7d0f5c1e-5b0a-4c39-9d0b-2f6a1c0e8b42';

const actions = ['search'] as const;

async function findKey({ ask }: SearchServer): Promise<Key | undefined> {
  try {
    return await ask('looking for the search key', (client) => client.getKey(uid));
  } catch (error) {
    if (error instanceof SearchRequestError && error.code === 'api_key_not_found') return undefined;
    throw error;
  }
}

function isSame(found: readonly string[], wanted: readonly string[]): boolean {
  return found.toSorted().join() === wanted.toSorted().join();
}

/** Finds the public key or creates it. The permissions of a key cannot change, so one that differs is created anew. */
export async function ensureSearchKey({ prefix = sitePrefix, ...connection }: SearchKeyOptions): Promise<string> {
  const server = await connectSearchServer(connection);
  const indexes = siteLocales().map((locale) => indexName(locale, prefix));
  const found = await findKey(server);
  if (found !== undefined) {
    // Drafts are left out: they are not public yet.
    if (isSame(found.actions, actions) && isSame(found.indexes, indexes)) return found.key;
    await server.ask('removing the earlier search key', (client) => client.deleteKey(uid));
  }
  const { key } = await server.ask('making the search key', (client) =>
    client.createKey({
      uid,
      name: 'Search of the website',
      description: 'Everyone who visits the site has it. Made by «npm run search:key».',
      actions: [...actions],
      indexes,
      expiresAt: null,
    }),
  );
  return key;
}
