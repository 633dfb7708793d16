/**
 * Archives the content of the sites that visitors see or may see: a release may be activated later, or again. While a new version is under
 * embargo, the public version of an entry comes from here.
 */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { config } from '@/lib/shared/config';
import { edition } from '@/lib/shared/edition.mjs';
import { paths } from '@/lib/shared/paths';
import { linkSnapshot } from '@/lib/content/snapshotStore';
import { readBuild } from './export/readBuild';

/** Beyond those of kept releases: one release in the making and one that waits for its instant. */
const others = 2;

/** Returns the name of the archived content of the site in a folder; undefined if there is no site. */
export async function contentNameOf(folder: string | null): Promise<string | undefined> {
  const build = folder === null ? null : await readBuild(folder).catch(() => null);
  return build?.contentId;
}

/** Archives the content of the current snapshot under a name and removes the oldest ones, but never that of the shown site. */
export async function archiveContent(name: string, shown: string | null): Promise<void> {
  if (edition !== 'public') return;
  await mkdir(paths.contents, { recursive: true });
  await linkSnapshot(paths.snapshot, path.join(paths.contents, name));
  const seen = await contentNameOf(shown);
  const names = (await readdir(paths.contents)).filter((one) => one !== seen);
  const aged = await Promise.all(
    names.map(async (one) => ({ one, madeAt: (await stat(path.join(paths.contents, one))).mtimeMs })),
  );
  const old = aged.toSorted((left, right) => right.madeAt - left.madeAt).slice(config().RELEASE_KEEP + others);
  for (const { one } of old) await rm(path.join(paths.contents, one), { recursive: true, force: true });
}
