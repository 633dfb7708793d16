/** Reads everything the site needs from the CMS in all languages. */
import type { ContentName } from '@/content-types/registry';
import type { Locale } from '@/content-types/locales';
import type { Cms, CmsRecord } from '@/lib/cms/types';
import type { Progress } from '@/lib/shared/progress';
import { hasChangedSince, readContentState } from './contentState';
import { listedRecords, readRecords } from './readRecords';
import { RecordCache } from './recordCache';
import type { CachedContent } from './staleRecords';

/** An entry as the CMS sent it, not yet checked. */
export interface SourceRecord {
  readonly type: ContentName;
  readonly locale: Locale;
  readonly record: CmsRecord;
}

/** All records, by type and language. */
function recordsOf(known: CachedContent): readonly SourceRecord[] {
  return known.state.flatMap((listing) =>
    listedRecords(listing, known).map((record) => ({ type: listing.type.name, ...record })),
  );
}

const attempts = 2;

/**
 * Reads all collections and single types in all languages, except records that are up to date in `memory`. Editors may publish
 * while lists are read: then the changes are read once more. Later changes belong to the next build, which the CMS requests; each
 * entry is as it was when it was read.
 */
export async function readSource(
  cms: Cms,
  memory: RecordCache = new RecordCache(),
  progress?: Progress,
): Promise<readonly SourceRecord[]> {
  const remembered = memory.recall();
  let known = remembered;
  for (let attempt = 1; ; attempt += 1) {
    const read = await readRecords(cms, await readContentState(cms), { known, progress });
    known = { ...read, isRestless: await hasChangedSince(cms, read.state) };
    if (known.isRestless && attempt < attempts) continue;
    memory.keep(known, remembered === undefined);
    return recordsOf(known);
  }
}
