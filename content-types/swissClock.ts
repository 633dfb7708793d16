/** What clocks in Switzerland show. Apart from the checks of times, because browsers need it, too. */

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

/** `2026-08-21T08:30:00` */
export function swissClockAt(instant: Date): string {
  // The order of the parts differs between versions of the data behind Intl; the parts do not.
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const named = (...names: readonly Intl.DateTimeFormatPartTypes[]): readonly (string | undefined)[] =>
    names.map((name) => parts.get(name));
  return `${named('year', 'month', 'day').join('-')}T${named('hour', 'minute', 'second').join(':')}`;
}
