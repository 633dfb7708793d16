/** Checks whether a folder belongs to this CMS. */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ConfigurationError, errorCode } from '@/lib/shared/errors';
import { parseJson } from '@/lib/shared/parseJson';
import { applicationName } from './application';

const manifestSchema = z.object({
  name: z.literal(applicationName),
  dependencies: z.object({ '@strapi/strapi': z.string().startsWith('5.') }),
});

/** Throws ConfigurationError if the folder holds something else. It may be empty or missing. */
export async function ensureOwnFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw new ConfigurationError(`${folder} cannot be used as the folder of a CMS.`, { cause: error });
  });
  if (names.length === 0) return;
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}');
  if (manifestSchema.safeParse(parseJson(text)).success) return;
  throw new ConfigurationError(
    `The folder ${folder} holds something else than a Strapi 5 that «npm run cms» has made (such as «${names[0] ?? ''}»). ` +
      'Nothing was changed. Name an empty folder, or one that does not exist: npm run cms -- <folder>',
  );
}
