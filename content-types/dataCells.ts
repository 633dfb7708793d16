/**
 * What a cell of an indicator's data says. Editors type it as JSON or write it into a file; both use the signs of Swiss
 * statistics, and nothing but this file reads them.
 */

import { plainDigits } from './plainDigits';

export type DataCell = string | number | null;

/** The columns whose cells are numbers or signs. */
export const measuredRoles = ['value', 'total', 'low', 'high'] as const;

/** Whether the cells of a column are numbers or signs. */
export function isMeasured({ role }: { readonly role?: unknown }): boolean {
  return measuredRoles.some((measured) => measured === role);
}

/** The columns that are series; a total holds what the others add up to. */
export const seriesRoles = ['value', 'total'] as const;

/** How sure a value is, the surest first. */
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

/** What a cell of a column of statuses says; undefined if it is no word for a status. */
export function readStatus(cell: DataCell | undefined): Status | undefined {
  return statusesByWord.get(
    String(cell ?? '')
      .trim()
      .toLowerCase(),
  );
}

/** `unavailable` `…`, `secret` `X`, `uncertain` `( )` or `(12.3)`, `nothing` `–`: exactly zero, because none occurs. */
export type ValueKind = 'known' | 'unavailable' | 'secret' | 'uncertain' | 'nothing';

export interface CellValue {
  readonly kind: ValueKind;
  /** Null if there is none to draw or to calculate with; 0 for nothing. */
  readonly value: number | null;
}

/** The kinds that are shown with a sign, in the order in which they are explained. */
export const signedKinds = ['unavailable', 'secret', 'uncertain', 'nothing'] as const;

export type SignedKind = (typeof signedKinds)[number];

/** The signs themselves; an uncertain number stands between its brackets. */
export const kindSigns: { readonly [Kind in SignedKind]: string } = {
  unavailable: '…',
  secret: 'X',
  uncertain: '( )',
  nothing: '–',
};

/** Between digits: both apostrophes, and spaces that do not break or are narrower. */
const groupMark = "['’\u2007\u2009\u202f\u00a0 ]";

/** `1'234'567,8`, `-0.5`: every mark of the decimals, groups of three digits if there are any. */
const numberText = new RegExp(
  `^(?<minus>[-−–]?)(?<whole>\\d{1,3}(?:(?<group>${groupMark})\\d{3}(?:\\k<group>\\d{3})*)?|\\d+)(?:[.,](?<decimals>\\d+))?$`,
  'u',
);

/** `1e+05`, as R and Python write large numbers. Not `1.2E+05`: spreadsheets show that when a column is narrow, and digits are lost. */
const powerText = /^-?\d+(?:\.\d+)?e[+-]\d{2}$/;

/** The number that a text is; undefined if it is none. */
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
  // The last two are R's.
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

/** What a cell of a column of values says; undefined if it is neither a number nor a sign. */
export function readValue(cell: DataCell | undefined): CellValue | undefined {
  if (typeof cell === 'number') return { kind: 'known', value: cell };
  return cell === null || cell === undefined ? unavailable : valueIn(cell.trim());
}

/** The shortest cell that says the same, in the form of data files: `.` before decimals, no groups. */
export function cellOf({ kind, value }: CellValue): DataCell {
  if (kind === 'known') return value;
  if (kind === 'unavailable') return null;
  return kind === 'uncertain' && value !== null ? `(${plainDigits(value)})` : kindSigns[kind];
}
