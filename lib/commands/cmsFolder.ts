import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigurationError } from '@/lib/base/errors';
import { paths } from '@/lib/base/paths';
import { versionFor } from '@/lib/cms/heldVersion';
import type { CmsFolder } from '@/lib/cms/heldVersion';
import { strapiVersions } from '@/lib/cms/packages';
import type { StrapiVersion } from '@/lib/cms/packages';

interface Choice {
  readonly strapi: StrapiVersion | undefined;
  readonly folder: string;
}

function parse(parameters: readonly string[]): Choice | null {
  try {
    const options = { strapi: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ args: [...parameters], options, allowPositionals: true });
    const strapi = strapiVersions.find((version) => String(version) === values.strapi);
    if (positionals.length > 1 || (values.strapi !== undefined && strapi === undefined)) return null;
    const [folder = paths.cms[strapi ?? 5]] = positionals;
    return { strapi, folder: path.resolve(folder) };
  } catch {
    return null;
  }
}

/** The command with the same choice, for another port. */
export function withPort(port: string, command: string, parameters: readonly string[]): string {
  return [port, 'npm run', command, ...(parameters.length === 0 ? [] : ['--', ...parameters])].join(' ');
}

/**
 * The CMS that `npm run {command} -- --strapi 4 <folder>` names: unless the version is given it is that of the folder, and unless
 * the folder is given it is that of the version. Throws ConfigurationError for anything else.
 */
export async function chosenCms(command: string, parameters: readonly string[]): Promise<CmsFolder> {
  const choice = parse(parameters);
  if (choice === null) {
    throw new ConfigurationError(
      `These options cannot be used: ${parameters.join(' ')}\n` +
        `Expected at most a version (4 or 5) and a folder: npm run ${command} -- --strapi 5 <folder>`,
    );
  }
  const { folder, strapi } = choice;
  return { folder, strapi: await versionFor(folder, strapi) };
}
