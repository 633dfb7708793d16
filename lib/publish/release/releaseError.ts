import { publicReasonOf, SiteError } from '@/lib/shared/errors';

/** A release cannot be made or shown. The one that visitors see is still there. */
export class ReleaseError extends SiteError {
  override readonly name: string = 'ReleaseError';
}

/** The process that builds has failed, with an error of this name if it said so. */
export class BuildFailedError extends ReleaseError {
  override readonly name: string = 'BuildFailedError';

  constructor(
    message: string,
    readonly failed: string | undefined,
  ) {
    super(message, { publicReason: true });
  }
}

/** A release is damaged. */
export class DamagedReleaseError extends ReleaseError {
  override readonly name: string = 'DamagedReleaseError';
}

/** Another release is active, but the steps after the pages failed. A rollback is done all the same. */
export class IncompleteActivationError extends SiteError {
  override readonly name = 'IncompleteActivationError';

  constructor(id: string, cause: unknown) {
    super(
      `Visitors see ${id}, but the search does not follow yet. «npm run release -- switch ${id}» tries that again.`,
      { cause, publicReason: `Visitors see ${id}, but the search does not follow yet. ${publicReasonOf(cause)}` },
    );
  }
}
