/** SDMX-CSV, versions 1 and 2: a line for each observation. */
import type { Cube, Dimension, Member } from './cube';
import { DataFileError } from './dataFileError';
import { isEmptyCell } from './table';
import type { RawCell, RawRow } from './table';

const valueName = 'OBS_VALUE';
const timeName = 'TIME_PERIOD';
const areaNames: readonly string[] = ['REF_AREA', 'GEO'];
/** What is said of the value itself; the second one of its confidentiality. */
const statusNames: readonly string[] = ['OBS_STATUS', 'OBS_CONF', 'CONF_STATUS'];
/** Of the file, not of the data. */
const fileNames: readonly string[] = ['DATAFLOW', 'STRUCTURE', 'STRUCTURE_ID', 'STRUCTURE_NAME', 'ACTION'];

/** Free for publication: says nothing of the value. */
const freeCode = 'F';

function textOf(cell: RawCell | undefined): string {
  return String(cell ?? '').trim();
}

/** `TIME_PERIOD: Time` has the name behind the code. */
function namedText(text: string): Member {
  const [id = '', label = id] = text.split(/:\s+/, 2);
  return { id, label };
}

function dimensionOf(member: Member): Dimension {
  const role = member.id === timeName ? 'period' : areaNames.includes(member.id) ? 'area' : null;
  return { ...member, role };
}

function statusOf(row: RawRow, head: readonly Member[]): string {
  const codes = head.flatMap(({ id }, place) => {
    const { id: code } = namedText(textOf(row.cells[place]));
    return !statusNames.includes(id) || (id !== statusNames[0] && code === freeCode) ? [] : [code];
  });
  return codes.filter((code) => code !== '').join(' ');
}

/** Whether these rows are SDMX-CSV: its head is the first line. */
export function isSdmx([head]: readonly RawRow[]): boolean {
  const names = (head?.cells ?? []).map((cell) => namedText(textOf(cell)).id);
  return names.includes(valueName) && names.includes(timeName);
}

/** Attributes, which come behind the value, say the same of each observation, or what no column of an indicator holds. */
export function sdmxCube([head, ...body]: readonly RawRow[]): Cube {
  const names = (head?.cells ?? []).map((cell) => namedText(textOf(cell)));
  const end = names.findIndex(({ id }) => id === valueName);
  const places = names.flatMap(({ id }, place) => {
    const isBefore = place < end || id === timeName;
    return isBefore && !fileNames.includes(id) && !statusNames.includes(id) ? [place] : [];
  });
  return {
    dimensions: places.flatMap((place) => names[place] ?? []).map(dimensionOf),
    observations: body.map((row) => {
      if (row.cells.length < end || row.cells.length > names.length) throw lengthError(row, names.length);
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
