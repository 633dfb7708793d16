/**
 * `npm run search:key`: creates or finds the search key for visitors and prints its line for `.env`. `--check` tests what the key in
 * MEILISEARCH_SEARCH_KEY is allowed to do; exits with 1 if that is too much or too little.
 */
import { parseArgs } from 'node:util';
import { UnfitSearchKeyError } from '@/lib/search-index/server/searchServerErrors';
import { checkSearchKey } from '@/lib/search-index/server/keyCheck';
import { ensureSearchKey } from '@/lib/search-index/server/ensureSearchKey';
import { requireSettings, searchServerOptions } from './searchSettings';
import { siteCommand } from './siteCommand';

async function prove(url: string, searchKey: string): Promise<void> {
  const { missing, excess } = await checkSearchKey({ url, searchKey });
  if (missing.length > 0 || excess.length > 0) throw new UnfitSearchKeyError(url, missing, excess);
  console.error('The key can search the site, and nothing else.');
}

await siteCommand(async () => {
  const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
  if (check) {
    const { MEILISEARCH_URL: url, MEILISEARCH_SEARCH_KEY: key } = requireSettings(
      'MEILISEARCH_URL',
      'MEILISEARCH_SEARCH_KEY',
    );
    await prove(url, key);
    return 0;
  }
  const server = searchServerOptions();
  const key = await ensureSearchKey(server);
  console.log(`MEILISEARCH_SEARCH_KEY=${key}`);
  await prove(server.url, key);
  return 0;
});
