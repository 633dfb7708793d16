/** The search of a page. What it needs is loaded with the first search. */
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

/** A search that can be left. */
export interface OpenSearch extends FallbackSearch {
  /** Tells no more of the server. */
  close(): void;
}

export interface PublicSearchServer {
  readonly url: string;
  /** Search-only: everybody sees it. */
  readonly key: string;
}

export interface OpenSearchOptions {
  /** Null if the site has none. */
  readonly server: PublicSearchServer | null;
  readonly locale: Locale;
  /** Where the files of the search lie, if not on this site. */
  readonly folder?: string;
  /** Told when the server stops answering and when it is back; for one quiet line on the page. */
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

/** What all searches in a language have in common while the tab shows the site, on whichever page they are. */
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
 * Always answers: from the server, or from the index that ships with the site. Throws SearchError if it has neither. The index is
 * large and may have a worker, and a server that is out is asked again and again: so pages and fields share them.
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
