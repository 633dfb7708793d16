/** Reads tables as text, separated by semicolons, commas or tabs. */
import Papa from 'papaparse';
import { DataFileError } from './fileErrors';
import { decodeWindows1252 } from './decodeWindows1252';
import { isEmptyCell, maxColumns, maxComments, maxRawCells, maxRows, maxRowsToHead } from './table';
import type { RawRow } from './table';

const delimiters = [';', '\t', ','];
const newline = '\n';

/** Starts the lines that the site itself writes before the data: see `lib/open-data/csv.ts`. */
const comment = '# ';

/** The number of comment lines at the beginning, and the offset after them. */
function afterComments(text: string): { readonly lines: number; readonly start: number } {
  let [lines, start] = [0, 0];
  while (text.startsWith(comment, start)) {
    const end = text.indexOf(newline, start);
    lines += 1;
    if (lines > maxComments) throw new DataFileError({ code: 'data-file-comments', values: { max: maxComments } });
    start = end === -1 ? text.length : end + 1;
  }
  return { lines, start };
}

/** Decodes UTF-8, UTF-16 with a byte order mark, or Windows-1252. Throws DataFileError. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const encoding = isLittle ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  // Lines added with another program may have other line endings.
  const unified = (text: string): string => text.replaceAll(/\r\n?/g, '\n');
  try {
    return unified(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch (cause) {
    const text = encoding === 'utf-8' ? decodeWindows1252(bytes) : undefined;
    if (text === undefined) throw new DataFileError({ code: 'data-file-encoding' }, { cause });
    return unified(text);
  }
}

/** The delimiter with which a row has the most known column names, or else the most cells. */
function delimiterOf(text: string, isName: (cell: string) => boolean): string {
  const rated = delimiters.map((delimiter) => {
    const options = { delimiter, newline, preview: maxRowsToHead, skipEmptyLines: 'greedy' } as const;
    const rows = Papa.parse<readonly string[]>(text, options).data;
    const most = (count: (row: readonly string[]) => number): number =>
      rows.reduce((highest, row) => Math.max(highest, count(row)), 0);
    return {
      delimiter,
      known: most((row) => row.filter(isName).length),
      all: most((row) => row.filter((cell) => /[^;,\s]/.test(cell)).length),
    };
  });
  const [best] = rated.sort((left, right) => right.known - left.known || right.all - left.all);
  return best?.delimiter ?? ';';
}

/** A stray quotation mark joins rows: then a cell has exactly the line breaks and separators of whole rows. */
function swallowsRows(cells: readonly string[], delimiter: string): boolean {
  return cells.some((cell) => {
    const breaks = cell.includes(newline) ? cell.split(newline).length - 1 : 0;
    return breaks > 0 && cells.length > 1 && cell.split(delimiter).length - 1 === breaks * (cells.length - 1);
  });
}

export interface TextTable {
  readonly rows: readonly RawRow[];
  /** Whether the file starts with comments, as those of the site do. */
  readonly hasComments: boolean;
}

/** The rows that are not empty. `isName` recognises the headings of the columns to look for. Throws DataFileError. */
export function textTable(bytes: Uint8Array, isName: (cell: string) => boolean): TextTable {
  const whole = decodeText(bytes);
  const { lines, start } = afterComments(whole);
  const text = whole.slice(start);
  const rows: RawRow[] = [];
  let number = lines;
  let count = 0;
  const delimiter = delimiterOf(text, isName);
  Papa.parse<readonly string[]>(text, {
    delimiter,
    newline,
    step({ data: cells, errors }, parser) {
      number += 1;
      if (errors.some(({ type }) => type === 'Quotes') || swallowsRows(cells, delimiter))
        throw new DataFileError({ code: 'data-file-quotes', values: { row: number } });
      if (cells.every(isEmptyCell)) return;
      if (cells.length > maxColumns)
        throw new DataFileError({ code: 'data-file-columns', values: { found: cells.length, max: maxColumns } });
      rows.push({ number, cells });
      count += cells.length;
      if (count > maxRawCells) throw new DataFileError({ code: 'data-file-size' });
      // One row more than allowed is enough to know that there are too many.
      if (rows.length > maxRows + 1) parser.abort();
    },
  });
  return { rows, hasComments: lines > 0 };
}
