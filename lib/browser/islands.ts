/**
 * Islands live by scripts of their own, which may be gone because a newer build has replaced them, be cut off, be something
 * else, or never come. Whatever the reason: the page is loaded again, once (behaviour B5.4). Where that does not help, the
 * island says so and gives way to what the page has for those without scripts.
 */

/** What is used of `window.location`. */
export type Place = Pick<Location, 'reload'>;

/** Islands say themselves that they are alive: nothing has to be known of what may go wrong. */
function deadIslands(): readonly Element[] {
  return [...document.querySelectorAll('[data-island]:not([data-alive])')];
}

/**
 * The browser knows how it came to this page, also where it refuses storage. How long ago does not matter: on a slow network
 * a script may be found missing minutes later, each time.
 */
function wasLoadedAgain(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}

let isLeaving = false;

export function areAlive(): boolean {
  return deadIslands().length === 0;
}

/** A script of an island has failed. */
export function fail(place: Place = window.location): void {
  if (isLeaving) return;
  // Offline nothing better can come.
  isLeaving = navigator.onLine && !wasLoadedAgain();
  if (isLeaving) {
    place.reload();
    return;
  }
  for (const island of deadIslands()) {
    island.setAttribute('data-failed', '');
    island.querySelector('[data-island-failure]')?.removeAttribute('hidden');
  }
}
