/** How a spreadsheet shows numbers: some of them are dates or shares, which only their format tells. */

export type NumberFormat = 'number' | 'percent' | 'year' | 'month' | 'day';

const builtIn: ReadonlyMap<number, NumberFormat> = new Map([
  [9, 'percent'],
  [10, 'percent'],
  [17, 'month'],
  ...[14, 15, 16, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map((id) => [id, 'day'] as const),
]);

/** The format with this number; `code` is its pattern if the file brings it along. */
export function formatOf(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) return builtIn.get(id) ?? 'number';
  // Texts, colours and conditions are no pattern.
  const [pattern = ''] = code
    .replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '')
    .toLowerCase()
    .split(';');
  if (pattern.includes('%')) return 'percent';
  if (pattern.includes('d')) return 'day';
  if (!pattern.includes('y')) return 'number';
  return pattern.includes('m') ? 'month' : 'year';
}

const dayMs = 86_400_000;
const shownLengths = { year: 'YYYY'.length, month: 'YYYY-MM'.length, day: 'YYYY-MM-DD'.length };

/** Days are counted from here on; the first kind counts a 29 February 1900 that never was. */
const firstDays = { usual: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) };

/** A number as the sheet shows it: a date as in ISO 8601, a share with its sign, others as they are. */
export function shownNumber(value: number, format: NumberFormat, from1904: boolean): string | number {
  // As many digits as spreadsheets keep: 0.1 + 0.2 is 0.3 in them.
  const rounded = Number(value.toPrecision(15));
  if (format === 'number') return rounded;
  if (format === 'percent') return `${Number((value * 100).toPrecision(15))} %`;
  const date = new Date((from1904 ? firstDays.from1904 : firstDays.usual) + Math.round(value * dayMs));
  return Number.isNaN(date.getTime()) ? rounded : date.toISOString().slice(0, shownLengths[format]);
}
