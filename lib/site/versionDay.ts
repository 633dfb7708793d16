import { swissDayOf } from '@/lib/i18n/format/date';
import type { DatedEntry } from './scheduledDate';

function ownDay(entry: DatedEntry): string | null {
  return 'revision_date' in entry ? (entry.revision_date ?? entry.publication_date) : entry.last_update;
}

/** Returns the day of the newest correction; undefined if there is none. */
export function newestCorrection({ corrections }: DatedEntry): string | undefined {
  return corrections
    .map(({ when }) => when)
    .toSorted()
    .at(-1);
}

/** Returns the day of the current version: the last update or the newest correction, whichever is later. */
export function versionDay(entry: DatedEntry): string | null {
  const day = ownDay(entry);
  const corrected = newestCorrection(entry);
  return corrected !== undefined && corrected > (day ?? '') ? corrected : day;
}

/** Returns the day to cite: that of the version, or else of the last change in the CMS; null if neither is known. */
export function citedDay(entry: DatedEntry): string | null {
  const day = versionDay(entry);
  // Read `updatedAt` only if needed: it differs after each change, and the page would depend on it.
  if (day !== null) return day;
  const { updatedAt } = entry.meta;
  return updatedAt === '' ? null : swissDayOf(updatedAt);
}

/** Returns the anchor of the correction of a day; several corrections on one day share it. */
export function correctionAnchor(when: string): string {
  return `korrektur-${when}`;
}
