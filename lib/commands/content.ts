/** `npm run content`: only reads the CMS into the snapshot. Not during a build. */
import { config } from '@/lib/shared/config';
import { formatCount } from '@/lib/shared/quantities';
import type { Planned } from '@/lib/content/planned';
import { writeFindings } from '@/lib/checks/report/writeReport';
import { updateSnapshot } from '@/lib/build/updateSnapshot';
import { buildCommand } from './buildCommand';
import { parseBuildOptions } from '../build/buildOptions';
import { withCms } from '@/lib/cms/withCms';

await buildCommand(async () => {
  const options = parseBuildOptions(process.argv.slice(2));
  const { CMS_DRAFTS: drafts } = config();
  let planned: readonly Planned[] = [];
  const onPlanned = (groups: readonly Planned[]): void => {
    planned = groups;
  };
  const snapshot = await withCms(({ cms, cmsUrl }) => updateSnapshot(cms, { ...options, drafts, cmsUrl, onPlanned }));
  await writeFindings({ ...snapshot, planned });
  console.error(`Snapshot of ${formatCount(snapshot.entries.length)} entries as of ${snapshot.asOf}.`);
});
