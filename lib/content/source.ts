/** Reads everything the site needs from the CMS in all languages. */
import type { ContentName } from '@/content-types/registry';
import type { Locale } from '@/content-types/locales';
import type { Cms, CmsRecord } from '@/lib/read/client';
import type { Progress } from '@/lib/base/progress';
import { hasChangedSince, readContentState } from './contentState';
import { InconsistentContentError } from './errors';
import { listedRecords, readRecords } from './readRecords';
import { RecordMemory } from './recordMemory';
import type { KnownContent } from './staleRecords';

/** An entry as the CMS sent it, not yet checked. */
export interface SourceRecord {
  readonly type: ContentName;
  readonly locale: Locale;
  readonly record: CmsRecord;
}

/** All records, by type and language; null if one has gone before it was read. */
function recordsOf(known: KnownContent): readonly SourceRecord[] | null {
  const listings = known.state.map((listing) => ({ type: listing.type.name, listed: listedRecords(listing, known) }));
  if (listings.some(({ listed }) => listed === null)) return null;
  return listings.flatMap(({ type, listed }) => (listed ?? []).map((record) => ({ type, ...record })));
}

const attempts = 3;

/**
 * Reads all collections and single types in all languages, of which those that `memory` knows as they are now are not read again.
 * The lists are read one after the other, so an editor may publish in between: then what has changed is read again until nothing
 * changes any more. Throws InconsistentContentError when the content does not come to rest.
 */
export async function readSource(
  cms: Cms,
  memory: RecordMemory = new RecordMemory(),
  progress?: Progress,
): Promise<readonly SourceRecord[]> {
  const remembered = memory.recall();
  let known = remembered;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const state = await readContentState(cms);
    known = await readRecords(cms, state, { known, isRestless: attempt > 1, progress });
    const records = recordsOf(known);
    if (records !== null && !(await hasChangedSince(cms, state))) {
      memory.keep(known, remembered === undefined);
      return records;
    }
  }
  throw new InconsistentContentError(attempts);
}
