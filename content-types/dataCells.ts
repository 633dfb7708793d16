/**
 * How to read a cell of an indicator's data. Editors enter data as JSON or upload a file; both use the signs of Swiss
 * statistics, which only this file knows.
 */

import { plainDigits } from './plainDigits';

export type DataCell = string | number | null;

/** The roles of columns whose cells are numbers or signs. */
export const measuredRoles = ['value', 'total', 'low', 'high'] as const;

/** Whether the cells of a column are numbers or signs. */
export function isMeasured({ role }: { readonly role?: unknown }): boolean {
  return measuredRoles.some((measured) => measured === role);
}

/** The roles of columns that are series; a total is the sum of the others. */
export const seriesRoles = ['value', 'total'] as const;

/** How certain a value is, most certain first. */
export const statuses = ['measured', 'provisional', 'estimated', 'revised', 'scenario'] as const;

export type Status = (typeof statuses)[number];

const wordsOfStatuses: { readonly [Name in Status]: readonly string[] } = {
  measured: ['', 'na', 'measured', 'gemessen', 'gezählt', 'erhoben', 'definitiv', 'endgültig'],
  provisional: ['provisional', 'p', 'provisorisch', 'prov.', 'vorläufig'],
  estimated: ['estimated', 'e', 'geschätzt', 'schätzung', 'hochgerechnet', 'hochrechnung'],
  revised: ['revised', 'r', 'revidiert', 'rev.', 'korrigiert'],
  scenario: ['scenario', 's', 'szenario', 'prognose', 'prognostiziert', 'projektion'],
};

const statusesByWord: ReadonlyMap<string, Status> = new Map(
  statuses.flatMap((status) => wordsOfStatuses[status].map((word) => [word, status] as const)),
);

/** Returns the status that a cell names, `measured` if it is empty; undefined if it is not a status. */
export function readStatus(cell: DataCell | undefined): Status | undefined {
  return statusesByWord.get(
    String(cell ?? '')
      .trim()
      .toLowerCase(),
  );
}

/** Signs: `…` unavailable, `X` secret, `( )` or `(12.3)` uncertain, `–` nothing, which is exactly zero because none occurs. */
export type ValueKind = 'known' | 'unavailable' | 'secret' | 'uncertain' | 'nothing';

export interface CellValue {
  readonly kind: ValueKind;
  /** Null if there is no number to draw or to calculate with; 0 for `nothing`. */
  readonly value: number | null;
}

/** The kinds that are shown with a sign, in the order in which they are explained. */
export const signedKinds = ['unavailable', 'secret', 'uncertain', 'nothing'] as const;

export type SignedKind = (typeof signedKinds)[number];

/** The sign of each kind; an uncertain number stands in the brackets. */
export const kindSigns: { readonly [Kind in SignedKind]: string } = {
  unavailable: '…',
  secret: 'X',
  uncertain: '( )',
  nothing: '–',
};

/** Group separators: both apostrophes, plain, non-breaking and narrow spaces. */
const groupMark = "['’\u2007\u2009\u202f\u00a0 ]";

/** `1'234'567,8`, `-0.5`: with either decimal mark; digits may be in groups of three. */
const numberText = new RegExp(
  `^(?<minus>[-−–]?)(?<whole>\\d{1,3}(?:(?<group>${groupMark})\\d{3}(?:\\k<group>\\d{3})*)?|\\d+)(?:[.,](?<decimals>\\d+))?$`,
  'u',
);

/** `1e+05`, as R and Python write large numbers. Not `1.2E+05`: spreadsheets show that when a column is narrow, and digits are lost. */
const powerText = /^-?\d+(?:\.\d+)?e[+-]\d{2}$/;

function numberIn(text: string): number | undefined {
  if (powerText.test(text)) return Number(text);
  const { minus, whole = '', decimals } = numberText.exec(text)?.groups ?? {};
  if (whole === '') return undefined;
  const digits = whole.replace(/\D/g, '');
  const size = Number(decimals === undefined ? digits : `${digits}.${decimals}`);
  if (!Number.isFinite(size)) return undefined;
  return minus === '' || size === 0 ? size : -size;
}

const unavailable: CellValue = { kind: 'unavailable', value: null };
const secret: CellValue = { kind: 'secret', value: null };
const nothing: CellValue = { kind: 'nothing', value: 0 };

const valuesOfSigns: ReadonlyMap<string, CellValue> = new Map([
  // R writes the last two.
  ...['', '…', '...', 'NA', 'NaN'].map((sign) => [sign, unavailable] as const),
  ...['X', 'x'].map((sign) => [sign, secret] as const),
  ...['–', '-', '−', '—'].map((sign) => [sign, nothing] as const),
]);

function valueIn(text: string): CellValue | undefined {
  const sign = valuesOfSigns.get(text);
  if (sign !== undefined) return sign;
  const inside = /^\((.*)\)$/su.exec(text)?.[1]?.trim();
  if (inside === '') return { kind: 'uncertain', value: null };
  const value = numberIn(inside ?? text);
  return value === undefined ? undefined : { kind: inside === undefined ? 'known' : 'uncertain', value };
}

/** Returns the value of a cell, `unavailable` if it is empty; undefined if it is neither a number nor a sign. */
export function readValue(cell: DataCell | undefined): CellValue | undefined {
  if (typeof cell === 'number') return { kind: 'known', value: cell };
  return cell === null || cell === undefined ? unavailable : valueIn(cell.trim());
}

/** Returns the shortest cell with the same meaning, as data files write it: `.` before decimals, no groups. */
export function cellOf({ kind, value }: CellValue): DataCell {
  if (kind === 'known') return value;
  if (kind === 'unavailable') return null;
  return kind === 'uncertain' && value !== null ? `(${plainDigits(value)})` : kindSigns[kind];
}
