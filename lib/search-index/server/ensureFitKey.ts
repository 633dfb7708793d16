/** Before the public gets a key: what it can do is tried on the server itself. */
import {
  NotASearchServerError,
  SearchServerUnreachableError,
  UnfitSearchKeyError,
  UntriedSearchKeyError,
} from './searchServerErrors';
import { checkSearchKey } from './keyCheck';
import type { KeyCheckOptions } from './keyCheck';

export interface PublicKey extends KeyCheckOptions {
  /** Where visitors get it from, as in «The search key …»; from the settings unless given. */
  readonly place?: string;
  /** Whether it may get to the public untried if the server does not answer: it was tried before, or somebody has said so. */
  readonly isTrusted: boolean;
}

/**
 * Throws UnfitSearchKeyError for a key that can do more than search the site, UntriedSearchKeyError if nobody can tell: a key that
 * can do everything must not get into pages because the server is down. One that can do less is told in the log, as is a trusted
 * one that was not tried: visitors search with what ships with the site then, and nothing else waits for it.
 */
export async function ensureFitKey(
  { place, isTrusted, ...options }: PublicKey,
  log: (line: string) => void,
): Promise<void> {
  const { url } = options;
  try {
    const { missing, excess } = await checkSearchKey(options);
    // Indexes are made with the first release, after its pages.
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
