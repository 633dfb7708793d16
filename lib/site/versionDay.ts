import type { DatedEntry } from './calendar/awaited';

function ownDay(entry: DatedEntry): string | null {
  return 'revision_date' in entry ? (entry.revision_date ?? entry.publication_date) : entry.last_update;
}

/** The day since when an entry says what it says: that of its last update or of its newest correction, whichever is later. */
export function versionDay(entry: DatedEntry): string | null {
  const days = [ownDay(entry), ...entry.corrections.map(({ when }) => when)];
  return (
    days
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? null
  );
}

/** Where a page tells of the correction of a day; of several on one day, of the first. */
export function correctionAnchor(when: string): string {
  return `korrektur-${when}`;
}
