import { swissClockAt } from '@/content-types/swissClock';

/** The instant in UTC without fractions of a second, as feeds write it. */
export function wholeSeconds(instant: string): string {
  return new Date(instant).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** The instant at which a day begins in Switzerland, in UTC: `2026-08-20T22:00:00Z`. */
export function startOfDay(day: string): string {
  const midnight = `${day}T00:00:00`;
  const isSummer = swissClockAt(new Date(`${midnight}+02:00`)) === midnight;
  return wholeSeconds(`${midnight}${isSummer ? '+02:00' : '+01:00'}`);
}
