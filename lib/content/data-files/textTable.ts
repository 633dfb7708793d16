/** Tables as text: separated by semicolons, commas or tabs. */
import Papa from 'papaparse';
import { DataFileError } from './dataFileError';
import { isEmptyCell, maxColumns, maxRawCells, maxRows } from './table';
import type { RawRow } from './table';

const delimiters = [';', '\t', ','];
const newline = '\n';

/** What the site itself writes before the data: see `lib/site/charts/csv.ts`. */
const comments = /^(?:# .*\n)+/;

/** UTF-8, or UTF-16 if the file says so. Other encodings cannot be told apart: `ä` would become another letter. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const encoding = isLittle ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    // Lines that were added with another program may end in another way.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n');
  } catch (cause) {
    throw new DataFileError({ code: 'data-file-encoding' }, { cause });
  }
}

function headOf(text: string, delimiter: string): readonly string[] {
  const options = { delimiter, newline, preview: 1, skipEmptyLines: 'greedy' } as const;
  return Papa.parse<readonly string[]>(text, options).data[0] ?? [];
}

/** The one with which the most names of columns are found, else the most cells. */
function delimiterOf(text: string, isName: (cell: string) => boolean): string {
  const rated = delimiters.map((delimiter) => {
    const head = headOf(text, delimiter);
    return { delimiter, known: head.filter(isName).length, all: head.length };
  });
  const [best] = rated.sort((left, right) => right.known - left.known || right.all - left.all);
  return best?.delimiter ?? ';';
}

/**
 * The rows that are not empty; the first one is the head. `isName` knows the columns that are looked for. Throws
 * DataFileError.
 */
export function textTable(bytes: Uint8Array, isName: (cell: string) => boolean): readonly RawRow[] {
  const whole = decode(bytes);
  const about = comments.exec(whole)?.[0] ?? '';
  const text = whole.slice(about.length);
  const rows: RawRow[] = [];
  let number = about.split(newline).length - 1;
  let count = 0;
  Papa.parse<readonly string[]>(text, {
    delimiter: delimiterOf(text, isName),
    newline,
    step({ data: cells, errors }, parser) {
      number += 1;
      const broken = errors.find(({ type }) => type === 'Quotes');
      if (broken !== undefined) throw new DataFileError({ code: 'data-file-quotes', values: { row: number } });
      if (cells.every(isEmptyCell)) return;
      if (cells.length > maxColumns)
        throw new DataFileError({ code: 'data-file-columns', values: { found: cells.length, max: maxColumns } });
      rows.push({ number, cells });
      count += cells.length;
      if (count > maxRawCells) throw new DataFileError({ code: 'data-file-size' });
      // One more than allowed says that there are too many.
      if (rows.length > maxRows + 1) parser.abort();
    },
  });
  return rows;
}
