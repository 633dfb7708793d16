/** SDMX-CSV, versions 1 and 2: one line per observation. */
import type { Cube, Dimension, Member } from './cube';
import { DataFileError } from './fileErrors';
import { isBlankCode } from './valueWithStatus';
import { isEmptyCell } from './table';
import type { RawCell, RawRow } from './table';

const valueName = 'OBS_VALUE';
const timeName = 'TIME_PERIOD';
const areaNames: readonly string[] = ['REF_AREA', 'GEO'];
/** The second name is Eurostat's. */
const statusNames: readonly string[] = ['OBS_STATUS', 'OBS_FLAG'];
/** These have their own codes, in which `A` and `D` are reasons for secrecy. */
const confidentialityNames: readonly string[] = ['OBS_CONF', 'CONF_STATUS'];
/** Columns about the file, not the data. */
const fileNames: readonly string[] = [
  ...['DATAFLOW', 'STRUCTURE', 'STRUCTURE_ID', 'STRUCTURE_NAME', 'ACTION'],
  'LAST UPDATE',
];

const noDimensions = [...fileNames, ...statusNames, ...confidentialityNames];

/** Free for publication. */
const freeCode = 'F';
const secretCode = 'X';

function textOf(cell: RawCell | undefined): string {
  return String(cell ?? '').trim();
}

/** Splits `TIME_PERIOD: Time` into code and name. */
function namedText(text: string): Member {
  const { id = text, label = id } = /^(?<id>[^:]*):\s+(?<label>.*)$/s.exec(text)?.groups ?? {};
  return { id, label };
}

/** Eurostat writes some names in lower case. */
function isOneOf(names: readonly string[], { id }: Member): boolean {
  return names.includes(id.toUpperCase());
}

function dimensionOf(member: Member): Dimension {
  const role = isOneOf([timeName], member) ? 'period' : isOneOf(areaNames, member) ? 'area' : null;
  return { ...member, role };
}

function statusOf(row: RawRow, head: readonly Member[]): string {
  const codes = head.flatMap((member, place) => {
    const { id: code } = namedText(textOf(row.cells[place]));
    if (isBlankCode(code)) return [];
    if (isOneOf(confidentialityNames, member)) return code === freeCode ? [] : [secretCode];
    return isOneOf(statusNames, member) ? [code] : [];
  });
  return codes.join(' ');
}

/** Whether the first row is the head of SDMX-CSV. */
export function isSdmx([head]: readonly RawRow[]): boolean {
  const names = (head?.cells ?? []).map((cell) => namedText(textOf(cell)));
  return [valueName, timeName].every((name) => names.some((member) => isOneOf([name], member)));
}

/**
 * The observations of SDMX-CSV. Ignores attributes, the columns after the value: they repeat one text, or say what no column of an
 * indicator holds. Throws DataFileError if a row is cut off.
 */
export function sdmxCube([head, ...body]: readonly RawRow[]): Cube {
  const names = (head?.cells ?? []).map((cell) => namedText(textOf(cell)));
  const end = names.findIndex((member) => isOneOf([valueName], member));
  const places = names.flatMap((member, place) => {
    const isBefore = place < end || isOneOf([timeName], member);
    return isBefore && !isOneOf(noDimensions, member) ? [place] : [];
  });
  return {
    statusName: names.find((member) => isOneOf(statusNames, member))?.id ?? valueName,
    dimensions: places.flatMap((place) => names[place] ?? []).map(dimensionOf),
    observations: body.map((row) => {
      // The missing cell may be the code that keeps a value secret.
      if (row.cells.length !== names.length) throw lengthError(row, names.length);
      const cell = row.cells[end] ?? null;
      return {
        number: row.number,
        members: places.map((place) => namedText(textOf(row.cells[place]))),
        value: isEmptyCell(cell) ? null : cell,
        status: statusOf(row, names),
      };
    }),
  };
}

function lengthError({ number: row, cells }: RawRow, expected: number): DataFileError {
  return new DataFileError({ code: 'data-row-length', values: { row, found: cells.length, expected } });
}
