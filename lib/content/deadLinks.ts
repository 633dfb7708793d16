/** Dead links: editors get a warning, and pages show only the text of the link until its target exists. */
import { addressOf, contentType } from '@/content-types/registry';
import { entryPath, isEntryRoute, keyAt, routeNames } from '@/content-types/routes';
import { legacyRedirect } from '@/content-types/siteAddresses';
import { memoize } from '@/lib/shared/browser/memoize';
import { editDistance } from '@/lib/shared/browser/editDistance';
import { linkTarget } from '@/lib/i18n/linkTarget';
import { splitPath } from '@/lib/i18n/paths';
import type { CheckedEntry } from './checkedEntry';
import { mapFieldTexts } from './data/bindValues';
import { createReporter } from './findings';
import type { Problem } from '@/lib/faults/problem';
import { addressesIn, markdownAddress, visitFields } from './textRules';

/** Precedes the address of a dead link, so that `linkTarget` refuses it and only its text is shown. */
const deadMark = ':';

/** The path of an address on the site, without language, query and fragment; undefined for other addresses. */
function pathOf(address: string, { meta: { locale } }: CheckedEntry): string | undefined {
  const target = linkTarget(address, locale);
  if (target.kind !== 'internal' || !target.href.startsWith('/')) return undefined;
  const [path = ''] = target.href.split(/[?#]/, 1);
  return splitPath(path.split('/').filter((segment) => segment !== '')).path;
}

interface InnerLink {
  readonly field: string;
  /** As in the entry: with the mark if the link was dead when the entry was stored. */
  readonly found: string;
  /** As editors wrote it. */
  readonly address: string;
  readonly path: string;
}

const linksOf = memoize((entry: CheckedEntry): readonly InnerLink[] => {
  const links: InnerLink[] = [];
  visitFields(contentType(entry.meta.type).fields, entry.values, '', (field, value, place, name) => {
    for (const found of new Set(addressesIn(field, value, name))) {
      const address = found.startsWith(deadMark) ? found.slice(deadMark.length) : found;
      const path = pathOf(address, entry);
      if (path !== undefined) links.push({ field: place, found, address, path });
    }
  });
  return links;
});

/** Whether a path can never have a page: it matches no route and is no file. Paths with encoded characters are not judged. */
function matchesNoRoute(path: string): boolean {
  return !/%|\.\w+$/.test(path) && routeNames.every((route) => keyAt(route, path) === undefined);
}

/** The addresses of entries, without language. */
interface Known {
  readonly pages: ReadonlySet<string>;
  /** Former addresses, in lower case: servers ignore case in redirects. */
  readonly earlier: ReadonlySet<string>;
}

function addressesOf(entries: readonly CheckedEntry[]): Known {
  const pages = new Set<string>();
  const earlier = new Set<string>();
  for (const { meta, values } of entries) {
    const [address] = addressOf(meta)?.split('#') ?? [];
    if (address !== undefined) pages.add(address);
    const { redirects_from: others } = values;
    if (Array.isArray(others)) for (const one of others) earlier.add(String(one).toLowerCase());
  }
  return { pages, earlier };
}

const redirectStart = new RegExp(`^${legacyRedirect.from}(?=/|$)`, 'i');

/** Applies the site's own redirect to a path: `/hintergrund/x` → `/interaktiv/x`. */
function redirected(path: string): string {
  return path.replace(redirectStart, legacyRedirect.to);
}

/** The routes whose pages are single entries of the CMS; areas, for example, are made of several. */
const entryRoutes = routeNames.filter(isEntryRoute).filter((route) => route !== 'area' && route !== 'embed');

/** Checks whether a path without language leads to a missing entry. */
function missingAmong({ pages, earlier }: Known): (path: string) => boolean {
  const isChapter = (path: string): boolean => {
    const [set] = keyAt('indicator-set-chapter', path)?.split('/') ?? [];
    return set !== undefined && pages.has(entryPath('indicator-set', set));
  };
  const isOfEntry = (path: string): boolean => entryRoutes.some((route) => keyAt(route, path) !== undefined);
  return (path) => {
    const target = redirected(path);
    if (pages.has(target) || isChapter(target)) return false;
    return (
      ![path, target].some((one) => earlier.has(one.toLowerCase())) && (isOfEntry(target) || matchesNoRoute(target))
    );
  };
}

const mostLetters = 3;

/** Finds the known address closest to a path by letters; undefined if none is near. Results are cached by path. */
function nearestAmong({ pages, earlier }: Known): (path: string) => string | undefined {
  const known = [...pages, ...earlier].map((one) => ({ one, small: one.toLowerCase() }));
  const found = new Map<string, string | undefined>();
  return (path) => {
    if (found.has(path)) return found.get(path);
    const typed = redirected(path).toLowerCase();
    const [nearest] = known
      .map(({ one, small }) => ({ one, letters: editDistance(typed, small, mostLetters) }))
      .filter(({ letters }) => letters <= mostLetters)
      .toSorted((left, right) => left.letters - right.letters);
    found.set(path, nearest?.one);
    return nearest?.one;
  };
}

/** Marks the addresses of dead links, and removes the mark from all others. */
function withMarks(entry: CheckedEntry, dead: readonly InnerLink[]): CheckedEntry {
  const changed = new Map<string, string>();
  for (const link of linksOf(entry)) {
    const { field, found, address } = link;
    const now = dead.includes(link) ? deadMark + address : address;
    if (now !== found) changed.set(`${field} ${found}`, now);
  }
  if (changed.size === 0) return entry;
  const written = (field: string, found: string): string => changed.get(`${field} ${found}`) ?? found;
  const values = mapFieldTexts(entry.values, '', (text, field) =>
    written(field, text).replace(
      markdownAddress,
      (link: string, found: string) => link.slice(0, -found.length) + written(field, found),
    ),
  );
  return { ...entry, values };
}

/** Returns the entries with their dead links marked, as far as the content shows, and a warning for each of these links. */
export function withoutDeadLinks(
  entries: readonly CheckedEntry[],
  cmsUrl: string | null,
): { readonly entries: readonly CheckedEntry[]; readonly problems: readonly Problem[] } {
  const known = addressesOf(entries);
  const isMissing = missingAmong(known);
  const nearestTo = nearestAmong(known);
  const problems: Problem[] = [];
  const living = entries.map((entry) => {
    const dead = linksOf(entry).filter(({ path }) => isMissing(path));
    const { warning } = createReporter(problems, { meta: entry.meta, cmsUrl });
    for (const { field, address, path } of dead) {
      const nearest = nearestTo(path);
      const [place = ''] = /[?#].*$/.exec(address) ?? [];
      if (nearest === undefined) warning(field, { code: 'link-nowhere', values: { address } });
      else warning(field, { code: 'link-near', values: { address, nearest: nearest + place } });
    }
    return withMarks(entry, dead);
  });
  return { entries: living, problems };
}
