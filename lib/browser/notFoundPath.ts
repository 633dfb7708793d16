/** The address as a person would write it; as it is, where it is wrongly encoded. */
function readablePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What is used of `window.location`. */
export type AskedFor = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** The pages of entries: their word and what names the entry. */
const entryPage =
  /^(?:\/(?:ls|fr|it|en))?\/(thema|unterthema|artikel|indikatorenset|apps|interaktiv|interaktiv\/container|statistik|indikatorenportal)\/([^/]+)$/;
const numberedPages: readonly unknown[] = ['statistik', 'indikatorenportal'];
const slug = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,199}$/u;

/** Whether no entry could have this address, whatever editors write (behaviour B1.7). */
function isImpossible(path: string): boolean {
  const [, page, key] = entryPage.exec(path) ?? [];
  return key !== undefined && !(numberedPages.includes(page) ? /^\d+$/ : slug).test(key);
}

/** Names the missing address on the not-found page (behaviour B3.8). One page serves all of them, so the server cannot. */
export function showNotFoundPath({ pathname, search, hash }: AskedFor = window.location): void {
  const path = readablePath(pathname);
  const message = isImpossible(path) ? `Page Not Found: ${path}${search}${hash}` : `Page not found: ${path}`;
  for (const element of document.querySelectorAll('[data-not-found-path]')) element.textContent = message;
}
