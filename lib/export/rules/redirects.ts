/** The redirects of the content, spelled out for every language. */
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
  return right.from.length - left.from.length || (left.from < right.from ? -1 : 1);
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

function messagesFor({ from, to }: Redirect, all: readonly Redirect[], pages: ReadonlySet<string>): readonly string[] {
  const messages: string[] = [];
  if (all.filter((other) => other.from === from).length > 1) {
    messages.push('The address is redirected more than once; keep one of the redirects.');
  }
  if (!pages.has(wildcardBase(to))) messages.push(`The redirect leads to ${to}, which is no page.`);
  if (isWildcard(to) && redirectFor(all, `${wildcardBase(to)}/x`) !== null) {
    messages.push(`The redirect leads to ${to}, where another redirect begins; name the last target.`);
  }
  return messages;
}

/** A redirect leads to a page and not to another redirect, hides no page, and no address is redirected twice. */
export function checkRedirects(manifest: PagesManifest): readonly Problem[] {
  const pages = new Set(manifest.pages.map(({ path }) => path));
  const all = expandRedirects(manifest.redirects);
  const hidden = [...pages].flatMap((page) => {
    const target = redirectFor(all, page);
    return target === null
      ? []
      : [{ page, message: `A redirect to ${target} hides the page; remove the redirect or the page.` }];
  });
  return [
    ...hidden,
    ...all.flatMap((redirect) =>
      messagesFor(redirect, all, pages).map((message) => ({ page: redirect.from, message })),
    ),
  ];
}
