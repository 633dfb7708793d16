/** Matches the headings of a file to the columns of an indicator. */
import type { Entry } from '@/content-types/registry';
import { isEmptyCell } from './table';
import type { RawCell } from './table';

type DataColumn = Entry<'products'>['columns'][number];

/** `decimals`: the column's own, else the indicator's. */
export type FileColumn = Pick<DataColumn, 'key' | 'label' | 'role'> & Partial<Pick<DataColumn, 'unit' | 'decimals'>>;

export interface FoundColumn {
  readonly index: number;
  /** Text in brackets after the name, unless it is the unit of the column. */
  readonly remark?: string;
}

function plainName(cell: RawCell | undefined): string {
  return String(cell ?? '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Names over several rows are joined in many ways: `Wohnungen, leer`. */
function withoutJoints(name: string): string {
  return name.replace(/[\s,;:–-]+/g, ' ').trim();
}

const bracketsAtEnd = /\s*[([]([^()[\]]*)[)\]]$/;

/** A unit with a factor: ignoring it would change the values. */
const multiplies = /\d|tsd|tausend|milli|mill?e?\b|mio|mia|mrd|thousand|‰|promill/i;

/** Finds a column by its key, else by its label, else by its label followed by something in brackets, such as the unit. */
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
