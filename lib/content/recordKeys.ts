/** The part of an address that identifies an entry, in canonical form: ` 13`, `"13"` and 13 are the same key. */
import type { ContentType } from '@/content-types/contentType';
import { contentType, isCollectionName } from '@/content-types/registry';
import type { CmsAttributes } from './findings';
import { replaceValues } from './visit';

function isKey(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** The key as the schema of its field normalizes it; unchanged if the schema refuses it. */
function canonicalKey(type: ContentType, key: unknown): string {
  if (type.kind === 'single') return type.name;
  const { success, data } = type.fields[type.key]?.schema.safeParse(key) ?? { success: false };
  if (success && isKey(data)) return String(data);
  return isKey(key) ? String(key) : '';
}

/** The part of an address that identifies the record in all languages; a single type's key is its name. */
export function recordKey(type: ContentType, attributes: CmsAttributes): string {
  return canonicalKey(type, type.kind === 'single' ? undefined : attributes[type.key]);
}

/** Checked values with the keys of references in canonical form. */
export function withCanonicalKeys(type: ContentType, values: CmsAttributes): CmsAttributes {
  const replaced = replaceValues(type.fields, values, '', {
    reference: (reference) =>
      isCollectionName(reference.type)
        ? { ...reference, key: canonicalKey(contentType(reference.type), reference.key) }
        : reference,
  });
  return replaced ?? values;
}
