/** What is wrong with the cells of an indicator's data. */
import { measuredRoles, readStatus, readValue } from '@/content-types/dataCells';
import type { DataCell } from '@/content-types/dataCells';
import { shownValue } from '@/content-types/shownValue';
import type { Fault } from '@/lib/language/faults';

interface Place {
  readonly row: number;
  readonly column: string;
}

/** More would fill the report with one and the same mistake. */
const mostTold = 20;

/** A cell that is neither a number nor a sign. */
function valueFault(cell: DataCell, at: Place): Fault {
  const found = shownValue(cell);
  const isShare = typeof cell === 'string' && cell.trimEnd().endsWith('%');
  return { code: isShare ? 'cell-percent' : 'cell-not-value', values: { ...at, found } };
}

/** What is wrong with a cell that a column with this role cannot have; nothing for columns of names. */
export function cellFault(cell: DataCell, role: unknown, at: Place): Fault | undefined {
  if (role === 'status')
    return readStatus(cell) ? undefined : { code: 'cell-not-status', values: { ...at, found: shownValue(cell) } };
  const isMeasured = measuredRoles.some((measured) => measured === role);
  return isMeasured && readValue(cell) === undefined ? valueFault(cell, at) : undefined;
}

const decimalMark = /\d([.,])\d+\)?$/;

/** Collects the faults of one table, up to a number that people can read. */
export class CellFaults {
  readonly #told: Fault[] = [];
  #more = 0;
  #marked: { readonly mark: string; readonly found: string } | undefined;

  add(fault: Fault): void {
    if (this.#told.length < mostTold) this.#told.push(fault);
    else this.#more += 1;
  }

  /** Notes which mark a number has before its decimals: if there are two, one of them may separate thousands. */
  noteMark(cell: DataCell, at: Place): void {
    if (typeof cell !== 'string') return;
    const mark = decimalMark.exec(cell)?.[1];
    if (mark === undefined) return;
    this.#marked ??= { mark, found: cell };
    if (mark === this.#marked.mark) return;
    const [found, other] = [shownValue(cell), shownValue(this.#marked.found)];
    this.add({ code: 'cell-two-marks', values: { ...at, found, other } });
  }

  get all(): readonly Fault[] {
    return this.#more === 0 ? this.#told : [...this.#told, { code: 'more-cells', values: { count: this.#more } }];
  }
}
