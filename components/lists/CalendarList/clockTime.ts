import { fill } from '@/lib/i18n/fill';
import { formatInstant } from '@/lib/i18n/format/date';
import type { PageContext } from '@/lib/site/pageContext';

/** Returns the time of an instant, as clocks in Zurich show it: `08:30 Uhr`. */
export function clockTime(instant: string, { messages }: PageContext): string {
  return fill(messages.calendar.time, { time: formatInstant(instant).split(', ')[1] ?? '' });
}
