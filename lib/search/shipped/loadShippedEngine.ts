/** Loads the index that ships with the site. */
import { withTimeout } from '@/lib/shared/browser/timeouts';
import { SearchError } from '../engine';
import type { SearchEngine } from '../engine';
import { fetchText, parseText } from '../searchFiles';
import { createShippedEngine } from './shippedEngine';
import { checkIndex } from './shippedIndex';

/** Larger indexes are prepared in a worker: on a slow phone this would block the page for too long. */
export const maxOnMainThread = 300;

/** The number of documents, from the first characters of the file. */
function documentsIn(text: string): number {
  return Number(/^\{"format":\d+,"count":(\d+)/.exec(text)?.[1] ?? 0);
}

/** Null if the text is not an index. */
async function openIndex(text: string, url: string): Promise<SearchEngine | null> {
  if (documentsIn(text) > maxOnMainThread && typeof Worker !== 'undefined') {
    try {
      const { openInWorker } = await withTimeout(import('./workerEngine'), 'The code of the worker');
      // No timeout: the main thread would not be faster.
      return await openInWorker(text);
    } catch (error) {
      console.warn('The search is prepared without a worker:', error);
    }
  }
  const index = checkIndex(parseText(text, url));
  return index === null ? null : createShippedEngine(index);
}

/** The engine for the index at this address (`/search/de.json`). Throws SearchError if it cannot be fetched or read. */
export async function loadShippedEngine(url: string): Promise<SearchEngine> {
  const engine = await openIndex(await fetchText(url), url);
  if (engine === null) throw new SearchError(`The search index ${url} has an unexpected format.`, 'api');
  return engine;
}
