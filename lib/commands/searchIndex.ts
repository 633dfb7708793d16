/**
 * `npm run search:index`: the content of the snapshot into the search server. `--full` makes new indexes even where a
 * few changes would do.
 */
import { parseArgs } from 'node:util';
import { requireSnapshot } from '@/lib/content/store';
import { ConfigurationError, SiteError } from '@/lib/errors';
import { paths } from '@/lib/paths';
import { indexDocuments } from '@/lib/search/meilisearch/indexing';
import type { IndexingReport } from '@/lib/search/meilisearch/indexing';
import { siteDocuments } from '@/lib/search/siteDocuments';
import { searchServerOptions } from './searchSettings';
import { siteCommand } from './siteCommand';

function parseOptions(parameters: readonly string[]): { readonly full: boolean } {
  try {
    const { values } = parseArgs({ args: [...parameters], options: { full: { type: 'boolean', default: false } } });
    return values;
  } catch (cause) {
    throw new ConfigurationError(`These options cannot be used: ${parameters.join(' ')}\nExpected --full or nothing.`, {
      cause,
    });
  }
}

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
  const { full } = parseOptions(process.argv.slice(2));
  const server = searchServerOptions();
  const snapshot = await requireSnapshot(paths.snapshot);
  if (snapshot.source.drafts) {
    throw new SiteError(
      'The snapshot holds drafts, which nobody may find. Read the content without CMS_DRAFTS: «npm run content».',
    );
  }
  console.error(describe(await indexDocuments(siteDocuments(snapshot), { ...server, full })));
  return 0;
});
