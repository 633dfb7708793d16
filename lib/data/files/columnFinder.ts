/** Which column of an indicator a heading of a file means. */
import type { Entry } from '@/content-types/registry';
import { isEmptyCell } from './table';
import type { RawCell } from './table';

type DataColumn = Entry<'products'>['columns'][number];

/** `decimals`: those of the indicator, if the column has none of its own. */
export type FileColumn = Pick<DataColumn, 'key' | 'label' | 'role'> & Partial<Pick<DataColumn, 'unit' | 'decimals'>>;

export interface FoundColumn {
  readonly index: number;
  /** What stands in brackets behind the name, and is not the unit of the column. */
  readonly remark?: string;
}

function plainName(cell: RawCell | undefined): string {
  return String(cell ?? '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Names of several rows are joined in many ways: `Wohnungen, leer`. */
function withoutJoints(name: string): string {
  return name.replace(/[\s,;:–-]+/g, ' ').trim();
}

const bracketsAtEnd = /\s*[([]([^()[\]]*)[)\]]$/;

/** A unit that multiplies: whoever leaves it out changes the values. */
const multiplies = /\d|tsd|tausend|milli|mill?e?\b|mio|mia|mrd|thousand|‰|promill/i;

/** Finds the column by its key, else by its label, else by that without the unit in brackets. */
export function columnFinder(columns: readonly FileColumn[]): (name: RawCell) => FoundColumn | undefined {
  const names = [columns.map(({ key }) => plainName(key)), columns.map(({ label }) => plainName(label))];
  const joined = columns.map(({ label }) => withoutJoints(plainName(label)));
  const exactly = (name: string): number | undefined =>
    [...names.map((list) => list.indexOf(name)), joined.indexOf(withoutJoints(name))].find((index) => index !== -1);
  return (cell) => {
    const name = plainName(cell);
    if (isEmptyCell(cell)) return undefined;
    const index = exactly(name);
    if (index !== undefined) return { index };
    const remark = bracketsAtEnd.exec(name)?.[1];
    const shorter = remark === undefined ? undefined : exactly(name.replace(bracketsAtEnd, ''));
    if (remark === undefined || shorter === undefined) return undefined;
    if (remark.replace(/^in /, '') === plainName(columns[shorter]?.unit)) return { index: shorter };
    return multiplies.test(remark) ? undefined : { index: shorter, remark: String(cell) };
  };
}
