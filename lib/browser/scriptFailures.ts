/** Notices that a script of an island fails. A file of its own, because most pages have no island. */

/** Milliseconds that an island may take once everything has arrived, and until it has. */
const afterLoadMs = 5_000;
const patienceMs = 30_000;

/** What `islands.ts` knows of the islands of the page. */
export interface Islands {
  readonly areAlive: () => boolean;
  readonly fail: () => void;
}

function isOfFramework(address: string): boolean {
  if (!URL.canParse(address, window.location.href)) return false;
  const { pathname } = new URL(address, window.location.href);
  return pathname.startsWith('/_next/') && pathname.endsWith('.js');
}

/** Scripts that failed before this code ran, also those that were asked for ahead. */
function hasEarlierFailure(): boolean {
  return performance
    .getEntriesByType('resource')
    .some(
      (entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus >= 400 && isOfFramework(entry.name),
    );
}

/** A script that could not be loaded, or one that holds no code: a page of the server, half a file. */
function isScriptFailure({ target, error, filename }: ErrorEvent): boolean {
  if (target instanceof HTMLScriptElement) return isOfFramework(target.src);
  return error instanceof SyntaxError && isOfFramework(filename);
}

export function watchScripts({ areAlive, fail }: Islands): void {
  const failIfDead = (): void => {
    if (!areAlive()) fail();
  };
  const onError = (event: ErrorEvent): void => {
    if (isScriptFailure(event)) fail();
  };
  // Errors of elements do not rise; they are caught on their way down.
  window.addEventListener('error', onError, { capture: true });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && reason.name === 'ChunkLoadError') fail();
  });
  if (hasEarlierFailure()) fail();
  // Whatever else it is, and wherever no event tells.
  setTimeout(failIfDead, patienceMs);
  const waitOnceLoaded = (): void => void setTimeout(failIfDead, afterLoadMs);
  if (document.readyState === 'complete') waitOnceLoaded();
  else window.addEventListener('load', waitOnceLoaded);
}
