/**
 * `npm run search:index`: sends the public search documents to the search server. `--full` creates new indexes even if a few changes would
 * do.
 */
import { parseArgs } from 'node:util';
import { paths } from '@/lib/shared/paths';
import { searchWaitMs, withLock } from '@/lib/publish/release/lock';
import { publicDocuments } from '@/lib/publish/release/publicDocuments';
import { currentRelease } from '@/lib/publish/release/releaseFolder';
import { indexDocuments } from '@/lib/search-index/server/indexing';
import type { IndexingReport } from '@/lib/search-index/server/indexing';
import { releaseFolder } from './releaseWork';
import { searchServerOptions } from './searchSettings';
import { siteCommand } from './siteCommand';

const ways: { readonly [Way in IndexingReport['way']]: string } = {
  new: 'New indexes are in their place.',
  changes: 'The indexes are up to date.',
  nothing: 'Nothing has changed.',
};

function describe({ way, languages }: IndexingReport): string {
  const lines = languages.map(
    ({ locale, sent, unchanged, removed }) => `  ${locale}: ${sent} sent, ${unchanged} unchanged, ${removed} removed`,
  );
  return [ways[way], ...lines].join('\n');
}

await siteCommand(async () => {
  const { full } = parseArgs({ options: { full: { type: 'boolean', default: false } } }).values;
  const server = searchServerOptions();
  const folder = releaseFolder();
  const index = async (): Promise<IndexingReport> => {
    const { origin, documents } = await publicDocuments(folder, paths);
    console.error(`The search gets ${origin}.`);
    return indexDocuments(documents, { ...server, full });
  };
  // A switch to another release meanwhile waits for this lock, then updates the search itself.
  const isReleased = (await currentRelease(folder)) !== null;
  console.error(describe(await (isReleased ? withLock(folder, 'search', index, searchWaitMs) : index())));
  return 0;
});
