/** Status codes of values as statistical offices use them: those of SDMX and Eurostat, and the signs of this site. */
import { kindSigns, readValue, signedKinds, statuses } from '@/content-types/dataCells';
import type { DataCell, SignedKind, Status } from '@/content-types/dataCells';
import { plainDigits } from '@/content-types/plainDigits';
import type { RawCell } from './table';

export interface ValueWithStatus {
  readonly cell: DataCell;
  readonly status: Status;
}

/** Codes for values that are unpublished, missing or uncertain. */
const kindsByCode: Readonly<Record<SignedKind, readonly string[]>> = {
  secret: ['X', 'x', 'Q', 'C', 'c'],
  unavailable: ['…', '...', '..', ':', 'L', 'M', 'O', 'H', 'K', 'm', 'z'],
  uncertain: ['( )', '()', 'U', 'u', 'N', 'n'],
  nothing: ['–', '-'],
};

const statusesByCode: Readonly<Record<Status, readonly string[]>> = {
  measured: ['', 'A', 'a', 'B', 'b', 'D', 'd', 'G', 'S', 'T', 'W'],
  provisional: ['P', 'p', 'V'],
  estimated: ['E', 'e', 'I', 'i', 's'],
  revised: ['R', 'r'],
  scenario: ['F', 'f'],
};

const kinds: ReadonlyMap<string, SignedKind> = new Map(
  signedKinds.flatMap((kind) => kindsByCode[kind].map((code) => [code, kind] as const)),
);
const words: ReadonlyMap<string, Status> = new Map(
  statuses.flatMap((status) => statusesByCode[status].map((code) => [code, status] as const)),
);

function isKnown(code: string): boolean {
  return kinds.has(code) || words.has(code);
}

/** Whether a code is empty; R writes `NA` for missing values. */
export function isBlankCode(code: string): boolean {
  return /^(?:na|nan)?$/i.test(code);
}

/** `( )` contains a space; Eurostat joins two or three flags: `bp`. Longer words are never split. */
function codesIn(text: string): readonly string[] {
  const codes = text.replaceAll('( )', '()').split(/[\s,;]+/);
  return codes
    .filter((code) => !isBlankCode(code))
    .flatMap((code) => (!isKnown(code) && /^[a-z]{2,3}$/.test(code) ? code.split('') : [code]));
}

/** The cell of a value and its status; undefined if a status code is unknown. The number of a secret value is dropped. */
export function valueWithStatus(value: RawCell, status: string): ValueWithStatus | undefined {
  const codes = codesIn(status.trim());
  if (!codes.every(isKnown)) return undefined;
  const known = statuses[Math.max(0, ...codes.map((code) => statuses.findIndex((one) => one === words.get(code))))];
  const kind = signedKinds.find((one) => codes.some((code) => kinds.get(code) === one));
  const own = readValue(value);
  // Keep what is not a number, so that it is refused with its place.
  if (kind === undefined || own === undefined) return { cell: value, status: known ?? 'measured' };
  const isNumber = kind === 'uncertain' && own.value !== null;
  const cell = kind === 'unavailable' ? null : isNumber ? `(${plainDigits(own.value)})` : kindSigns[kind];
  return { cell, status: known ?? 'measured' };
}
