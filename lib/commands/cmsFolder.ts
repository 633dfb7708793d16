import path from 'node:path';
import { ConfigurationError } from '@/lib/shared/errors';
import { paths } from '@/lib/shared/paths';

/** Returns the command line with the same parameters and another port. */
export function withPort(port: string, command: string, parameters: readonly string[]): string {
  return [port, 'npm run', command, ...(parameters.length === 0 ? [] : ['--', ...parameters])].join(' ');
}

/**
 * Returns the folder named by `npm run {command} -- <folder>`, by default that of `npm run cms`. Throws ConfigurationError for other
 * parameters.
 */
export function chosenFolder(command: string, parameters: readonly string[]): string {
  const [folder = paths.cms, ...others] = parameters;
  if (others.length > 0 || folder.startsWith('-'))
    throw new ConfigurationError(
      `These options cannot be used: ${parameters.join(' ')}\nExpected at most a folder: npm run ${command} -- <folder>`,
    );
  return path.resolve(folder);
}
