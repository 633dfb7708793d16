/** Makes a release from a finished site. */
import { constants } from 'node:fs';
import { appendFile, copyFile, cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SearchSettings } from '@/lib/shared/browser/browserSettings';
import { listFiles } from '@/lib/shared/files';
import { readBuild } from '@/lib/build/export/readBuild';
import { nginxReleaseMap } from '@/lib/build/export/rules/nginxRules';
import { nginxMapsFile } from '@/lib/build/export/writeRules';
import { mapConcurrently } from '@/lib/shared/mapConcurrently';
import { startReleaseDraft } from './releaseDraft';
import type { ReleaseDraft } from './releaseDraft';
import { describeFiles } from './fileList';
import { explainFullDisk } from './fullDisk';
import { documentsFile } from '@/lib/search-index/documentsFile';
import type { ChangeMark } from './changeMark';
import {
  completeRelease,
  descriptionFile,
  draftPath,
  cacheReleaseInfo,
  listReleases,
  prepareFolder,
  rulesFolder,
} from './releaseFolder';
import { releaseId } from './releaseInfo';
import type { ReleaseInfo } from './releaseInfo';
import { addSiteFiles } from './addSiteFiles';

export interface FinishedSite {
  /** Folder of the public files. */
  readonly siteDir: string;
  /** Folder of the web server rules. */
  readonly rulesDir: string;
  /** File with the search documents: see `releaseDocuments.ts`. */
  readonly documents: string;
  /** How many changes had come when reading its content began; null if they were not counted. */
  readonly upTo?: ChangeMark | null;
  /** The next instant (ISO, UTC) at which the content changes by itself. */
  readonly nextRelease?: string | null;
  /** The search server and key written into its pages. */
  readonly search?: SearchSettings | null;
}

/** Total size in bytes of all files in the folders. */
async function sizeOf(...folders: readonly string[]): Promise<number> {
  const files = folders.flatMap((folder) => listFiles(folder).map((name) => path.join(folder, name)));
  const sizes = await mapConcurrently(files, async (file) => (await stat(file)).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Writes the files that a release has besides the site and returns their names. */
async function writeOthers(
  draft: string,
  id: string,
  { rulesDir, documents }: FinishedSite,
): Promise<readonly string[]> {
  await mkdir(draft, { recursive: true });
  await cp(rulesDir, path.join(draft, rulesFolder), { recursive: true });
  await appendFile(path.join(draft, rulesFolder, nginxMapsFile), nginxReleaseMap(id));
  await copyFile(documents, path.join(draft, documentsFile), constants.COPYFILE_FICLONE);
  return [documentsFile, ...listFiles(rulesDir).map((name) => `${rulesFolder}/${name}`)];
}

export interface ReleaseOptions {
  /** Defaults to now. */
  readonly madeAt?: Date;
  /** The draft to continue; null if it could not be begun, by default begun now. */
  readonly begun?: ReleaseDraft | null;
}

/**
 * Copies a finished site to a new release without activating it, one at a time. Atomic: if interrupted, there is no release. Throws
 * ReleaseError if the disk is full.
 */
export async function makeRelease(
  folder: string,
  site: FinishedSite,
  { madeAt = new Date(), begun }: ReleaseOptions = {},
): Promise<ReleaseInfo> {
  const { siteDir, rulesDir, upTo = null, nextRelease = null, search = null } = site;
  const { id: buildId, contentId, timestamp: asOf, addresses } = await readBuild(siteDir);
  await prepareFolder(folder);
  const id = releaseId(madeAt, contentId, (await listReleases(folder)).at(-1));
  const draft = draftPath(folder, id);
  try {
    const start = begun === undefined ? await startReleaseDraft(folder) : begun;
    if (start !== null) await rename(start.folder, draft);
    const others = await writeOthers(draft, id, site);
    const files = [...(await describeFiles(draft, others)), ...(await addSiteFiles(siteDir, draft, start))];
    const times = { asOf, nextRelease, madeAt: madeAt.toISOString() };
    const info: ReleaseInfo = { id, buildId, contentId, upTo, search, ...times, pages: addresses.length, files };
    await writeFile(descriptionFile(draft), `${JSON.stringify(info)}\n`);
    await completeRelease(folder, id);
    await cacheReleaseInfo(folder, info);
    return info;
  } catch (error) {
    // Other copies may still be running when one has failed.
    await rm(draft, { recursive: true, force: true, maxRetries: 5 });
    throw await explainFullDisk(error, folder, () => sizeOf(siteDir, rulesDir));
  }
}
