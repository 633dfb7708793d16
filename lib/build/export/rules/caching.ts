/**
 * How long responses are cached: files with a content hash in their name for a year, everything else until the next release, for at most
 * five minutes. Instants are truncated to whole seconds.
 */

/** A year, for files with a content hash in their name. */
export const immutable = 'public, max-age=31536000, immutable';

/** Cached, but revalidated on each request. */
export const alwaysRevalidate = 'no-cache';

/** In seconds: how old the page that a visitor sees may be. */
export const defaultMaxAge = 300;

/**
 * For this many seconds after a release is due, the previous site is served with `max-age=1`, so that nobody who visits during the switch
 * keeps it for five minutes. After that, the release counts as delayed.
 */
const switchingTime = 60;

/** Returns the Cache-Control header of pages and data; they may be used a day longer while the server is unreachable. */
export function pageCaching(maxAge: number | string = defaultMaxAge): string {
  return `public, max-age=${maxAge}, stale-if-error=86400`;
}

function wholeSecond(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

/** Subtracts one, since a response sent at the end of the second must not outlive the release either. */
function maxAgeInSecond(second: number, release: number): number {
  if (second >= release) return second < release + switchingTime ? 1 : defaultMaxAge;
  return Math.min(defaultMaxAge, release - second - 1);
}

/**
 * Returns for how many seconds a page may be cached now. `nextRelease` is an ISO 8601 instant, or null if none is known; `now` is in
 * milliseconds.
 */
export function maxAgeAt(nextRelease: string | null, now: number): number {
  return nextRelease === null ? defaultMaxAge : maxAgeInSecond(wholeSecond(now), wholeSecond(Date.parse(nextRelease)));
}

/** Returns the seconds, since 1970, whose maximum age differs from the default, with that age. */
export function shortenedAges(nextRelease: string | null): readonly (readonly [second: number, maxAge: number])[] {
  if (nextRelease === null) return [];
  const release = wholeSecond(Date.parse(nextRelease));
  return Array.from({ length: defaultMaxAge + switchingTime }, (_, index) => {
    const second = release - defaultMaxAge + index;
    return [second, maxAgeInSecond(second, release)] as const;
  });
}
