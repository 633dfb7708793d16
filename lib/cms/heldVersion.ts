/** Which Strapi a folder holds. */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ConfigurationError } from '../base/errors';
import { parseJson } from '../base/parseJson';
import { applicationName } from './application';
import { strapiVersions } from './packages';
import type { StrapiVersion } from './packages';

/** Where a CMS is, or is to be made, and which version it is. */
export interface CmsFolder {
  readonly folder: string;
  readonly strapi: StrapiVersion;
}

const manifestSchema = z.object({
  name: z.literal(applicationName),
  dependencies: z.object({ '@strapi/strapi': z.string() }),
});

/** Null if the folder is empty or not there. Throws ConfigurationError if it holds something that is no CMS of this project. */
async function heldVersion(folder: string): Promise<StrapiVersion | null> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new ConfigurationError(`${folder} cannot be used as the folder of a CMS.`, { cause: error });
  });
  if (names.length === 0) return null;
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const manifest = manifestSchema.safeParse(parseJson(text));
  const release = manifest.data?.dependencies['@strapi/strapi'];
  const held = strapiVersions.find((version) => release?.startsWith(`${version}.`));
  if (held !== undefined) return held;
  throw new ConfigurationError(
    `The folder ${folder} holds something else than a CMS that «npm run cms» has made (such as «${names[0] ?? ''}»). ` +
      'Nothing was changed. Name an empty folder, or one that does not exist: npm run cms -- <folder>',
  );
}

/**
 * The version that the folder holds, or that a new one gets. Throws ConfigurationError if another one is wanted, or if the
 * folder holds something that is no CMS of this project.
 */
export async function versionFor(folder: string, wanted?: StrapiVersion): Promise<StrapiVersion> {
  const held = (await heldVersion(folder)) ?? wanted ?? 5;
  if (wanted === undefined || wanted === held) return held;
  throw new ConfigurationError(
    `The folder ${folder} holds a Strapi ${held}, which cannot become a Strapi ${wanted} here. Nothing was changed. ` +
      `Without «--strapi» it starts as it is; for a Strapi ${wanted}, name an empty folder, or one that does not exist.`,
  );
}
