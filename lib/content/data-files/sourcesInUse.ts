import { config } from '@/lib/base/config';
import { paths } from '@/lib/base/paths';
import { KeptSources } from './keptSource';
import type { LinkedDataOptions } from './linkedData';

/** From where data may be fetched, as the settings say, and where the last good ones are kept. */
export function sourcesInUse(): LinkedDataOptions {
  const { DATA_HOSTS: hosts, CMS_TIMEOUT_MS: timeoutMs, CMS_MAX_FILE_BYTES: maxBytes } = config();
  return { hosts, timeoutMs, maxBytes, kept: new KeptSources(paths.cache) };
}
