/** The error for pages that could not be rendered although their content was accepted. */
import { SiteError } from '@/lib/shared/errors';

/** Some pages could not be rendered or finished; the others could. */
export class FailedPagesError extends SiteError {
  override readonly name = 'FailedPagesError';

  constructor(
    /** Decoded, with language. */
    readonly addresses: readonly string[],
    options?: ErrorOptions,
  ) {
    super(
      `These pages could not be made: ${addresses.slice(0, 10).join(', ')}. Their messages are above. The site in out/ is unchanged.`,
      options,
    );
  }
}
