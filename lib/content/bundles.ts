/**
 * Bundles: entries that appear at the same instant, or not at all. Entries name their bundle; docs/decisions/015-bundles.md
 * explains why. If anything about a bundle is unclear, its entries are held back.
 */
import { releases } from '@/content-types/collections/releases';
import type { releaseStates } from '@/content-types/collections/releases';
import { defaultLocale } from '@/content-types/locales';
import { describeValue } from '@/content-types/describeValue';
import { isInstant } from '@/content-types/swissTime';
import { contentHash } from '@/lib/shared/contentHash';
import { groupBy } from '@/lib/shared/browser/groupBy';
import type { KeyedRecord, Findings, Reporter } from './findings';
import { isFilled } from './isFilled';
import { bundleOf, fieldInstantMs, bundleMember } from './publication';
import type { Bundles } from './publication';

const confirmed: (typeof releaseStates)[number] = 'bestätigt';

/** In characters of a hash: enough for all bundles of an office. */
const nameLength = 10;

export function isBundle({ type }: KeyedRecord): boolean {
  return type === releases.name;
}

/** German decides for all languages. */
function decides({ locale }: KeyedRecord): boolean {
  return locale === defaultLocale;
}

/** The bundles by name; `checkBundles` reports a name that several share. */
function bundlesIn(candidates: readonly KeyedRecord[]): ReadonlyMap<string, readonly KeyedRecord[]> {
  return groupBy(candidates.filter(isBundle).filter(decides), ({ key }) => key);
}

/** When the entries of each bundle appear. */
function instantsOf(bundles: ReturnType<typeof bundlesIn>): Bundles['instants'] {
  return new Map(
    [...bundles].map(([key, [bundle, double]]) => {
      const isClear = double === undefined && bundle?.attributes['release_status'] === confirmed;
      return [key, (isClear ? fieldInstantMs(bundle, 'release_at') : undefined) ?? Infinity];
    }),
  );
}

/** When a record was last saved or published, in milliseconds: Strapi 5 may publish later what was saved before. */
function savedAt(candidate: KeyedRecord): number {
  return Math.max(fieldInstantMs(candidate, 'updatedAt') ?? 0, fieldInstantMs(candidate, 'publishedAt') ?? 0);
}

/**
 * Entries of approved bundles that were changed before the instant, in any language: they wait until the bundle is approved again.
 * Changes after the instant are public at once.
 */
function changedMembers(candidates: readonly KeyedRecord[], bundles: ReturnType<typeof bundlesIn>): Bundles['changed'] {
  const changed = new Map<string, string>();
  for (const candidate of candidates.filter((one) => !isBundle(one))) {
    const [bundle] = bundles.get(bundleOf(candidate) ?? '') ?? [];
    if (bundle?.attributes['approved'] !== true) continue;
    const saved = savedAt(candidate);
    if (saved > savedAt(bundle) && saved < (fieldInstantMs(bundle, 'release_at') ?? Infinity))
      changed.set(bundleMember(candidate), new Date(saved).toISOString());
  }
  return changed;
}

/** When the bundles among published records let entries appear, and which of their members were changed after approval. */
export function readBundles(candidates: readonly KeyedRecord[]): Bundles {
  const bundles = bundlesIn(candidates);
  return { instants: instantsOf(bundles), changed: changedMembers(candidates, bundles) };
}

/** The public name of a bundle, a hash: the editors' name may be the address of what the bundle holds back. */
export function publicBundleName(name: string): string {
  return contentHash(name.trim()).slice(0, nameLength);
}

/**
 * The part of a record that may be public: an entry as it is; a bundle under its calendar title and `publicBundleName`, because the
 * words of editors may reveal what is coming. A bundle without a calendar title has no public part.
 */
export function publicPart(candidate: KeyedRecord): readonly KeyedRecord[] {
  if (!isBundle(candidate)) return [candidate];
  const { calendar_title: title } = candidate.attributes;
  if (typeof title !== 'string' || title.trim() === '') return [];
  const slug = publicBundleName(candidate.key);
  return [{ ...candidate, key: slug, attributes: { ...candidate.attributes, title, slug } }];
}

/** Warns if a bundle lets nothing appear. */
function checkBundle({ attributes }: KeyedRecord, count: number, { warning }: Reporter): void {
  const { release_at: instant, release_status: status } = attributes;
  if (typeof status !== 'string') {
    warning('release_status', { code: 'bundle-status-missing', values: { wanted: confirmed, count } });
  } else if (status !== confirmed) {
    const values = { found: describeValue(status), wanted: confirmed, count };
    warning('release_status', { code: 'bundle-unconfirmed', values });
  } else if (instant === null || instant === undefined) {
    warning('release_at', { code: 'bundle-instant-missing', values: { count } });
  } else if (!isInstant(instant)) {
    warning('release_at', { code: 'bundle-instant-invalid', values: { found: describeValue(instant), count } });
  }
}

/** The field that says when an entry appears; upcoming data have fields of their own. */
function fieldOf({ attributes }: KeyedRecord, own: string, ofUpcoming: string): string {
  return isFilled(attributes[ofUpcoming]) ? ofUpcoming : own;
}

/** Warns of faults of the bundle that an entry names. */
function checkMember(entry: KeyedRecord, name: string, { instants, changed }: Bundles, { warning }: Reporter): void {
  const values = { name: describeValue(name) };
  const instant = instants.get(name);
  const when = changed.get(bundleMember(entry));
  if (when !== undefined) warning('', { code: 'bundle-member-changed', values: { ...values, when } });
  if (instant === undefined) {
    warning(fieldOf(entry, 'release', 'upcoming_release'), { code: 'bundle-unpublished', values });
    return;
  }
  const own = fieldInstantMs(entry, 'publish_at');
  if (own !== undefined && own > instant)
    warning(fieldOf(entry, 'publish_at', 'upcoming_at'), { code: 'later-than-bundle', values });
}

/** Reports what holds back entries that an editor expects to appear. */
export function checkBundles(candidates: readonly KeyedRecord[], bundles: Bundles, findings: Findings): void {
  const entries = candidates.filter((candidate) => !isBundle(candidate)).filter(decides);
  const members = groupBy(entries, bundleOf);
  for (const [key, same] of bundlesIn(candidates)) {
    const count = members.get(key)?.length ?? 0;
    for (const bundle of same.slice(1))
      findings.reporter(bundle).warning('slug', { code: 'bundle-name-taken', values: { name: key, count } });
    for (const bundle of count === 0 ? [] : same) checkBundle(bundle, count, findings.reporter(bundle));
  }
  for (const [name, group] of members) {
    if (name === undefined) continue;
    for (const entry of group) checkMember(entry, name, bundles, findings.reporter(entry));
  }
}
