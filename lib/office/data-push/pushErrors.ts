/** Errors between a push and the CMS. No message contains the token. */
import { ConfigurationError, SiteError } from '@/lib/shared/errors';

/** `retryable`: the same request may succeed later. `unavailable`: the CMS does not answer any request at present. */
export type RequestFailure = 'refused' | 'retryable' | 'unavailable';

/** A request that the CMS did not carry out. */
export class PushRequestError extends SiteError {
  override readonly name: string = 'PushRequestError';

  constructor(
    readonly place: string,
    readonly fault: string,
    readonly failure: RequestFailure,
    readonly retryAfterMs: number | null,
    options?: ErrorOptions,
  ) {
    super(`${place}: ${fault}. Look into the log of the CMS, then push again: what has been pushed stays.`, options);
  }
}

/** The CMS does not know the token or the address: a setting is wrong. */
export class PushAccessError extends ConfigurationError {
  override readonly name: string = 'PushAccessError';

  constructor(place: string, status: number, advice: string) {
    super(`${place}: status ${status}, ${advice}. See docs/operations.md.`);
  }
}
