/** The search of a page. Its code and data are loaded with the first search. */
import type { Locale } from '@/content-types/locales';
import { withTimeout } from '@/lib/shared/browser/timeouts';
import { SearchError } from './engine';
import type { SearchEngine } from './engine';
import { indexName } from './meilisearch/indexName';
import { fetchText, indexFile, parseText, rulesFile, searchFolder } from './searchFiles';
import { isRules } from './searchRules';
import type { SearchRules } from './searchRules';
import { searchWithFallback, shippedOnly } from './searchWithFallback';
import type { FallbackSearch } from './searchWithFallback';
import type { PageVisibility } from './serverMonitor';

/** A search that can be closed. */
export interface OpenSearch extends FallbackSearch {
  /** Stops reporting outages. */
  close(): void;
}

export interface PublicSearchServer {
  readonly url: string;
  /** Search-only, because it is public. */
  readonly key: string;
}

export interface OpenSearchOptions {
  /** Null if the site has no server. */
  readonly server: PublicSearchServer | null;
  readonly locale: Locale;
  /** Where the search files are, if not on this site. */
  readonly folder?: string;
  /** Called when the server stops answering and when it is back, for a small notice on the page. */
  readonly onOutage?: (isOut: boolean) => void;
  readonly page?: PageVisibility;
}

async function fetchRules(url: string): Promise<SearchRules> {
  const rules = parseText(await fetchText(url), url);
  if (!isRules(rules)) throw new SearchError(`The rules of the search ${url} have an unexpected format.`, 'api');
  return rules;
}

async function loadServer({ url, key }: PublicSearchServer, locale: Locale, folder: string): Promise<SearchEngine> {
  const code = withTimeout(import('./meilisearch/meilisearchEngine'), 'The code for the search server');
  const [{ createMeilisearchEngine }, rules] = await Promise.all([code, fetchRules(`${folder}/${rulesFile(locale)}`)]);
  return createMeilisearchEngine({ url, key, index: indexName(locale), rules });
}

async function loadShipped(url: string): Promise<SearchEngine> {
  try {
    const { loadShippedEngine } = await withTimeout(import('./shipped/loadShippedEngine'), 'The code of the search');
    return await loadShippedEngine(url);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SearchError(`The index that ships with the site cannot be searched: ${reason}`, 'network', { cause });
  }
}

/** What all searches in a language share while the tab shows the site, across pages. */
interface Shared {
  readonly search: FallbackSearch;
  readonly followers: Set<(isOut: boolean) => void>;
  readonly isOut: () => boolean;
}

function share({ server, locale, folder = searchFolder, page = document }: OpenSearchOptions): Shared {
  const followers = new Set<(isOut: boolean) => void>();
  let isOut = false;
  const onOutage = (isOutNow: boolean): void => {
    isOut = isOutNow;
    for (const follow of followers) follow(isOut);
  };
  const shipped = shippedOnly(() => loadShipped(`${folder}/${indexFile(locale)}`));
  const search =
    server === null
      ? shipped
      : searchWithFallback({ server: () => loadServer(server, locale, folder), shipped, onOutage, page });
  return { search, followers, isOut: () => isOut };
}

const shared = new Map<string, Shared>();

/**
 * Opens the search, which answers from the server or from the shipped index. Throws SearchError if neither works. Pages
 * and fields share one search per language, because the index is large, and an unavailable server is polled.
 */
export function openSearch(options: OpenSearchOptions): OpenSearch {
  const { server, locale, folder = searchFolder, onOutage = () => undefined } = options;
  const key = `${folder}/${locale} ${server?.url ?? ''}`;
  const found = shared.get(key) ?? share(options);
  shared.set(key, found);
  const follow = (isOut: boolean): void => onOutage(isOut);
  found.followers.add(follow);
  if (found.isOut()) follow(true);
  return { ...found.search, close: () => void found.followers.delete(follow) };
}
