/** The first day of the month that is `count` months before a day: `2026-11-22`, 3 → `2026-08-01`. */
export function monthsBefore(day: string, count: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
