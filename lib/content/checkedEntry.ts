import type { EntryMeta } from '@/content-types/registry';

/** A checked entry of any type; `values` are the fields by name. */
export interface CheckedEntry {
  readonly meta: EntryMeta;
  readonly values: Readonly<Record<string, unknown>>;
}
