/** The address as a person would write it; unchanged if it is wrongly encoded. */
function readablePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The part of `window.location` that is used. */
export type AskedFor = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Shows the missing address on the not-found page (behaviour B3.8). One page serves all of them, so the server cannot. */
export function showNotFoundPath({ pathname, search, hash }: AskedFor = window.location): void {
  const path = readablePath(pathname);
  for (const element of document.querySelectorAll<HTMLElement>('[data-not-found-path]')) {
    // The page says which addresses no entry can have, whatever editors write (behaviour B1.7).
    const isImpossible = new RegExp(element.dataset['notFoundPath'] ?? '', 'u').test(path);
    element.textContent = isImpossible ? `Page Not Found: ${path}${search}${hash}` : `Page not found: ${path}`;
  }
}
