import { publicReasonOf, SiteError } from '@/lib/base/errors';

/** A release cannot be made or shown. The one that visitors see is still there. */
export class ReleaseError extends SiteError {
  override readonly name: string = 'ReleaseError';
}

/** A release is not what it was made to be. */
export class DamagedReleaseError extends ReleaseError {
  override readonly name: string = 'DamagedReleaseError';
}

/** Visitors see another release, but what follows the pages could not be done. Who takes a release back has done so. */
export class UnfinishedSwitch extends SiteError {
  override readonly name = 'UnfinishedSwitch';

  constructor(id: string, cause: unknown) {
    super(
      `Visitors see ${id}, but the search does not follow yet. «npm run release -- switch ${id}» tries that again.`,
      { cause, publicReason: `Visitors see ${id}, but the search does not follow yet. ${publicReasonOf(cause)}` },
    );
  }
}
