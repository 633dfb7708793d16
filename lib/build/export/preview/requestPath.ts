/** Parses the address of a request. */

export interface RequestPath {
  /** Decoded, NFC, starting with `/`. */
  readonly path: string;
  /** Including its question mark; empty if there is none. */
  readonly query: string;
}

// eslint-disable-next-line no-control-regex -- control characters are what is refused here
const forbidden = /[\u0000-\u001f\u007f\\]/;

/**
 * Returns null for what no browser sends to this site: invalid encoding, control characters, backslashes, `..`, and addresses that begin
 * with two slashes, which a redirect would turn into another host.
 */
export function parseRequestPath(requestTarget: string): RequestPath | null {
  const mark = requestTarget.indexOf('?');
  const encoded = mark === -1 ? requestTarget : requestTarget.slice(0, mark);
  const query = mark === -1 ? '' : requestTarget.slice(mark);
  try {
    const path = decodeURIComponent(encoded).normalize('NFC');
    const isPlain = path.startsWith('/') && !path.startsWith('//') && !forbidden.test(path);
    return isPlain && !path.split('/').includes('..') ? { path, query } : null;
  } catch {
    return null;
  }
}

/** Returns the canonical address of a page: without a trailing slash, `.html` or `index.html`. */
export function canonicalPath(path: string): string {
  const withoutFile = path.replace(/(?:(?<=\/)index)?\.html$/, '');
  return withoutFile.replace(/\/+$/, '') || '/';
}
