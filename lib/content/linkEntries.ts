/** Removes references to entries that are not on the site. */
import { contentType, isCollectionName } from '@/content-types/registry';
import { defaultLocale } from '@/content-types/locales';
import type { CheckedEntry } from './checkedEntry';
import { sharedEntryId, createReporter } from './findings';
import type { Reporter } from './findings';
import type { Problem } from '@/lib/faults/problem';
import type { EntryMeta } from '@/content-types/registry';
import { memoize } from '@/lib/shared/browser/memoize';
import { replaceValues } from './visit';

export interface LinkResult {
  readonly entries: readonly CheckedEntry[];
  /** Entries that lack a required reference: not in `entries`. */
  readonly leftOut: readonly EntryMeta[];
  readonly problems: readonly Problem[];
}

/** The references of an entry, and the entry if all of them can be resolved; null if it loses a part even then. */
const fullyLinked = memoize(({ meta, values }: CheckedEntry) => {
  const references = new Set<string>();
  const dropped: string[] = [];
  const linked = replaceValues(contentType(meta.type).fields, values, '', {
    reference(reference) {
      references.add(sharedEntryId(reference));
      return reference;
    },
    dropped: (path) => dropped.push(path),
  });
  return { references, entry: linked !== null && dropped.length === 0 ? { meta, values: linked } : null };
});

/** The entry without unresolvable references; null if one of these is required. */
function linkEntry(entry: CheckedEntry, known: ReadonlySet<string>, warn: Reporter['warning']): CheckedEntry | null {
  const { references, entry: linked } = fullyLinked(entry);
  if (linked !== null && [...references].every((reference) => known.has(reference))) return linked;
  const values = replaceValues(contentType(entry.meta.type).fields, entry.values, '', {
    reference(reference, path) {
      if (known.has(sharedEntryId(reference))) return reference;
      const kind = isCollectionName(reference.type) ? contentType(reference.type).label : reference.type;
      warn(path, { code: 'reference-unpublished', values: { kind, key: reference.key } });
      return null;
    },
    dropped: (path) => warn(path, { code: 'part-left-out' }),
  });
  return values === null ? null : { meta: entry.meta, values };
}

/**
 * Removes references to missing entries, and leaves out entries that lack a required reference. That may leave others without
 * one, so this repeats until nothing changes. An entry without a German version counts as missing: translations come and go, its
 * address stays. `cmsUrl`: for links to the editing pages.
 */
export function linkEntries(checked: readonly CheckedEntry[], cmsUrl?: string | null): LinkResult {
  const problemsOfLeftOut: Problem[] = [];
  const leftOut: EntryMeta[] = [];
  let entries = checked;
  for (;;) {
    const problems: Problem[] = [];
    const germanKeys = entries.filter(({ meta }) => meta.locale === defaultLocale);
    const known = new Set(germanKeys.map(({ meta }) => sharedEntryId(meta)));
    const standing: CheckedEntry[] = [];
    const linked: CheckedEntry[] = [];
    for (const entry of entries.filter(({ meta }) => known.has(sharedEntryId(meta)))) {
      const own: Problem[] = [];
      const { warning } = createReporter(own, { meta: entry.meta, cmsUrl });
      const result = linkEntry(entry, known, warning);
      if (result === null) {
        warning('', { code: 'entry-left-out' });
        problemsOfLeftOut.push(...own);
        leftOut.push(entry.meta);
        continue;
      }
      problems.push(...own);
      standing.push(entry);
      linked.push(result);
    }
    if (standing.length === entries.length)
      return { entries: linked, leftOut, problems: [...problems, ...problemsOfLeftOut] };
    entries = standing;
  }
}
