/** The search of a page. What it needs is loaded with the first search. */
import type { Locale } from '@/content-types/locales';
import { SearchError } from './engine';
import type { SearchEngine } from './engine';
import { indexName } from './meilisearch/indexName';
import { loadRules } from './rules/loadRules';
import { serverOrShipped, shippedOnly } from './serverOrShipped';
import type { OpenSearch } from './serverOrShipped';
import type { PageVisibility } from './serverWatch';

export type { OpenSearch };

export interface PublicSearchServer {
  readonly url: string;
  /** Search-only: everybody sees it. */
  readonly key: string;
}

export interface OpenSearchOptions {
  /** Null if the site has none. */
  readonly server: PublicSearchServer | null;
  readonly locale: Locale;
  /** Where the index that ships with the site lies. */
  readonly shippedIndexUrl: string;
  /** Told when the server stops answering and when it is back; for one quiet line on the page. */
  readonly onOutage: (isOut: boolean) => void;
  readonly page?: PageVisibility;
}

async function loadServer({ url, key }: PublicSearchServer, locale: Locale): Promise<SearchEngine> {
  const [{ createMeilisearchEngine }, rules] = await Promise.all([
    import('./meilisearch/meilisearchEngine'),
    loadRules(locale),
  ]);
  return createMeilisearchEngine({ url, key, index: indexName(locale), rules });
}

async function loadShipped(url: string): Promise<SearchEngine> {
  try {
    const { loadShippedEngine } = await import('./shipped/loadShippedEngine');
    return await loadShippedEngine(url);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SearchError(`The index that ships with the site cannot be searched: ${reason}`, 'network', { cause });
  }
}

const shippedSearches = new Map<string, OpenSearch>();

/** One for all pages that the tab shows, and for the field in the header: its index is large, and may have a worker. */
function shippedSearch(url: string): OpenSearch {
  const search = shippedSearches.get(url) ?? shippedOnly(() => loadShipped(url));
  shippedSearches.set(url, search);
  return search;
}

/** Always answers: from the server, or from the index that ships with the site. Throws SearchError if it has neither. */
export function openSearch(options: OpenSearchOptions): OpenSearch {
  const { server, locale, shippedIndexUrl, onOutage, page = document } = options;
  const shipped = shippedSearch(shippedIndexUrl);
  if (server === null) return shipped;
  return serverOrShipped({ server: () => loadServer(server, locale), shipped, onOutage, page });
}
