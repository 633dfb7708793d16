/**
 * `npm run content:check`: reports in German what editors should fix before publishing, including drafts and content under embargo
 * (`--published`: only public content). Exits with 1 if something keeps an entry from appearing. Changes nothing but its own report,
 * `reports/check.json` and `check.html`.
 */
import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { paths } from '@/lib/shared/paths';
import { builtContent } from '@/lib/build/builtSite';
import { linkedDataOptions } from '@/lib/content/data/linkedDataOptions';
import { blocksPublication } from '@/lib/checks/report/blocksPublication';
import type { Planned } from '@/lib/content/planned';
import { reportOf, writeReport } from '@/lib/checks/report/writeReport';
import { reportText } from '@/lib/checks/report/reportText';
import { readSnapshot } from '@/lib/content/snapshot';
import { SnapshotCache } from '@/lib/content/snapshotStore';
import { withCms } from '@/lib/cms/withCms';
import { siteCommand } from './siteCommand';

async function readAll(drafts: boolean, mediaDirectory: string) {
  let planned: readonly Planned[] = [];
  const onPlanned = (groups: readonly Planned[]): void => {
    planned = groups;
  };
  const asOf = new Date().toISOString();
  const snapshot = await withCms(({ cms, cmsUrl }) =>
    readSnapshot(cms, {
      asOf,
      drafts,
      allowLoss: true,
      cmsUrl,
      mediaDirectory,
      onPlanned,
      sources: linkedDataOptions(),
    }),
  );
  return { snapshot, planned };
}

await siteCommand(async () => {
  const { published = false } = parseArgs({ options: { published: { type: 'boolean' } } }).values;
  await mkdir(paths.cache, { recursive: true });
  const folder = await mkdtemp(path.join(paths.cache, 'check-'));
  try {
    const { snapshot, planned } = await readAll(!published, folder);
    const before = await builtContent(paths.built, new SnapshotCache());
    const report = reportOf(snapshot, { planned, before });
    await writeReport(report, 'check');
    console.log(reportText(report));
    return report.problems.some(blocksPublication) ? 1 : 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
