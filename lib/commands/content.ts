/** `npm run content`: reads the CMS into the snapshot, nothing else. */
import { config } from '@/lib/config';
import { changedCells, touchedPages } from '@/lib/content/changes';
import { collectReads } from '@/lib/content/readsStore';
import { loadSnapshot } from '@/lib/content/store';
import { updateSnapshot } from '@/lib/content/update';
import { paths } from '@/lib/paths';
import { parseBuildOptions } from './options';
import { siteCommand } from './siteCommand';
import { withCms } from './withCms';

await siteCommand(async () => {
  const options = parseBuildOptions(process.argv.slice(2));
  const { CMS_DRAFTS: drafts } = config();
  const before = await loadSnapshot(paths.snapshot);
  const snapshot = await withCms(({ cms, cmsUrl }) => updateSnapshot(cms, { ...options, drafts, cmsUrl }));
  console.error(`Snapshot of ${snapshot.entries.length} entries as of ${snapshot.asOf}.`);
  if (before !== undefined) {
    const touched = touchedPages(await collectReads(paths.reads), changedCells(before, snapshot));
    console.error(`Of the pages and files of the last build it touches ${touched.length}.`);
  }
  return 0;
});
