/** Entries of an earlier snapshot may be older than the code: fields have come since. */
import { contentType } from '@/content-types/registry';
import type { CheckedEntry } from './checkedEntry';
import { emptyAttributes } from './emptyAttributes';

/**
 * The entry with what an empty field has for each that it does not know; nothing if one of these is required, because
 * no page can do without. Parts and boxes inside it stay as they were.
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
