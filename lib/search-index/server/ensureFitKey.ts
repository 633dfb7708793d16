/** Tests on the server what a key may do before the public gets it. */
import {
  NotASearchServerError,
  SearchServerUnreachableError,
  UnfitSearchKeyError,
  UntriedSearchKeyError,
} from './searchServerErrors';
import { checkSearchKey } from './keyCheck';
import type { KeyCheckOptions } from './keyCheck';

export interface PublicKey extends KeyCheckOptions {
  /** Where visitors get it from, as in «The search key …»; the settings by default. */
  readonly place?: string;
  /** Whether to publish it untested if the server does not answer: it was tested before, or somebody vouches for it. */
  readonly isTrusted: boolean;
}

/**
 * Throws UnfitSearchKeyError for a key that can do more than search the site, and UntriedSearchKeyError if the server
 * does not answer: an admin key must not get into pages because the server is down. Only logs a key that can do too
 * little, and a trusted one that was not tested: visitors then search the shipped index, and the release goes on.
 */
export async function ensureFitKey(
  { place, isTrusted, ...options }: PublicKey,
  log: (line: string) => void,
): Promise<void> {
  const { url } = options;
  try {
    const { missing, excess } = await checkSearchKey(options);
    // Indexes are created with the first release, after its pages.
    const refused = missing.filter((text) => !text.includes('(404)'));
    if (excess.length > 0) throw new UnfitSearchKeyError(url, refused, excess, place);
    if (refused.length > 0) log(new UnfitSearchKeyError(url, refused, excess, place).message);
  } catch (error) {
    const isOutage = error instanceof SearchServerUnreachableError || error instanceof NotASearchServerError;
    if (!isOutage) throw error;
    if (!isTrusted) throw new UntriedSearchKeyError(error);
    log(`What the search key ${place ?? 'of the site'} can do was not tried. ${error.message}`);
  }
}
