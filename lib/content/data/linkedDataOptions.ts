import { config } from '@/lib/shared/config';
import { paths } from '@/lib/shared/paths';
import { SourceCache } from '@/lib/data/files/sourceCache';
import type { LinkedDataOptions } from './linkedData';

/** For settings without a timeout: a source that never answers must not hold up a publication. */
const usualTimeoutMs = 30_000;

/** The allowed servers and limits from the settings, and the cache of the last good data. */
export function linkedDataOptions(): LinkedDataOptions {
  const { DATA_HOSTS: hosts, CMS_TIMEOUT_MS: limit, CMS_MAX_FILE_BYTES: maxBytes } = config();
  return { hosts, timeoutMs: limit > 0 ? limit : usualTimeoutMs, maxBytes, kept: new SourceCache(paths.cache) };
}
