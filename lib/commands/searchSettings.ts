/** Reads the settings of the search commands. */
import { config } from '@/lib/shared/config';
import { ConfigurationError } from '@/lib/shared/errors';
import type { SearchServerOptions } from '@/lib/search-index/server/searchServer';

/** Returns the settings. Throws a ConfigurationError naming all that are missing. */
export function requireSettings<
  const Name extends 'MEILISEARCH_URL' | 'MEILISEARCH_ADMIN_KEY' | 'MEILISEARCH_SEARCH_KEY',
>(...names: readonly Name[]): Readonly<Record<Name, string>> {
  const settings = config();
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length > 0) {
    throw new ConfigurationError(
      `The environment lacks ${missing.join(' and ')}. Set it in .env or in the environment: docs/search.md says how.`,
    );
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- all names have been looked at
  return Object.fromEntries(names.map((name) => [name, settings[name] ?? ''])) as Record<Name, string>;
}

/** Returns the address of the search server and the key to manage it. Throws ConfigurationError if one is missing. */
export function searchServerOptions(): SearchServerOptions {
  const { MEILISEARCH_URL: url, MEILISEARCH_ADMIN_KEY: adminKey } = requireSettings(
    'MEILISEARCH_URL',
    'MEILISEARCH_ADMIN_KEY',
  );
  return { url, adminKey };
}
