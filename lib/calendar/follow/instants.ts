import { swissClockAt } from '@/content-types/swissClock';

/** The instant in UTC as feeds write it, without parts of a second. */
export function wholeSeconds(instant: string): string {
  return new Date(instant).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** When a day begins in Switzerland, in UTC: `2026-08-20T22:00:00Z`. */
export function startOfDay(day: string): string {
  const midnight = `${day}T00:00:00`;
  const isSummer = swissClockAt(new Date(`${midnight}+02:00`)) === midnight;
  return wholeSeconds(`${midnight}${isSummer ? '+02:00' : '+01:00'}`);
}
