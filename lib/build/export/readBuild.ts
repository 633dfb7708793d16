/** Reads the build info of a finished site: see `writeBuildFiles.ts`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { SiteError } from '@/lib/shared/errors';
import { pageFile } from '@/lib/site/pageFiles';

const latestSchema = z.object({ id: z.string(), contentId: z.string(), timestamp: z.iso.datetime() });
const metaSchema = z.object({ prerendered: z.array(z.string()) });

export interface FinishedBuild {
  /** The version of the code. */
  readonly id: string;
  /** Version of code and content. */
  readonly contentId: string;
  /** The content is what is public at this instant (ISO, UTC). */
  readonly timestamp: string;
  /** Every address of the site. */
  readonly addresses: readonly string[];
}

async function readJson<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.infer<Schema>> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new SiteError(`There is no finished site: ${file} cannot be read. «npm run build» makes one.`, { cause });
  }
}

/** Returns the addresses of a build without a page. `has` says whether there is a file, named relative to the site. */
export function addressesWithoutPage(
  { addresses }: Pick<FinishedBuild, 'addresses'>,
  has: (file: string) => boolean,
): readonly string[] {
  return addresses.filter((address) => !has(pageFile(address)));
}

/** Returns the build info. Throws SiteError if the folder holds no finished site. */
export async function readBuild(siteDir: string): Promise<FinishedBuild> {
  const builds = join(siteDir, 'builds');
  const { id, contentId, timestamp } = await readJson(join(builds, 'latest.json'), latestSchema);
  const { prerendered } = await readJson(join(builds, 'meta', `${id}.json`), metaSchema);
  return { id, contentId, timestamp, addresses: prerendered };
}
