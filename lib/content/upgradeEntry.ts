/** Adds fields that are newer than the snapshot to its entries. */
import { contentType } from '@/content-types/registry';
import type { CheckedEntry } from './checkedEntry';
import { emptyAttributes } from './emptyAttributes';

/**
 * The entry with its missing fields as empty ones; undefined if one of these is required, because pages cannot do without it.
 * Components and blocks inside it stay as they were.
 */
export function upgradeEntry(entry: CheckedEntry): CheckedEntry | undefined {
  const missing = Object.entries(contentType(entry.meta.type).fields).filter(([name]) => !(name in entry.values));
  if (missing.length === 0) return entry;
  const wires = emptyAttributes(Object.fromEntries(missing));
  const empty = missing.map(([name, { schema }]) => [name, schema.safeParse(wires[name] ?? undefined)] as const);
  if (!empty.every(([, { success }]) => success)) return undefined;
  return {
    ...entry,
    values: { ...entry.values, ...Object.fromEntries(empty.map(([name, { data }]) => [name, data])) },
  };
}
