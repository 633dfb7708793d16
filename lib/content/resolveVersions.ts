/**
 * Chooses the version of each entry on the site: the new one, else the last good one, else none. So nobody's mistake holds
 * back what others publish.
 */
import { defaultLocale } from '@/content-types/locales';
import { isSingleName, singleNames } from '@/content-types/registry';
import type { EntryMeta } from '@/content-types/registry';
import type { CheckedEntry } from './checkedEntry';
import { entryId, sharedEntryId, recordId, createReporter } from './findings';
import { linkEntries } from './linkEntries';
import type { Problem } from '@/lib/faults/problem';

/** What was read and checked, and the versions before. */
export interface VersionCandidates {
  readonly entries: readonly CheckedEntry[];
  /** Entries whose new version has errors. */
  readonly invalid: readonly EntryMeta[];
  /** What the site should hold, as `entryId`s. */
  readonly order: readonly string[];
  /** What the site holds now; nothing for a first build. */
  readonly earlier: readonly CheckedEntry[];
  /** For links to the editing pages. */
  readonly cmsUrl: string | null | undefined;
}

export interface ResolvedVersions {
  /** In the order of the CMS, without references to missing entries. */
  readonly entries: readonly CheckedEntry[];
  /** The `entryId`s of those that are earlier versions. */
  readonly stale: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

/** Finds the last good version of an entry, even if its address has become invalid. */
function lastGoodVersions({ earlier, order }: VersionCandidates): (meta: EntryMeta) => CheckedEntry | undefined {
  const wanted = new Set(order);
  const byId = new Map(earlier.map((entry) => [entryId(entry.meta), entry]));
  const free = earlier.filter(({ meta }) => meta.record !== undefined && !wanted.has(entryId(meta)));
  const byRecord = new Map(free.map((entry) => [recordId(entry.meta), entry]));
  return (meta) => byId.get(entryId(meta)) ?? byRecord.get(recordId(meta));
}

/** Single types that are no longer published: many pages need them, so their last version stays in all languages. */
function keptSingles(
  { invalid, earlier, cmsUrl }: VersionCandidates,
  chosen: readonly CheckedEntry[],
  problems: Problem[],
): readonly CheckedEntry[] {
  const isGerman = ({ locale }: EntryMeta): boolean => locale === defaultLocale;
  const present = new Set(chosen.flatMap(({ meta }) => (isGerman(meta) ? [meta.type] : [])));
  const lost = new Set(singleNames.filter((name) => !present.has(name)));
  const kept = earlier.filter(({ meta }) => isSingleName(meta.type) && lost.has(meta.type));
  const reported = new Set(invalid.map(({ type }) => type));
  for (const { meta } of kept.filter((entry) => isGerman(entry.meta) && !reported.has(entry.meta.type)))
    createReporter(problems, { meta, cmsUrl }).warning('', { code: 'single-unpublished' });
  return kept;
}

/** Earlier translations of entries whose German version keeps its old address because the new one is invalid. */
function keptTranslations(
  { order, earlier }: VersionCandidates,
  chosen: readonly CheckedEntry[],
): readonly CheckedEntry[] {
  const wanted = new Set(order);
  const there = new Set(chosen.map(({ meta }) => entryId(meta)));
  const germans = chosen.filter(({ meta }) => meta.locale === defaultLocale && !wanted.has(entryId(meta)));
  const readdressed = new Set(germans.map(({ meta }) => sharedEntryId(meta)));
  return earlier.filter(({ meta }) => readdressed.has(sharedEntryId(meta)) && !there.has(entryId(meta)));
}

/** The new versions, and the last good ones if the new one is invalid. */
function choose(
  versions: VersionCandidates,
  lastGood: ReturnType<typeof lastGoodVersions>,
  problems: Problem[],
): readonly CheckedEntry[] {
  const byId = new Map(versions.entries.map((entry) => [entryId(entry.meta), entry]));
  for (const meta of versions.invalid) {
    const earlier = lastGood(meta);
    if (earlier !== undefined) byId.set(entryId(meta), earlier);
  }
  // A last good version takes the position of the new one: lists are shown in this order.
  const chosen = [...new Set(versions.order.flatMap((id) => byId.get(id) ?? []))];
  return [...chosen, ...keptTranslations(versions, chosen), ...keptSingles(versions, chosen, problems)];
}

/**
 * Resolves the versions. An entry whose required reference is missing also falls back to its last good version, which may not
 * need that reference; without one, it is left out.
 */
export function resolveVersions(versions: VersionCandidates): ResolvedVersions {
  const problems: Problem[] = [];
  const lastGood = lastGoodVersions(versions);
  const earlier = new Set(versions.earlier);
  let chosen = choose(versions, lastGood, problems);
  /** Why entries fell back; only reported of those that are not left out in the end. */
  const reasons: Problem[] = [];
  for (;;) {
    const linked = linkEntries(chosen, versions.cmsUrl);
    const gone = new Set(linked.leftOut.map(entryId));
    const goBack = (entry: CheckedEntry): CheckedEntry =>
      gone.has(entryId(entry.meta)) ? (lastGood(entry.meta) ?? entry) : entry;
    const next = chosen.map(goBack);
    if (next.every((entry, index) => entry === chosen[index])) {
      const stale = new Set(chosen.filter((entry) => earlier.has(entry)).map(({ meta }) => entryId(meta)));
      const why = reasons.filter((problem) => !gone.has(entryId(problem)));
      return { entries: linked.entries, stale, problems: [...problems, ...why, ...linked.problems] };
    }
    const back = new Set(next.filter((entry, index) => entry !== chosen[index]).map(({ meta }) => entryId(meta)));
    reasons.push(...linked.problems.filter((problem) => back.has(entryId(problem))));
    chosen = next;
  }
}
