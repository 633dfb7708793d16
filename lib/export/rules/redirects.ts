/** The redirects of the content, spelled out for every language. */
import { earlierAddressFault } from '../../../content-types/siteAddresses';
import { languagePrefixes, withPrefix } from '../addresses';
import type { PagesManifest } from '../manifest';
import type { Problem } from '../problems';

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

/** Every redirect of the manifest in every language, in the order in which servers must try them. */
export function expandRedirects(redirects: PagesManifest['redirects']): readonly Redirect[] {
  return redirects
    .flatMap(({ from, to }) =>
      languagePrefixes.map((prefix) => ({ from: withPrefix(prefix, from), to: withPrefix(prefix, to) })),
    )
    .sort(bySpecificity);
}

/** Where an address goes, or `null`. A wildcard carries what stands in its place over to the target. */
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
  readonly warnings: readonly Problem[];
}

/** nginx and some static hosts compare addresses without regard to case, so everything here does too. */
function withoutCase({ from, to }: Redirect): Redirect {
  return { from: from.toLowerCase(), to: to.toLowerCase() };
}

/** Keeps the redirects that `faultOf` says nothing about. */
function separate(redirects: readonly Redirect[], faultOf: (redirect: Redirect) => string | null): UsableRedirects {
  const kept: Redirect[] = [];
  const warnings: Problem[] = [];
  for (const redirect of redirects) {
    const fault = faultOf(redirect);
    if (fault === null) kept.push(redirect);
    else warnings.push({ page: redirect.from, message: `The redirect was left out: ${fault}` });
  }
  return { redirects: kept, warnings };
}

/** Every address at which a wildcard or an exact redirect of the same name would hide something, with one such thing. */
function hiddenBy(addresses: readonly string[]): ReadonlyMap<string, string> {
  const hidden = new Map<string, string>();
  for (const address of addresses) {
    const path = address.toLowerCase();
    hidden.set(path, address);
    for (let base = path; base !== ''; base = base.slice(0, base.lastIndexOf('/'))) {
      const everything = `${base}${wildcard}`;
      if (!hidden.has(everything)) hidden.set(everything, address);
    }
  }
  return hidden;
}

export interface RedirectedSite extends Pick<PagesManifest, 'pages' | 'redirects'> {
  /** What is in the export beside the pages, relative to it. */
  readonly files: readonly string[];
}

/** What is wrong with a redirect, whatever else the site holds. */
function faultOfFrom(from: string): string | undefined {
  const fault = earlierAddressFault(isWildcard(from) ? `${wildcardBase(from)}/x` : from);
  return fault && `its address ${fault}.`;
}

/** What a redirect from an address would hide. */
function faultOfHiding({ pages, files }: RedirectedSite): (from: string) => string | undefined {
  const hiddenPages = hiddenBy(pages.map(({ path }) => path));
  const hiddenFiles = hiddenBy(files.map((file) => `/${file}`));
  return (from) => {
    const page = hiddenPages.get(from);
    if (page !== undefined) return `it would hide the page ${page}; remove the redirect or the page.`;
    const file = hiddenFiles.get(from);
    return file && `it would hide the file ${file}; remove the redirect.`;
  };
}

/**
 * The redirects of the manifest in every language, without those that no server can apply, hide a page or a file, stand
 * twice, lead to no page or to another redirect. Of two for the same address the first stays.
 */
export function usableRedirects(site: RedirectedSite): UsableRedirects {
  const known = new Set(site.pages.map(({ path }) => path));
  const hiding = faultOfHiding(site);
  const taken = new Set<string>();
  const single = separate(expandRedirects(site.redirects), (redirect) => {
    const { from } = withoutCase(redirect);
    const fault = hiding(from) ?? faultOfFrom(redirect.from);
    if (fault !== undefined) return fault;
    if (!known.has(wildcardBase(redirect.to))) return `it leads to ${redirect.to}, which is no page.`;
    if (taken.has(from)) return 'its address is redirected more than once (capitals do not count); keep one of them.';
    taken.add(from);
    return null;
  });
  const wildcards = single.redirects.filter(({ from }) => isWildcard(from)).map(withoutCase);
  const direct = separate(single.redirects, (redirect) => {
    const { to } = withoutCase(redirect);
    const isChain = isWildcard(to) && redirectFor(wildcards, `${wildcardBase(to)}/x`) !== null;
    return isChain ? `it leads to ${redirect.to}, where another redirect begins; name the last target.` : null;
  });
  return { redirects: direct.redirects, warnings: [...single.warnings, ...direct.warnings] };
}
