/** Faults in the cells of an indicator's data. */
import { isMeasured, readStatus, readValue } from '@/content-types/dataCells';
import type { DataCell } from '@/content-types/dataCells';
import { describeValue } from '@/content-types/describeValue';
import type { Fault } from '@/lib/faults/faults';

interface Place {
  readonly row: number;
  readonly column: string;
}

/** More would repeat the same mistake over and over. */
const maxReported = 20;

/** The fault of a cell that is neither a number nor a sign. */
function valueFault(cell: DataCell, at: Place): Fault {
  const found = describeValue(cell);
  const isShare = typeof cell === 'string' && cell.trimEnd().endsWith('%');
  return { code: isShare ? 'cell-percent' : 'cell-not-value', values: { ...at, found } };
}

/** The fault of a cell that a column with this role cannot have; undefined if there is none, and always for columns of names. */
export function cellFault(cell: DataCell, role: unknown, at: Place): Fault | undefined {
  if (role === 'status')
    return readStatus(cell) ? undefined : { code: 'cell-not-status', values: { ...at, found: describeValue(cell) } };
  return isMeasured({ role }) && readValue(cell) === undefined ? valueFault(cell, at) : undefined;
}

const decimalMark = /\d([.,])\d+\)?$/;

/** Ambiguous: `1,234` may be a thousand or have three decimals. */
const ambiguousNumber = /^\(?[-−–]?[1-9]\d{0,2}[.,]\d{3}\)?$/;

/** A column with this many stated decimals is not ambiguous. */
const thousandths = 3;

/** Collects the faults of one table, up to a readable number. */
export class CellFaults {
  readonly #told: Fault[] = [];
  #more = 0;
  #marked: { readonly mark: string; readonly found: string } | undefined;
  /** By column, the first ambiguous number. */
  readonly #doubtful = new Map<string, Fault>();
  /** Whether any number is unambiguously decimal. Then all are, because they use the same mark. */
  #hasDecimals = false;

  add(fault: Fault): void {
    if (this.#told.length < maxReported) this.#told.push(fault);
    else this.#more += 1;
  }

  /** Notes which mark a number has before its decimals. With two different marks, one may separate thousands: that is a fault. */
  noteMark(cell: DataCell, at: Place, decimals?: number | null): void {
    if (typeof cell !== 'string') return;
    const text = cell.trim();
    const mark = decimalMark.exec(text)?.[1];
    if (mark === undefined) return;
    if (!ambiguousNumber.test(text)) this.#hasDecimals = true;
    else if ((decimals ?? 0) < thousandths && !this.#doubtful.has(at.column))
      this.#doubtful.set(at.column, { code: 'cell-thousands', values: { ...at, found: describeValue(text) } });
    this.#marked ??= { mark, found: cell };
    if (mark === this.#marked.mark) return;
    const [found, other] = [describeValue(cell), describeValue(this.#marked.found)];
    this.add({ code: 'cell-two-marks', values: { ...at, found, other } });
  }

  get all(): readonly Fault[] {
    const doubtful = this.#hasDecimals ? [] : [...this.#doubtful.values()];
    const told = [...this.#told, ...doubtful].slice(0, maxReported);
    const more = this.#more + this.#told.length + doubtful.length - told.length;
    return more === 0 ? told : [...told, { code: 'more-cells', values: { count: more } }];
  }
}
