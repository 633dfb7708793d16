/** Checks that every address within the site leads to a page, a file or a redirect, and every anchor to an element. */
import { memoize } from '@/lib/shared/browser/memoize';
import type { FinishedPage } from '../finishPages';
import type { AddressCode } from '@/lib/faults/faults';
import type { EditorWarning } from '../problems';
import { redirectFor } from '../rules/redirects';
import type { Redirect } from '../rules/redirects';

interface Site {
  readonly siteUrl: string;
  /** All files of the export, relative to it. */
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

/** The top of the page and text fragments need no element. */
function anchorOf(hash: string): string | null {
  const anchor = decode(hash.slice(1));
  return anchor === '' || anchor === 'top' || anchor?.startsWith(':~:') ? null : anchor;
}

/** Returns null for addresses on other sites, or a fault code if the address itself is wrong. */
function resolve(reference: string, base: string): Target | AddressCode | null {
  if (!URL.canParse(reference, base)) return 'link-invalid';
  const url = new URL(reference, base);
  if (!allowedProtocols.has(url.protocol)) return 'link-protocol';
  if (url.origin !== new URL(base).origin) return null;
  const path = decode(url.pathname);
  return path === null ? 'link-invalid' : { path, anchor: anchorOf(url.hash) };
}

/** Absolute addresses. `https:x` is relative to the page. */
function isSameOnAllPages(reference: string): boolean {
  return reference.startsWith('/') || /^(?:https?:\/\/|(?:mailto|tel|data):)/i.test(reference);
}

/** Memoizes the answer by address: most addresses are on many pages. */
function memoizeByAddress<Answer>(
  answer: (reference: string, page: string) => Answer,
): (reference: string, page: string) => Answer {
  const known = new Map<string, Answer>();
  return (reference, page) => {
    const key = isSameOnAllPages(reference) ? reference : `${page} ${reference}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const answered = answer(reference, page);
    known.set(key, answered);
    return answered;
  };
}

function broken(page: string, address: string, code: AddressCode): EditorWarning {
  return { kind: 'address', page, fault: { code, values: { address } } };
}

/** The distinct addresses on a page, except anchors on the page itself. */
const addressesOn = memoize(({ facts }: FinishedPage): readonly string[] =>
  [...new Set(facts.references)].filter((address) => !address.startsWith('#')),
);

/** Anchors on a page that no element of the page has. */
const withoutPlace = memoize(({ path, facts }: FinishedPage): readonly EditorWarning[] =>
  [...new Set(facts.references)]
    .filter((address) => address.startsWith('#'))
    .filter((address) => {
      const anchor = anchorOf(address);
      return anchor !== null && !facts.ids.has(anchor);
    })
    .map((address) => broken(path, address, 'link-without-place')),
);

/** Returns a warning per page and broken link. */
export function checkLinks(
  pages: readonly FinishedPage[],
  { siteUrl, files, redirects }: Site,
): readonly EditorWarning[] {
  const idsByPath = new Map(pages.map(({ path, facts }) => [path, facts.ids]));
  const exists = (path: string): boolean =>
    idsByPath.has(path) || files.has(path.slice(1)) || redirectFor(redirects, path) !== null;

  const faultOf = memoizeByAddress((reference: string, page: string): AddressCode | null => {
    const target = resolve(reference, `${siteUrl}${encodeURI(page)}`);
    if (target === null || typeof target === 'string') return target;
    if (!exists(target.path)) return 'link-nowhere';
    const ids = idsByPath.get(target.path);
    if (target.anchor === null || ids === undefined || ids.has(target.anchor)) return null;
    return 'link-without-place';
  });

  return pages.flatMap((page) => [
    ...withoutPlace(page),
    ...addressesOn(page).flatMap((address) => {
      const code = faultOf(address, page.path);
      return code === null ? [] : [broken(page.path, address, code)];
    }),
  ]);
}
