/** Compares two states of the data of an indicator by their CSV files. */
import Papa from 'papaparse';
import { isMeasured, readStatus } from '@/content-types/dataCells';
import type { DataChange, Revision } from '@/lib/content/dataHistory';
import type { DataColumn } from '@/lib/data/dataColumns';

/** If more values are revised, only their number is kept. */
const mostRevisions = 12;

/** The roles of columns that name a row. */
const naming: readonly DataColumn['role'][] = ['period', 'area', 'category'];

type Row = readonly string[];

/** The comment lines before the data. */
const comments = /^(?:# .*\r\n)+/;

/** The rows of a CSV file of an indicator, without the header. */
function rowsOf(csv: string): readonly Row[] {
  const { data } = Papa.parse<string[]>(csv.replace(comments, ''), { delimiter: ',', newline: '\r\n' });
  // The last line break yields an empty row.
  return data.slice(1, -1);
}

/** The index of each row by its names and a counter, as names can be missing or repeated. */
function byName(rows: readonly Row[], places: readonly number[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  return new Map(
    rows.map((row, index) => {
      const name = JSON.stringify(places.map((place) => row[place]));
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [`${name} ${count}`, index];
    }),
  );
}

interface Compared {
  readonly columns: readonly DataColumn[];
  readonly naming: readonly number[];
  readonly periods: Set<string>;
  readonly change: { added: number; revised: number; removed: number; described: number; revisions: Revision[] };
}

/** Adds the differences of one row; a missing row is empty. `place`: the index of the later row. */
function compareRow(
  earlier: Row,
  later: Row,
  place: number,
  { columns, naming: names, periods, change }: Compared,
): void {
  for (const [index, column] of columns.entries()) {
    const [from, to] = [earlier[index] ?? '', later[index] ?? ''];
    if (from === to || names.includes(index)) continue;
    if (!isMeasured(column)) {
      const hasNewText = column.role !== 'status' || readStatus(from) !== readStatus(to);
      if (hasNewText && earlier.length > 0 && later.length > 0) change.described += 1;
    } else if (from === '') {
      change.added += 1;
      for (const [at, { role }] of columns.entries()) if (role === 'period') periods.add(later[at] ?? '');
    } else if (to === '') change.removed += 1;
    else {
      change.revised += 1;
      const named = names.map((at) => later[at] ?? '');
      change.revisions.push({ row: place, names: named, column: column.key, from, to });
    }
  }
}

/** Whether nothing but the order of rows has changed. */
export function isUnchanged({ isStructure, added, revised, removed, described }: DataChange): boolean {
  return !isStructure && added + revised + removed + described === 0;
}

/** The change if columns differ, so that values cannot be compared. */
export const structureChange: DataChange = {
  isStructure: true,
  added: 0,
  revised: 0,
  removed: 0,
  described: 0,
  periods: [],
  revisions: [],
};

/** Returns the change from one CSV file of an indicator to another with the same columns. */
export function compareData(before: string, after: string, columns: readonly DataColumn[]): DataChange {
  const places = columns.flatMap(({ role }, index) => (naming.includes(role) ? [index] : []));
  const [earlier, later] = [rowsOf(before), rowsOf(after)];
  const [earlierNames, laterNames] = [byName(earlier, places), byName(later, places)];
  const change: Compared['change'] = { added: 0, revised: 0, removed: 0, described: 0, revisions: [] };
  const compared: Compared = { columns, naming: places, periods: new Set(), change };
  for (const [name, place] of laterNames) {
    const known = earlierNames.get(name);
    compareRow(known === undefined ? [] : (earlier[known] ?? []), later[place] ?? [], place, compared);
  }
  for (const [name, place] of earlierNames) {
    if (!laterNames.has(name)) compareRow(earlier[place] ?? [], [], 0, compared);
  }
  const periods = [...compared.periods].filter((period) => period !== '').toSorted();
  const ends = [...new Set([periods.at(0), periods.at(-1)])].filter((period) => period !== undefined);
  const revisions = change.revised > mostRevisions ? [] : change.revisions;
  return { isStructure: false, ...change, periods: ends, revisions };
}
