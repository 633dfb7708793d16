/** Days as people type them: `1.8.2026`, `1/8/2026`, `2026-08-01`. */

const dayFirst = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/;

/** Returns the day as `2026-08-01`; empty for an empty text, undefined for an invalid one. */
export function parseDay(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const day = trimmed.replace(dayFirst, (_, date: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-'),
  );
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return undefined;
  // Reject the 31st of February, which would be parsed as a day in March.
  return new Date(day).toISOString().startsWith(day) ? day : undefined;
}

/** Returns `2026-08-01` as `1.8.2026` (`day.month.year`) or `1/8/2026` (`day/month/year`); an empty day stays empty. */
export function formatDay(day: string, format: string): string {
  const mark = /[./]/.exec(format)?.[0];
  return day === '' ? '' : day.split('-').reverse().map(Number).join(mark);
}
