/** Files as an office has them: headings with spaces, empty columns and rows, marks of the order of bytes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readValue } from '@/content-types/dataCells';
import { readDataFile } from '@/lib/data/files/readDataFile';
import type { FileColumn } from '@/lib/data/files/readDataFile';

const folder = path.join(process.cwd(), '..', 'shared', 'data', 'indicators', 'tsv');
const isThere = existsSync(folder);
const files = isThere ? readdirSync(folder) : [];

function cellsOf(line: string | undefined): readonly string[] {
  return (line ?? '').split('\t').map((cell) => cell.replaceAll('"', '').trim());
}

/** The columns that an editor would enter for such a file: of values if the first row has one there. */
function columnsOf(text: string): readonly FileColumn[] {
  const [head, first] = text.replace(/^\uFEFF/, '').split('\n');
  const cells = cellsOf(first);
  return cellsOf(head).flatMap((label, index): FileColumn[] => {
    if (label === '') return [];
    const role = index === 0 ? 'period' : readValue(cells[index]) === undefined ? 'note' : 'value';
    return [{ key: `spalte_${index}`, label, role }];
  });
}

async function faultsOf(file: string): Promise<readonly string[]> {
  const bytes = readFileSync(path.join(folder, file));
  const { errors } = await readDataFile(bytes, '.tsv', columnsOf(bytes.toString('utf8')));
  return errors.map(({ code }) => code);
}

/** Rows that end early or stand under the table, names of columns or of rows that come twice, texts among numbers. */
const honest = [
  'data-row-length',
  'data-row-remark',
  'data-row-twice',
  'data-column-twice',
  'data-column-missing',
  'cell-not-value',
  'cell-empty',
  'cell-thousands',
  'data-not-period',
  'more-cells',
];

describe.skipIf(!isThere)(
  `files of an office${isThere ? '' : ` (skipped: no files in ${path.relative('.', folder)})`}`,
  () => {
    it('are read, or refused with what is wrong in them', async () => {
      const faults = await Promise.all(files.map(faultsOf));
      expect(faults.filter((found) => found.length === 0).length / files.length).toBeGreaterThan(0.85);
      expect([...new Set(faults.flat())].filter((code) => !honest.includes(code))).toEqual([]);
    });
  },
);
