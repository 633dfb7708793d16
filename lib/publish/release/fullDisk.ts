/** Explains errors caused by a full disk. */
import { statfs } from 'node:fs/promises';
import { formatBytes } from '@/lib/shared/quantities';
import { errorCode } from '@/lib/shared/errors';
import { ReleaseError } from './releaseError';

export function isFullDisk(error: unknown): error is Error {
  return error instanceof Error && ['ENOSPC', 'EDQUOT'].some((code) => errorCode(error) === code);
}

/** The file that could not be written, if the error names it. */
function fileOf(error: Error, folder: string): string {
  for (const name of ['dest', 'path']) {
    const file: unknown = Reflect.get(error, name);
    if (typeof file === 'string') return file;
  }
  return `something in ${folder}`;
}

/**
 * Returns the error itself or, for a full disk, a ReleaseError that says what to do. `folder` is on that disk; `neededBytes` returns how
 * much space the work needs at most, if known.
 */
export async function explainFullDisk(
  error: unknown,
  folder: string,
  neededBytes?: () => Promise<number>,
): Promise<unknown> {
  if (!isFullDisk(error)) return error;
  const { bavail, bsize } = await statfs(folder);
  const needed = neededBytes === undefined ? '' : `, and up to ${formatBytes(await neededBytes())} are needed`;
  const explain = (file: string): string =>
    `The disk is full: ${file} could not be written. In ${folder} ${formatBytes(bavail * bsize)} are free${needed}. ` +
    'Nothing changes for visitors. Remove what is not needed on this disk, or keep fewer releases (RELEASE_KEEP); ' +
    'then build again, which the service does by itself.';
  return new ReleaseError(explain(fileOf(error, folder)), { cause: error, publicReason: explain('a file') });
}
