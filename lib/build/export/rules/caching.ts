/**
 * How long answers live in caches: files whose name changes with their content a year, everything else until the next
 * release, at most five minutes. Seconds since 1970 are whole seconds everywhere.
 */

/** A year, for files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** May be cached, but is revalidated each time. */
export const alwaysRevalidate = 'no-cache';

/** Seconds; what a visitor sees may be this old. */
export const defaultMaxAge = 300;

/**
 * For this many seconds after the instant of a release the site before it is served with `max-age=1`, so that nobody
 * keeps it for five minutes who asks while the switch is under way. Later the release counts as delayed.
 */
const switchingTime = 60;

/** Of pages and data; a day longer while the server cannot be reached. */
export function pageCaching(maxAge: number | string = defaultMaxAge): string {
  return `public, max-age=${maxAge}, stale-if-error=86400`;
}

function wholeSecond(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

/** `second` has begun: an answer that is made at its end must not outlive the release either. */
function maxAgeInSecond(second: number, release: number): number {
  if (second >= release) return second < release + switchingTime ? 1 : defaultMaxAge;
  return Math.min(defaultMaxAge, release - second - 1);
}

/** Seconds that a page may be kept now. `nextRelease`: instant in ISO 8601, or null if none is known; `now` in milliseconds. */
export function maxAgeAt(nextRelease: string | null, now: number): number {
  return nextRelease === null ? defaultMaxAge : maxAgeInSecond(wholeSecond(now), wholeSecond(Date.parse(nextRelease)));
}

/** The seconds in which that is not the longest age, with the age. */
export function shortenedAges(nextRelease: string | null): readonly (readonly [second: number, maxAge: number])[] {
  if (nextRelease === null) return [];
  const release = wholeSecond(Date.parse(nextRelease));
  return Array.from({ length: defaultMaxAge + switchingTime }, (_, index) => {
    const second = release - defaultMaxAge + index;
    return [second, maxAgeInSecond(second, release)] as const;
  });
}
