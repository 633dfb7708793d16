/** Expands the redirects of the content for every language and drops those that cannot work. */
import { earlierAddressCode } from '@/content-types/siteAddresses';
import { languagePrefixes, withPrefix } from '@/lib/site/pageFiles';
import type { EditedRedirect } from '../sitePages';
import type { AddressCode } from '@/lib/faults/faults';
import type { EditorWarning } from '../problems';

/** Both ends are addresses, or all addresses below one: `/hintergrund/**`. The first match wins. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

const wildcard = '/**';

export function isWildcard(end: string): boolean {
  return end.endsWith(wildcard);
}

/** Returns a wildcard without its stars: `/hintergrund` for `/hintergrund/**`. */
export function wildcardBase(end: string): string {
  return isWildcard(end) ? end.slice(0, -wildcard.length) : end;
}

/** Exact addresses before wildcards, longer wildcards before shorter ones, so that the most specific wins everywhere. */
function bySpecificity(left: Redirect, right: Redirect): number {
  const leftIsWild = isWildcard(left.from);
  if (leftIsWild !== isWildcard(right.from)) return leftIsWild ? 1 : -1;
  if (right.from.length !== left.from.length) return right.from.length - left.from.length;
  return left.from < right.from ? -1 : Number(left.from > right.from);
}

/** Returns every redirect in every language, in the order in which servers must try them. */
export function expandRedirects(redirects: readonly EditedRedirect[]): readonly Redirect[] {
  return redirects
    .flatMap(({ from, to }) =>
      languagePrefixes().map((prefix) => ({ from: withPrefix(prefix, from), to: withPrefix(prefix, to) })),
    )
    .sort(bySpecificity);
}

/** Returns where an address redirects to; null if nowhere. A wildcard appends what it matched to the target. */
export function redirectFor(redirects: readonly Redirect[], path: string): string | null {
  for (const { from, to } of redirects) {
    if (from === path) return to;
    if (!isWildcard(from)) continue;
    const base = wildcardBase(from);
    if (path !== base && !path.startsWith(`${base}/`)) continue;
    const rest = isWildcard(to) ? path.slice(base.length).replace(/\/+$/, '') : '';
    return wildcardBase(to) + rest;
  }
  return null;
}

/** Redirects that servers can apply, and a warning for each that was dropped. */
export interface UsableRedirects {
  readonly redirects: readonly Redirect[];
  readonly warnings: readonly EditorWarning[];
}

/** nginx and some static hosts ignore case in addresses, so everything here does too. */
function withoutCase({ from, to }: Redirect): Redirect {
  return { from: from.toLowerCase(), to: to.toLowerCase() };
}

/** Keeps the redirects for which `codeOf` returns no fault, and turns the others into warnings. */
function separate(redirects: readonly Redirect[], codeOf: (redirect: Redirect) => AddressCode | null): UsableRedirects {
  const kept: Redirect[] = [];
  const warnings: EditorWarning[] = [];
  for (const redirect of redirects) {
    const { from: address } = redirect;
    const code = codeOf(redirect);
    if (code === null) kept.push(redirect);
    else warnings.push({ kind: 'address', page: address, fault: { code, values: { address } } });
  }
  return { redirects: kept, warnings };
}

/** Returns the lower-case sources of redirects that would hide one of the addresses. */
function hiddenAmong(froms: readonly string[], addresses: readonly string[]): ReadonlySet<string> {
  const exact = new Set(froms);
  const bases = new Set(froms.filter(isWildcard).map(wildcardBase));
  const found = new Set<string>();
  for (const address of addresses) {
    const path = address.toLowerCase();
    if (exact.has(path)) found.add(path);
    for (let base = path; base !== ''; base = base.slice(0, base.lastIndexOf('/')))
      if (bases.has(base)) found.add(`${base}${wildcard}`);
  }
  return found;
}

export interface RedirectedSite {
  readonly pages: readonly { readonly path: string }[];
  readonly redirects: readonly EditedRedirect[];
  /** Other files in the export, relative to it. */
  readonly files: readonly string[];
}

/** The fault in the source address itself, regardless of the rest of the site. */
function codeOfFrom(from: string): AddressCode | undefined {
  return earlierAddressCode(isWildcard(from) ? `${wildcardBase(from)}/x` : from);
}

/** Returns a function that says what a redirect from one of these lower-case addresses would hide. */
function codeOfHiding(
  { pages, files }: RedirectedSite,
  froms: readonly string[],
): (from: string) => AddressCode | undefined {
  const ofPages = hiddenAmong(
    froms,
    pages.map(({ path }) => path),
  );
  const ofFiles = hiddenAmong(
    froms,
    files.map((file) => `/${file}`),
  );
  return (from) => {
    if (ofPages.has(from)) return 'redirect-hides-page';
    return ofFiles.has(from) ? 'redirect-hides-file' : undefined;
  };
}

/**
 * Returns the redirects in every language and warnings for those dropped: no server can apply them, they hide a page or a file, repeat an
 * earlier redirect or lead to no page.
 */
export function usableRedirects(site: RedirectedSite): UsableRedirects {
  const known = new Set(site.pages.map(({ path }) => path));
  const redirects = expandRedirects(site.redirects);
  const codeOf = codeOfHiding(
    site,
    redirects.map((redirect) => withoutCase(redirect).from),
  );
  const taken = new Set<string>();
  return separate(redirects, (redirect) => {
    const { from } = withoutCase(redirect);
    const code = codeOf(from) ?? codeOfFrom(redirect.from);
    if (code !== undefined) return code;
    if (!known.has(wildcardBase(redirect.to))) return 'redirect-nowhere';
    if (taken.has(from)) return 'redirect-twice';
    taken.add(from);
    return null;
  });
}
