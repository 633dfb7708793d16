/**
 * Replaces entries whose pages cannot be rendered by their version on the previous site, or drops them. The content check has accepted
 * them, so this is a last safety net; see docs/decisions/016-pages-that-fail.md.
 */
import { defaultLocale } from '@/content-types/locales';
import { addressOf, collectionNames } from '@/content-types/registry';
import type { ContentName, EntryMeta } from '@/content-types/registry';
import { keyAt } from '@/content-types/routes';
import { contentHash } from '@/lib/shared/contentHash';
import { createContents } from '@/lib/content/content';
import { views } from '@/lib/content/views';
import { entryId, sharedEntryId, createReporter } from '@/lib/content/findings';
import { isSuddenLoss } from '@/lib/content/loss';
import type { Problem } from '@/lib/faults/problem';
import { resolveVersions } from '@/lib/content/resolveVersions';
import { requiredSingle } from '@/lib/content/singles';
import type { Snapshot, SnapshotEntry } from '@/lib/content/snapshot';
import { splitPath } from '@/lib/i18n/paths';
import { entryPageOf } from './entryPage';

/** The page of an entry, without language; undefined if it has none. */
function pageOf(meta: EntryMeta): string | undefined {
  const address = addressOf(meta);
  // An anchor is not a page of its own; the entry appears on many pages.
  return address?.includes('#') === true ? undefined : address;
}

/** The language of an address and the page of the entry behind it. */
function placeOf(address: string): { readonly locale: string; readonly path: string } {
  const { locale, path } = splitPath(address.split('/').filter((segment) => segment !== ''));
  return { locale, path: entryPageOf(path) };
}

/** The indicators that an area page shows with that area's data; empty for other pages. */
function areaIndicators(snapshot: Snapshot, path: string): ReadonlySet<string> {
  const slug = keyAt('area', path);
  const area = slug === undefined ? undefined : createContents(snapshot)(defaultLocale).view(views.areaFigures, slug);
  return new Set(area?.indicators);
}

function changedEntries({ entries }: Snapshot, before: Snapshot | undefined): readonly SnapshotEntry[] {
  const hashes = new Map(before?.entries.map(({ meta, hash }) => [entryId(meta), hash]));
  return entries.filter(({ meta, hash }) => hashes.get(entryId(meta)) !== hash);
}

/**
 * Returns the entries to replace or drop: those whose own pages fail; if none of them changed, changed entries without a page of their own,
 * which appear on other pages; otherwise all that changed. Without a previous site, only entries whose own pages fail.
 */
function suspects(
  snapshot: Snapshot,
  before: Snapshot | undefined,
  failed: readonly string[],
): readonly SnapshotEntry[] {
  const places = failed.map(placeOf).map((place) => ({ ...place, named: areaIndicators(snapshot, place.path) }));
  const isLeft = ({ meta }: SnapshotEntry): boolean => before !== undefined || meta.type !== requiredSingle;
  const changed = changedEntries(snapshot, before).filter(isLeft);
  const written = new Set(snapshot.entries.map(({ meta }) => entryId(meta)));
  const own = changed.filter((entry) =>
    places.some(({ locale, path, named }) => {
      // A page without a translation shows the German entry.
      const { type, key } = entry.meta;
      const shown = written.has(`${type}/${key}/${locale}`) ? locale : defaultLocale;
      const isOnPage = path === pageOf(entry.meta) || (type === 'products' && named.has(key));
      return entry.meta.locale === shown && isOnPage;
    }),
  );
  if (own.length > 0 || before === undefined) return own;
  const withoutPage = changed.filter(({ meta }) => pageOf(meta) === undefined);
  return withoutPage.length > 0 ? withoutPage : changed;
}

function countOf(entries: readonly SnapshotEntry[], type: ContentName): number {
  return new Set(entries.flatMap(({ meta }) => (meta.type === type ? [sharedEntryId(meta)] : []))).size;
}

/** Whether so much of a collection would be dropped that the cause must be its pages rather than its content. False for a single entry. */
function isTooMuch(leaving: readonly SnapshotEntry[], { entries }: Snapshot): boolean {
  return collectionNames.some((name) => isSuddenLoss(countOf(leaving, name), countOf(entries, name)));
}

export interface ReplacedEntries {
  readonly snapshot: Snapshot;
  /** The problems to report: an error per entry. */
  readonly problems: readonly Problem[];
}

/**
 * Returns the content without the entries that make pages fail; undefined if no suspect entry has changed, or if a first site would lose
 * too much.
 */
export function replaceFailingEntries(
  snapshot: Snapshot,
  published: Snapshot | undefined,
  failed: readonly string[],
): ReplacedEntries | undefined {
  const { cmsUrl, drafts } = snapshot.source;
  const isSameSource = published?.source.cmsUrl === cmsUrl && published.source.drafts === drafts;
  const before = isSameSource ? published : undefined;
  const leaving = suspects(snapshot, before, failed);
  if (leaving.length === 0 || (before === undefined && isTooMuch(leaving, snapshot))) return undefined;
  const gone = new Set(leaving.map(({ meta }) => entryId(meta)));
  const settled = resolveVersions({
    entries: snapshot.entries.filter(({ meta }) => !gone.has(entryId(meta))),
    invalid: leaving.map(({ meta }) => meta),
    order: snapshot.entries.map(({ meta }) => entryId(meta)),
    earlier: before?.entries ?? [],
    cmsUrl,
  });
  const problems: Problem[] = [];
  const pages = failed.slice(0, 3).join(', ');
  for (const { meta } of leaving)
    createReporter(problems, { meta, cmsUrl }).error('', { code: 'pages-failed', values: { pages } });
  const hashes = new Map([...snapshot.entries, ...(before?.entries ?? [])].map((entry) => [entry.values, entry.hash]));
  const entries = settled.entries.map((entry): SnapshotEntry => {
    const hash = hashes.get(entry.values) ?? contentHash(entry.values);
    return settled.stale.has(entryId(entry.meta)) ? { ...entry, hash, stale: true } : { ...entry, hash };
  });
  return {
    snapshot: { ...snapshot, entries, problems: [...snapshot.problems, ...problems, ...settled.problems] },
    problems,
  };
}
