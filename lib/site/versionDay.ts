import { swissDayOf } from '@/lib/i18n/format/date';
import type { DatedEntry } from './scheduledDate';

function ownDay(entry: DatedEntry): string | null {
  return 'revision_date' in entry ? (entry.revision_date ?? entry.publication_date) : entry.last_update;
}

/** The day of the newest correction. */
export function newestCorrection({ corrections }: DatedEntry): string | undefined {
  return corrections
    .map(({ when }) => when)
    .toSorted()
    .at(-1);
}

/** The day since when an entry says what it says: that of its last update or of its newest correction, whichever is later. */
export function versionDay(entry: DatedEntry): string | null {
  const day = ownDay(entry);
  const corrected = newestCorrection(entry);
  return corrected !== undefined && corrected > (day ?? '') ? corrected : day;
}

/** The same; without such a day that of its last change, and null if the CMS does not say. */
export function citedDay(entry: DatedEntry): string | null {
  const day = versionDay(entry);
  // The instant is not asked for in vain: each change of the entry has another one.
  if (day !== null) return day;
  const { updatedAt } = entry.meta;
  return updatedAt === '' ? null : swissDayOf(updatedAt);
}

/** Where a page tells of the correction of a day; of several on one day, of the first. */
export function correctionAnchor(when: string): string {
  return `korrektur-${when}`;
}
