/** The redirects of the content, spelled out for every language. */
import { earlierAddressCode } from '@/content-types/siteAddresses';
import { languagePrefixes, withPrefix } from '@/lib/site/pageFiles';
import type { EditedRedirect } from '../sitePages';
import type { AddressCode } from '@/lib/faults/faults';
import type { EditorWarning } from '../problems';

/** `from` and `to` are addresses, or all addresses below one: `/hintergrund/**`. The first that fits wins. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

const wildcard = '/**';

export function isWildcard(end: string): boolean {
  return end.endsWith(wildcard);
}

/** `/hintergrund/**` without its stars. */
export function wildcardBase(end: string): string {
  return isWildcard(end) ? end.slice(0, -wildcard.length) : end;
}

/** Exact addresses before wildcards, and the longer of two wildcards first, so that the special case wins everywhere. */
function bySpecificity(left: Redirect, right: Redirect): number {
  const leftIsWild = isWildcard(left.from);
  if (leftIsWild !== isWildcard(right.from)) return leftIsWild ? 1 : -1;
  if (right.from.length !== left.from.length) return right.from.length - left.from.length;
  return left.from < right.from ? -1 : Number(left.from > right.from);
}

/** Every redirect in every language, in the order in which servers must try them. */
export function expandRedirects(redirects: readonly EditedRedirect[]): readonly Redirect[] {
  return redirects
    .flatMap(({ from, to }) =>
      languagePrefixes().map((prefix) => ({ from: withPrefix(prefix, from), to: withPrefix(prefix, to) })),
    )
    .sort(bySpecificity);
}

/** Where an address goes, or `null`. A wildcard passes what it matches on to the target. */
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

/** Redirects that servers can apply, and a warning for each that was left out. */
export interface UsableRedirects {
  readonly redirects: readonly Redirect[];
  readonly warnings: readonly EditorWarning[];
}

/** nginx and some static hosts compare addresses without regard to case, so everything here does too. */
function withoutCase({ from, to }: Redirect): Redirect {
  return { from: from.toLowerCase(), to: to.toLowerCase() };
}

/** Keeps the redirects that `codeOf` says nothing about. */
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

/** Those of the ends of redirects, in small letters, at which one would hide an address. */
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
  /** What is in the export beside the pages, relative to it. */
  readonly files: readonly string[];
}

/** What is wrong with the address of a redirect, whatever else the site holds. */
function codeOfFrom(from: string): AddressCode | undefined {
  return earlierAddressCode(isWildcard(from) ? `${wildcardBase(from)}/x` : from);
}

/** What a redirect from one of some addresses, in small letters, would hide. */
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
 * The redirects in every language, without those that no server can apply, that hide a page or a file, stand
 * twice or lead to no page. Of two for the same address the first stays.
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
