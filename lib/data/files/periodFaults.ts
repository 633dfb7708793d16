/** Cells that are no periods among cells that are: a single one would turn the whole axis into names. */
import type { DataCell } from '@/content-types/dataCells';
import { describeValue } from '@/content-types/describeValue';
import type { Fault } from '@/lib/faults/faults';
import { positionKind } from '../positions';

const beginsWithYear = /^\d{4}(?!\d)/;

function isPeriod(text: string): boolean {
  return positionKind([text]) !== 'category';
}

/**
 * `rows`: with their periods in the form of the site. `numberOf` gives the number of a row, counted from 1. A name, such as a mean,
 * is a fault if periods outnumber names; text after a year always is.
 */
export function periodFaults(
  rows: readonly (readonly DataCell[])[],
  roles: readonly unknown[],
  numberOf: (index: number) => number,
): readonly Fault[] {
  return roles.flatMap((role, place) => {
    if (role !== 'period') return [];
    const texts = rows.map((row) => String(row[place] ?? ''));
    const names = [...new Set(texts.filter((text) => text !== ''))];
    const periods = names.filter(isPeriod);
    const [other] = periods;
    if (other === undefined || periods.length === names.length) return [];
    const areFew = names.length - periods.length < periods.length;
    return texts.flatMap((text, index): readonly Fault[] =>
      text === '' || isPeriod(text) || !(areFew || beginsWithYear.test(text))
        ? []
        : [{ code: 'data-not-period', values: { row: numberOf(index), found: describeValue(text), other } }],
    );
  });
}
