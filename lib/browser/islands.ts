/**
 * Islands live by scripts of their own, which may be gone because a newer build has replaced them, be cut off, be something
 * else, or never come. Whatever the reason: the page is loaded again, once (behaviour B5.4). Where that does not help, the
 * island says so and gives way to what the page has for those without scripts.
 */

/** What is used of `window.location`. */
export type Place = Pick<Location, 'reload'>;

/** Milliseconds for which a page that was loaded again is not loaded again by itself. */
const calmMs = 60_000;

/** Islands say themselves that they are alive: nothing has to be known of what may go wrong. */
function deadIslands(): readonly Element[] {
  return [...document.querySelectorAll('[data-island]:not([data-alive])')];
}

/** The browser knows how it came to this page, also where it refuses storage. */
function wasJustLoadedAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload' && performance.now() < calmMs;
}

let isLeaving = false;

export function areAlive(): boolean {
  return deadIslands().length === 0;
}

/** A script of an island has failed. */
export function fail(place: Place = window.location): void {
  if (isLeaving) return;
  // Offline nothing better can come.
  isLeaving = navigator.onLine && !wasJustLoadedAgain();
  if (isLeaving) {
    place.reload();
    return;
  }
  for (const island of deadIslands()) {
    island.setAttribute('data-failed', '');
    island.querySelector('[data-island-failure]')?.removeAttribute('hidden');
  }
}
