/** Reads the JSON-stat files of the site back as the data that they were made of. */
import { z } from 'zod';
import { cellOf, kindSigns, measuredRoles, signedKinds } from '@/content-types/dataCells';
import type { DataCell } from '@/content-types/dataCells';
import type { IndicatorData } from '@/lib/data/dataColumns';

const role = z.enum(['period', 'area', 'category', 'value', 'total', 'low', 'high', 'status', 'note']);

const fileSchema = z.object({
  id: z.array(z.string()),
  size: z.array(z.number()),
  dimension: z.record(z.string(), z.object({ category: z.object({ index: z.array(z.string()) }) })),
  value: z.union([z.array(z.number().nullable()), z.record(z.string(), z.number().nullable())]),
  status: z.record(z.string(), z.string()),
  extension: z.object({
    columns: z.array(z.object({ key: z.string(), label: z.string(), role, unit: z.string().nullable() })),
    rows: z.array(z.number()).optional(),
    notes: z.record(z.string(), z.array(z.string())),
  }),
});

type File = z.infer<typeof fileSchema>;

const words = { p: 'provisional', e: 'estimated', r: 'revised', s: 'scenario' } as const;

function valueAt(file: File, at: number): DataCell {
  const value = (Array.isArray(file.value) ? file.value[at] : file.value[String(at)]) ?? null;
  const sign = signedKinds.find((kind) => file.status[String(at)]?.includes(kindSigns[kind]));
  return cellOf({ kind: sign ?? (value === null ? 'unavailable' : 'known'), value });
}

function statusAt(file: File, at: number): string {
  const [, letter] = /(?:^| )([pers])$/.exec(file.status[String(at)] ?? '') ?? [];
  return Object.entries(words).find(([sign]) => sign === letter)?.[1] ?? 'measured';
}

function isMeasured(column: File['extension']['columns'][number]): boolean {
  return measuredRoles.some((measured) => measured === column.role);
}

/** The names of a position, one for each dimension that names rows. */
function namesAt(file: File, position: number): readonly string[] {
  let rest = position;
  return file.id
    .slice(0, -1)
    .map((id) => file.dimension[id]?.category.index ?? [])
    .toReversed()
    .map((index) => {
      const name = index[rest % index.length] ?? '';
      rest = Math.floor(rest / index.length);
      return name;
    })
    .toReversed();
}

/** The values whose statuses stand in this column. */
function judged({ extension: { columns } }: File, place: number): number {
  const isOnly = columns.filter((column) => column.role === 'status').length === 1;
  const before = isOnly
    ? columns.findIndex(isMeasured)
    : columns.slice(0, place).findLastIndex((column) => column.role === 'value' || column.role === 'total');
  return columns.slice(0, before).filter(isMeasured).length;
}

function rowAt(file: File, index: number, position: number): DataCell[] {
  const { columns, notes } = file.extension;
  const count = columns.filter(isMeasured).length;
  const names = [...namesAt(file, position)];
  let which = 0;
  return columns.map((column, place) => {
    if (isMeasured(column)) return valueAt(file, position * count + which++);
    if (column.role === 'note') return notes[column.key]?.[index] ?? null;
    if (column.role === 'status') return statusAt(file, position * count + judged(file, place));
    return names.shift() ?? null;
  });
}

export function fromJsonStat(content: unknown): Pick<IndicatorData, 'columns' | 'data_rows'> {
  const file = fileSchema.parse(content);
  const { columns, rows } = file.extension;
  const places = file.size.slice(0, -1).reduce((product, size) => product * size, 1);
  const positions = rows ?? Array.from({ length: places }, (_, index) => index);
  return {
    columns: columns.map((column) => ({ ...column, decimals: null })),
    data_rows: positions.map((position, index) => rowAt(file, index, position)),
  };
}
