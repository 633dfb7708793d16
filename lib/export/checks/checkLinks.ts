/** Every address within the site leads to a page, a file or a redirect, every anchor to an element. */
import type { FinishedPage } from '../finishPages';
import type { AddressCode } from '../../language/faults';
import type { EditorWarning } from '../problems';
import { redirectFor } from '../rules/redirects';
import type { Redirect } from '../rules/redirects';

interface Site {
  readonly siteUrl: string;
  /** Relative paths of all files of the export. */
  readonly files: ReadonlySet<string>;
  readonly redirects: readonly Redirect[];
}

/** An address within the site; `anchor` is the id it points to, if any. */
interface Target {
  readonly path: string;
  readonly anchor: string | null;
}

const allowedProtocols: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:', 'data:']);

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text).normalize('NFC');
  } catch {
    return null;
  }
}

/** The start of the page and text fragments need no element. */
function anchorOf(hash: string): string | null {
  const anchor = decode(hash.slice(1));
  return anchor === '' || anchor === 'top' || anchor?.startsWith(':~:') ? null : anchor;
}

/** `null` for addresses elsewhere; a code says what is wrong with the address itself. */
function resolve(reference: string, base: string): Target | AddressCode | null {
  if (!URL.canParse(reference, base)) return 'link-invalid';
  const url = new URL(reference, base);
  if (!allowedProtocols.has(url.protocol)) return 'link-protocol';
  if (url.origin !== new URL(base).origin) return null;
  const path = decode(url.pathname);
  return path === null ? 'link-invalid' : { path, anchor: anchorOf(url.hash) };
}

/** Checks each address once: most are on many pages. */
function remembered<Answer>(
  answer: (reference: string, page: string) => Answer,
): (reference: string, page: string) => Answer {
  const known = new Map<string, Answer>();
  return (reference, page) => {
    // Those that begin with a slash mean the same on every page.
    const key = reference.startsWith('/') ? reference : `${page} ${reference}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const answered = answer(reference, page);
    known.set(key, answered);
    return answered;
  };
}

/** Returns a warning for every broken link on every page. */
export function checkLinks(
  pages: readonly FinishedPage[],
  { siteUrl, files, redirects }: Site,
): readonly EditorWarning[] {
  const idsByPath = new Map(pages.map(({ path, facts }) => [path, facts.ids]));
  const exists = (path: string): boolean =>
    idsByPath.has(path) || files.has(path.slice(1)) || redirectFor(redirects, path) !== null;

  const faultOf = remembered((reference: string, page: string): AddressCode | null => {
    const isOnPage = reference.startsWith('#');
    const target = isOnPage
      ? { path: page, anchor: anchorOf(reference) }
      : resolve(reference, `${siteUrl}${encodeURI(page)}`);
    if (target === null || typeof target === 'string') return target;
    if (!exists(target.path)) return 'link-nowhere';
    const ids = idsByPath.get(target.path);
    if (target.anchor === null || ids === undefined || ids.has(target.anchor)) return null;
    return 'link-without-place';
  });

  return pages.flatMap(({ path, facts }) =>
    [...new Set(facts.references)].flatMap((address): readonly EditorWarning[] => {
      const code = faultOf(address, path);
      return code === null ? [] : [{ kind: 'address', page: path, fault: { code, values: { address } } }];
    }),
  );
}
