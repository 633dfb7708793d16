/** `npm run content`: reads the CMS into the snapshot, nothing else. */
import { config } from '@/lib/config';
import { updateSnapshot } from '@/lib/content/update';
import { parseBuildOptions } from './options';
import { siteCommand } from './siteCommand';
import { withCms } from './withCms';

await siteCommand(async () => {
  const options = parseBuildOptions(process.argv.slice(2));
  const { CMS_DRAFTS: drafts } = config();
  const snapshot = await withCms(({ cms, cmsUrl }) => updateSnapshot(cms, { ...options, drafts, cmsUrl }));
  console.error(`Snapshot of ${snapshot.entries.length} entries as of ${snapshot.asOf}.`);
  return 0;
});
