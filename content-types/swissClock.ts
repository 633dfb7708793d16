/** The local time in Switzerland. Apart from `swissTime.ts`, because browsers need it without the checks. */

const clock = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Returns the local time of an instant: `2026-08-21T08:30:00`. */
export function swissClockAt(instant: Date): string {
  // Reads parts by name, as their order differs between versions of the Intl data.
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const named = (...names: readonly Intl.DateTimeFormatPartTypes[]): readonly (string | undefined)[] =>
    names.map((name) => parts.get(name));
  return `${named('year', 'month', 'day').join('-')}T${named('hour', 'minute', 'second').join(':')}`;
}
