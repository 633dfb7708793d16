/** The error for unexpected behaviour of Next.js, which would otherwise only make builds slower. */
import { SiteError } from '@/lib/shared/errors';

/** The version for which `npm run test:next` confirmed everything that `lib/build/next` relies on. */
export const testedVersion = '16.4.6';

/** Next.js behaves in a way that this code does not expect. `found` is a sentence. */
export class UnexpectedNextError extends SiteError {
  override readonly name = 'UnexpectedNextError';

  constructor(found: string) {
    super(
      `${found} lib/build/next is made for Next.js ${testedVersion}; if another one is installed, «npm run test:next» says what differs.`,
    );
  }
}
