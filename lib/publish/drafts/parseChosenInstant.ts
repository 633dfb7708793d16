/** For which instant the site is to be seen. */
import { instantFault } from '@/content-types/swissTime';

/** As an instant; of a time that clocks in Switzerland show twice the earlier one. */
function readMoment(moment: string): string | null {
  const fault = instantFault(moment);
  if (fault === undefined) return moment;
  if (fault.code === 'instant-twice') return fault.values.first;
  return fault.code === 'instant-without-offset' ? fault.values.instant : null;
}

/** The instant to come (ISO, UTC) that a button names, or a form as clocks in Switzerland show it; null if there is none. */
export function parseChosenInstant(moment: string, now = Date.now()): string | null {
  const time = Date.parse(readMoment(moment) ?? '');
  return time > now ? new Date(time).toISOString() : null;
}
