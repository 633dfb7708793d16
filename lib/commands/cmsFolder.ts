import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigurationError } from '@/lib/base/errors';
import { paths } from '@/lib/base/paths';

/** The folder of the CMS that `npm run {command} -- <folder>` names, or `.cms`. Throws ConfigurationError for anything else. */
export function cmsFolderOf(command: string, parameters: readonly string[]): string {
  try {
    const { positionals } = parseArgs({ args: [...parameters], allowPositionals: true });
    const [folder = paths.cms, ...others] = positionals;
    if (others.length === 0) return path.resolve(folder);
  } catch {
    // Reported below.
  }
  throw new ConfigurationError(
    `These options cannot be used: ${parameters.join(' ')}\n` +
      `Expected one folder or nothing: npm run ${command} -- <folder>`,
  );
}
