/** What is wrong with the cells of an indicator's data. */
import { isMeasured, readStatus, readValue } from '@/content-types/dataCells';
import type { DataCell } from '@/content-types/dataCells';
import { describeValue } from '@/content-types/describeValue';
import type { Fault } from '@/lib/faults/faults';

interface Place {
  readonly row: number;
  readonly column: string;
}

/** More would fill the report with one and the same mistake. */
const mostTold = 20;

/** A cell that is neither a number nor a sign. */
function valueFault(cell: DataCell, at: Place): Fault {
  const found = describeValue(cell);
  const isShare = typeof cell === 'string' && cell.trimEnd().endsWith('%');
  return { code: isShare ? 'cell-percent' : 'cell-not-value', values: { ...at, found } };
}

/** What is wrong with a cell that a column with this role cannot have; nothing for columns of names. */
export function cellFault(cell: DataCell, role: unknown, at: Place): Fault | undefined {
  if (role === 'status')
    return readStatus(cell) ? undefined : { code: 'cell-not-status', values: { ...at, found: describeValue(cell) } };
  return isMeasured({ role }) && readValue(cell) === undefined ? valueFault(cell, at) : undefined;
}

const decimalMark = /\d([.,])\d+\)?$/;

/** `1,234`: thousand, or one and some thousandths. */
const oneOfBoth = /^\(?[-−–]?[1-9]\d{0,2}[.,]\d{3}\)?$/;

/** So many decimals are said of a column whose numbers have three. */
const thousandths = 3;

/** Collects the faults of one table, up to a number that people can read. */
export class CellFaults {
  readonly #told: Fault[] = [];
  #more = 0;
  #marked: { readonly mark: string; readonly found: string } | undefined;
  /** By column, the first number that may be in thousands. */
  readonly #doubtful = new Map<string, Fault>();
  /** Whether a number of the table can only have decimals: all have the same mark before them. */
  #hasDecimals = false;

  add(fault: Fault): void {
    if (this.#told.length < mostTold) this.#told.push(fault);
    else this.#more += 1;
  }

  /** Notes which mark a number has before its decimals: if there are two, one of them may separate thousands. */
  noteMark(cell: DataCell, at: Place, decimals?: number | null): void {
    if (typeof cell !== 'string') return;
    const text = cell.trim();
    const mark = decimalMark.exec(text)?.[1];
    if (mark === undefined) return;
    if (!oneOfBoth.test(text)) this.#hasDecimals = true;
    else if ((decimals ?? 0) < thousandths && !this.#doubtful.has(at.column))
      this.#doubtful.set(at.column, { code: 'cell-thousands', values: { ...at, found: describeValue(text) } });
    this.#marked ??= { mark, found: cell };
    if (mark === this.#marked.mark) return;
    const [found, other] = [describeValue(cell), describeValue(this.#marked.found)];
    this.add({ code: 'cell-two-marks', values: { ...at, found, other } });
  }

  get all(): readonly Fault[] {
    const doubtful = this.#hasDecimals ? [] : [...this.#doubtful.values()];
    const told = [...this.#told, ...doubtful].slice(0, mostTold);
    const more = this.#more + this.#told.length + doubtful.length - told.length;
    return more === 0 ? told : [...told, { code: 'more-cells', values: { count: more } }];
  }
}
