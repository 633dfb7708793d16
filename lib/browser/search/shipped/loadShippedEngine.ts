/** Fetches the index that ships with the site. */
import { SearchError } from '../engine';
import type { SearchEngine } from '../engine';
import { checkIndex } from './checkIndex';
import { createShippedEngine } from './shippedEngine';

async function fetchJson(url: string, signal: AbortSignal | null): Promise<unknown> {
  const response = await fetch(url, { signal }).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new SearchError(`The search index ${url} could not be fetched.`, 'network', { cause });
  });
  const { ok, status } = response;
  if (!ok) throw new SearchError(`The search index ${url} was answered with status ${status}.`, 'api', { status });
  return response.json().catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new SearchError(`The search index ${url} is not JSON.`, 'proxy', { cause, status });
  });
}

/**
 * The engine for the index at this address (`/search/de.json`). Throws SearchError if it cannot be fetched or read;
 * aborting throws the reason of the signal.
 */
export async function loadShippedEngine(url: string, signal: AbortSignal | null = null): Promise<SearchEngine> {
  const index = checkIndex(await fetchJson(url, signal));
  if (index === null) throw new SearchError(`The search index ${url} has an unexpected format.`, 'api');
  return createShippedEngine(index);
}
