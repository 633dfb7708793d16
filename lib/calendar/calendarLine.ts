/** A line of the calendar. */
import type { Entry } from '@/content-types/registry';
import type { ScheduledDate, DatedEntry } from '@/lib/site/scheduledDate';

export type CalendarStatus = 'provisional' | 'confirmed' | 'moved' | 'cancelled' | 'late' | 'published' | 'corrected';

/** One line: all entries of a statistic with the same date, or an announced bundle. */
export interface CalendarLine extends ScheduledDate {
  readonly anchor: string;
  /** Anchors of vaguer lines (months, years) that this one replaces. */
  readonly vaguer?: readonly string[];
  /** Names the line. */
  readonly entry: DatedEntry | Entry<'releases'>;
  /** All entries of the line; of a bundle only the public ones. */
  readonly entries: readonly DatedEntry[];
  readonly status: CalendarStatus;
  /** Keys of its themes. */
  readonly themes: readonly string[];
  /** Null if only the date is known. */
  readonly instant: string | null;
  /** The text of a correction; null for other lines. */
  readonly correction: string | null;
}
