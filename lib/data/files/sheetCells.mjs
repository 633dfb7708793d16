/** The cells of a spreadsheet as people see them: only the format tells whether a number is a date or a share. */

/** @typedef {'number' | 'percent' | 'year' | 'month' | 'day'} NumberFormat */

/**
 * @param {string} code the number format, such as `0.0%`
 * @returns {NumberFormat}
 */
function formatOf(code) {
  // Drop literal texts, colours and conditions.
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

/** Day 0 of each date system; the usual one counts 29 February 1900, which never existed. */
const firstDays = { usual: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) };

/**
 * A number as the sheet shows it: a date in ISO 8601, a share with its sign, others unchanged.
 * @param {number} value
 * @param {NumberFormat} format
 * @param {boolean} from1904
 */
function shownNumber(value, format, from1904) {
  if (!Number.isFinite(value)) return String(value);
  // Spreadsheets keep 15 digits: in them 0.1 + 0.2 is 0.3.
  const rounded = Number(value.toPrecision(15));
  if (format === 'number') return rounded;
  if (format === 'percent') return `${Number((value * 100).toPrecision(15))} %`;
  const date = new Date((from1904 ? firstDays.from1904 : firstDays.usual) + Math.round(value * dayMs));
  return Number.isNaN(date.getTime()) ? rounded : date.toISOString().slice(0, shownLengths[format]);
}

/**
 * @param {import('@e965/xlsx').CellObject | undefined} cell
 * @param {boolean} from1904
 * @param {number} longest maximum length of a text; no text that is shown comes near it
 * @returns {string | number | null}
 */
export function shownCell(cell, from1904, longest) {
  if (cell === undefined) return null;
  const { t: type, v: value, f: formula, z: format, w: shown } = cell;
  // A formula that was saved without a result is returned as text, for the message.
  if (type === 'z' || value === undefined) return formula === undefined ? null : `=${formula}`.slice(0, longest);
  if (type === 'e') return shown ?? String(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value !== 'number') return String(value).slice(0, longest);
  // Some styles of other programs are recognisable only by the shown text.
  const isShare = shown?.endsWith('%') === true;
  return shownNumber(value, isShare ? 'percent' : formatOf(String(format ?? '')), from1904);
}
