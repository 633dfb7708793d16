import { config } from '@/lib/shared/config';
import { paths } from '@/lib/shared/paths';
import { SourceCache } from '@/lib/data/files/sourceCache';
import type { LinkedDataOptions } from './linkedData';

/** A source that never answers must not keep a publication from others. */
const usualTimeoutMs = 30_000;

/** From where data may be fetched, as the settings say, and where the last good ones are kept. */
export function linkedDataOptions(): LinkedDataOptions {
  const { DATA_HOSTS: hosts, CMS_TIMEOUT_MS: limit, CMS_MAX_FILE_BYTES: maxBytes } = config();
  return { hosts, timeoutMs: limit > 0 ? limit : usualTimeoutMs, maxBytes, kept: new SourceCache(paths.cache) };
}
