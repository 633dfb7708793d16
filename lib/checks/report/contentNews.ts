/** What has changed since the last publication, for the people who publish. */
import type { Locale } from '@/content-types/locales';
import type { ContentName, EntryMeta } from '@/content-types/registry';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { entryId, sharedEntryId } from '@/lib/content/findings';
import type { Snapshot } from '@/lib/content/snapshot';

export interface EntryNews {
  readonly kind: 'new' | 'changed' | 'gone';
  readonly type: ContentName;
  readonly key: string;
  /** The languages that differ. */
  readonly locales: readonly Locale[];
  /** In one of these languages, to find the entry in the CMS. */
  readonly meta: EntryMeta;
}

type Compared = Pick<Snapshot, 'entries' | 'source'>;

/** The entries that differ; undefined if there is nothing to compare with: no earlier content, or only from another CMS. */
export function contentNews(before: Compared | undefined, now: Compared): readonly EntryNews[] | undefined {
  if (before?.source.cmsUrl !== now.source.cmsUrl) return undefined;
  const hashes = new Map(before.entries.map(({ meta, hash }) => [entryId(meta), hash]));
  const written = new Set(now.entries.map(({ meta }) => entryId(meta)));
  const known = new Set(before.entries.map(({ meta }) => sharedEntryId(meta)));
  const left = new Set(now.entries.map(({ meta }) => sharedEntryId(meta)));
  const touched = [
    ...now.entries.filter(({ meta, hash }) => hashes.get(entryId(meta)) !== hash),
    ...before.entries.filter(({ meta }) => !written.has(entryId(meta))),
  ].map(({ meta }) => meta);
  const kindOf = (entry: string): EntryNews['kind'] => {
    if (!known.has(entry)) return 'new';
    return left.has(entry) ? 'changed' : 'gone';
  };
  return [...groupBy(touched, sharedEntryId)].flatMap(([entry, [meta, ...others]]) => {
    if (meta === undefined) return [];
    const { type, key } = meta;
    const locales = [meta, ...others].map(({ locale }) => locale);
    return [{ kind: kindOf(entry), type, key, locales, meta }];
  });
}
