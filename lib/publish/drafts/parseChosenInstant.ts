/** Parses the instant for which editors want to see the site. */
import { instantFault } from '@/content-types/swissTime';

/** Adds the Swiss offset; a local time that occurs twice means the earlier one. */
function readMoment(moment: string): string | null {
  const fault = instantFault(moment);
  if (fault === undefined) return moment;
  if (fault.code === 'instant-twice') return fault.values.first;
  return fault.code === 'instant-without-offset' ? fault.values.instant : null;
}

/** Returns the instant (ISO, UTC) of a button or of a form in Swiss local time; null if it is invalid or past. */
export function parseChosenInstant(moment: string, now = Date.now()): string | null {
  const time = Date.parse(readMoment(moment) ?? '');
  return time > now ? new Date(time).toISOString() : null;
}
