/** Prevents the sample content from replacing the site of an office by accident. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '@/lib/shared/config';
import { sampleCms } from '@/lib/shared/config';
import { contentHash } from '@/lib/shared/contentHash';
import { ConfigurationError } from '@/lib/shared/errors';
import type { SnapshotSource } from '@/lib/content/snapshot';
import { parseStates } from '@/lib/open-data/history/statesFile';
import { statesAddress } from '@/lib/open-data/dataFiles';

const sampleSource: SnapshotSource = { cmsUrl: null, drafts: false };

const advice =
  'Nothing changes for visitors. Set CMS_URL to the address of your CMS (is the file with the settings read?), or, if the ' +
  `sample content is meant, CMS_URL=${sampleCms}.`;

function refuse(reason: string): never {
  throw new ConfigurationError(`${reason} ${advice}`);
}

/** Whether a finished site was made from the sample content; undefined if there is no site or its data list is unreadable. */
export async function isSampleSite(folder: string | null): Promise<boolean | undefined> {
  if (folder === null) return undefined;
  try {
    return parseStates(await readFile(path.join(folder, statesAddress), 'utf8')).source === contentHash(sampleSource);
  } catch {
    return undefined;
  }
}

function isSampleByChance({ CMS_URL: cms, isSampleMeant }: Config): boolean {
  return cms === undefined && isSampleMeant !== true;
}

/** Throws ConfigurationError if a release would be made from the sample although other settings are those of an office. */
export function guardAgainstSample(settings: Config): void {
  if (!isSampleByChance(settings)) return;
  const own = (['SITE_URL', 'PRODUCTION_HOST', 'CMS_TOKEN'] as const).filter((name) => (settings[name] ?? '') !== '');
  if (own.length === 0) return;
  refuse(
    `CMS_URL is not set, though ${own.join(', ')} ${own.length === 1 ? 'is' : 'are'}: visitors would get the sample ` +
      'content, which is not that of your office.',
  );
}

/** Throws ConfigurationError if the sample would replace a site made from a CMS. `shown` is the folder of the site that visitors see. */
export async function guardAgainstReplacingCmsSite(settings: Config, shown: string | null): Promise<void> {
  if (!isSampleByChance(settings) || (await isSampleSite(shown)) !== false) return;
  refuse(
    `CMS_URL is not set: the sample content would replace the site from a CMS in ${path.relative('.', shown ?? '')}.`,
  );
}
