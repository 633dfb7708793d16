/** The layout of forms in the admin panel: which fields share a row. */
import type { Field, Fields } from '@/content-types/definition';
import { longestString } from './schema/attributes';

/** Strapi's name of a field, and how many of twelve columns it takes. */
export interface PlacedField {
  readonly name: string;
  readonly size: number;
}

export type FormRows = readonly (readonly PlacedField[])[];

const wholeRow = 12;
const halfRow = 6;
const thirdOfRow = 4;

/** As wide as the usual content. Strapi always gives lists, groups of fields and formatted texts the whole row. */
function sizeOf({ storage }: Field): number {
  switch (storage.type) {
    case 'string':
      return storage.maxLength !== undefined && storage.maxLength > longestString ? wholeRow : halfRow;
    case 'integer':
    case 'decimal':
      // It identifies an entry, so it belongs beside the name.
      return storage.unique === true ? halfRow : thirdOfRow;
    case 'date':
      return thirdOfRow;
    // The label of a switch needs room for a link that resets it.
    case 'boolean':
    case 'enumeration':
    case 'datetime':
    case 'media':
      return halfRow;
    // Each linked entry shows its state, which leaves no room for its name in half a row.
    case 'relation':
    case 'text':
    case 'richtext':
    case 'json':
    case 'component':
    case 'dynamiczone':
      return wholeRow;
  }
}

/** Only fields of the same width, so that their edges align; files are far taller than anything else. */
function standBeside(one: Field, other: Field): boolean {
  return sizeOf(one) === sizeOf(other) && (one.storage.type === 'media') === (other.storage.type === 'media');
}

function rowsOf(fields: Fields): FormRows {
  const rows: PlacedField[][] = [];
  let before: Field | undefined;
  for (const [name, field] of Object.entries(fields)) {
    const placed = { name, size: sizeOf(field) };
    const row = rows.at(-1);
    const fits = row !== undefined && (row.length + 1) * placed.size <= wholeRow;
    if (fits && before !== undefined && standBeside(before, field)) row.push(placed);
    else rows.push([placed]);
    before = field;
  }
  return rows;
}

/** The rows of a form; each group of fields begins a new row. */
export function formRows(groups: readonly Fields[]): FormRows {
  return groups.flatMap(rowsOf);
}
