import { publicReasonOf, SiteError } from '@/lib/shared/errors';

/** A release cannot be made or activated. The current one stays active. */
export class ReleaseError extends SiteError {
  override readonly name: string = 'ReleaseError';
}

/** The build process failed. `failed` is the name of its error, if it reported one. */
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

/** Another release is active, but a step after the activation failed. A rollback takes effect all the same. */
export class IncompleteActivationError extends SiteError {
  override readonly name = 'IncompleteActivationError';

  constructor(id: string, cause: unknown) {
    super(
      `Visitors see ${id}, but the search does not follow yet. «npm run release -- switch ${id}» tries that again.`,
      { cause, publicReason: `Visitors see ${id}, but the search does not follow yet. ${publicReasonOf(cause)}` },
    );
  }
}
