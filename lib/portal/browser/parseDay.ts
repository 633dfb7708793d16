/** Days as people type them: `1.8.2026`, `1/8/2026`, `2026-08-01`. */

const dayFirst = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/;

/** As `2026-08-01`; empty for an empty text, undefined for one that is no day. */
export function parseDay(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const day = trimmed.replace(dayFirst, (_, date: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-'),
  );
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return undefined;
  // The 31st of February would be a day in March.
  return new Date(day).toISOString().startsWith(day) ? day : undefined;
}

/** `2026-08-01` → `1.8.2026`, as in `day.month.year`, or `1/8/2026`, as in `day/month/year`; nothing stays nothing. */
export function formatDay(day: string, format: string): string {
  const mark = /[./]/.exec(format)?.[0];
  return day === '' ? '' : day.split('-').reverse().map(Number).join(mark);
}
