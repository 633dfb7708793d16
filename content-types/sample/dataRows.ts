/** The rows of an indicator from the file beside it: cells are read as those of uploaded files. */
import Papa from 'papaparse';
import { z } from 'zod';
import { cellOf, isMeasured, readValue } from '../dataCells';
import type { DataCell } from '../dataCells';

const columnsSchema = z.array(z.object({ key: z.string(), role: z.string() }));

/** `columns` is what the entry says of them. Tells `tell` what is wrong with the file. */
export function dataRows(text: string, columns: unknown, tell: (problem: string) => void): DataCell[][] {
  const { data } = Papa.parse<readonly string[]>(text, { delimiter: ';', skipEmptyLines: 'greedy' });
  const [head = [], ...lines] = data.map((line) => line.map((cell) => cell.trim()));
  const named = columnsSchema.safeParse(columns).data ?? [];
  const keys = named.map(({ key }) => key);
  if (head.toSorted().join() !== keys.toSorted().join())
    tell(`begins with «${head.join(';')}»: the columns of the entry are «${keys.join(';')}»`);
  return lines.map((line, index) => {
    if (line.length !== head.length)
      tell(`row ${index + 1} below the head has ${line.length} cells, not ${head.length}`);
    return named.map((column): DataCell => {
      const cell = line[head.indexOf(column.key)] ?? '';
      if (cell === '' || !isMeasured(column)) return cell === '' ? null : cell;
      const value = readValue(cell);
      if (value === undefined)
        tell(`row ${index + 1} below the head, ${column.key}: «${cell}» is no number and no sign`);
      return value ? cellOf(value) : null;
    });
  });
}
