/**
 * A script of a page with an island that is gone, because a newer build has replaced it: the page is loaded again, once
 * in ten seconds (behaviour B5.4).
 */
import { rememberFullLoad, wasLoadedRecently } from './recentFullLoads';

/** What is used of `window.location`. */
export type Place = Pick<Location, 'href' | 'pathname' | 'reload'>;

function isOfFramework(address: string, place: Place): boolean {
  return URL.canParse(address, place.href) && new URL(address, place.href).pathname.startsWith('/_next/');
}

/** Offline nothing better can come: then what is there stays. */
function loadAgain(place: Place): void {
  if (!navigator.onLine || wasLoadedRecently(place.pathname)) return;
  rememberFullLoad(place.pathname);
  place.reload();
}

/** Scripts that failed before this code ran. */
function hasEarlierFailure(place: Place): boolean {
  return performance
    .getEntriesByType('resource')
    .some(
      (entry) =>
        entry instanceof PerformanceResourceTiming &&
        entry.initiatorType === 'script' &&
        entry.responseStatus >= 400 &&
        isOfFramework(entry.name, place),
    );
}

export function startScriptFailures(place: Place = window.location): void {
  // Errors of elements do not rise; they are caught on their way down.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && isOfFramework(target.src, place)) loadAgain(place);
    },
    { capture: true },
  );
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && reason.name === 'ChunkLoadError') loadAgain(place);
  });
  if (hasEarlierFailure(place)) loadAgain(place);
}
