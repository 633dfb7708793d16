/** A line of the calendar. */
import type { Entry } from '@/content-types/registry';
import type { ScheduledDate, DatedEntry } from '@/lib/site/scheduledDate';

export type CalendarStatus = 'provisional' | 'confirmed' | 'moved' | 'cancelled' | 'late' | 'published' | 'corrected';

/** One line: all entries of a statistic with the same date, or an announced bundle. */
export interface CalendarLine extends ScheduledDate {
  readonly anchor: string;
  /** Those of vaguer lines that it stands for, too: months and years. */
  readonly vaguer?: readonly string[];
  /** What gives the line its name. */
  readonly entry: DatedEntry | Entry<'releases'>;
  /** All that it is about; of a bundle what is public. */
  readonly entries: readonly DatedEntry[];
  readonly status: CalendarStatus;
  /** The keys of its themes. */
  readonly themes: readonly string[];
  /** The instant, if it is known. */
  readonly instant: string | null;
  /** What was corrected; null of everything else. */
  readonly correction: string | null;
}
