/** What Next.js does otherwise than is known here must not pass for a slower build. */
import { SiteError } from '@/lib/shared/errors';

/** The version for which all that `lib/build/next` relies on was seen to hold, by `npm run test:next`. */
export const testedVersion = '16.4.6';

/** Next.js behaves as no code here expects. `found`: a sentence. */
export class UnexpectedNextError extends SiteError {
  override readonly name = 'UnexpectedNextError';

  constructor(found: string) {
    super(
      `${found} lib/build/next is made for Next.js ${testedVersion}; if another one is installed, «npm run test:next» says what differs.`,
    );
  }
}
