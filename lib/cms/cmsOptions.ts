import { config } from '@/lib/shared/config';
import { ConfigurationError } from '@/lib/shared/errors';
import type { CmsOptions } from './types';

/**
 * The options for reading the CMS, from the environment; `url` replaces CMS_URL.
 * Throws ConfigurationError when no CMS is named.
 */
export function cmsOptions(url = config().CMS_URL): CmsOptions {
  const { CMS_TOKEN, CMS_POPULATE, CMS_TIMEOUT_MS, CMS_CONCURRENCY, CMS_INTRANET_HOSTS, CMS_FILE_HOSTS, CMS_DRAFTS } =
    config();
  const { CMS_MAX_ANSWER_BYTES, CMS_MAX_FILE_BYTES, CMS_MAX_ENTRIES } = config();
  if (url === undefined) {
    throw new ConfigurationError('CMS_URL is empty: expected the address of the CMS. See .env.example.');
  }
  return {
    url,
    token: CMS_TOKEN,
    populate: CMS_POPULATE,
    timeoutMs: CMS_TIMEOUT_MS,
    concurrency: CMS_CONCURRENCY,
    intranetHosts: CMS_INTRANET_HOSTS,
    fileHosts: CMS_FILE_HOSTS,
    drafts: CMS_DRAFTS,
    limits: { answerBytes: CMS_MAX_ANSWER_BYTES, fileBytes: CMS_MAX_FILE_BYTES, entries: CMS_MAX_ENTRIES },
    log: (message) => console.error(message),
  };
}
