/** Walks checked values along their definition. */
import { isRecord } from '@/lib/shared/browser/isRecord';
import { blockTypes } from '@/content-types/blocks/blockTypes';
import type { Fields, Media, Reference, Storage } from '@/content-types/definition';

type Values = Readonly<Record<string, unknown>>;

/** Functions that replace references, files and texts; null removes the value. */
interface ValueReplacers {
  readonly reference?: (reference: Reference, path: string) => Reference | null;
  readonly media?: (media: Media, path: string) => Media | null;
  /** Plain text of several lines. */
  readonly text?: (text: string) => string;
  /** Markdown. */
  readonly richText?: (text: string, path: string) => string;
  /** Called with the path of a group or block that is dropped because a required part was removed. */
  readonly dropped?: (path: string) => void;
}

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && 'type' in value && 'key' in value;
}

export function isMedia(value: unknown): value is Media {
  return typeof value === 'object' && value !== null && 'url' in value && 'mime' in value;
}

function unchanged<Value>(value: Value): Value {
  return value;
}

/** The items of a list; `Array.isArray` alone would make them `any`. */
function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Replaces the values of a group of fields that may be absent. */
function replaceGroup(fields: Fields, value: unknown, path: string, replacement: ValueReplacers): Values | null {
  const replaced = replaceValues(fields, value, path, replacement);
  if (replaced === null && isRecord(value)) replacement.dropped?.(path);
  return replaced;
}

function replaceItems(fields: Fields, value: unknown, path: string, replacement: ValueReplacers): unknown[] {
  return itemsOf(value).flatMap((item, index) => {
    const replaced = replaceValues(fields, item, `${path}.${index}`, replacement);
    if (replaced === null) replacement.dropped?.(`${path}.${index}`);
    return replaced === null ? [] : [replaced];
  });
}

function replaceBlocks(value: unknown, path: string, replacement: ValueReplacers): unknown[] {
  return itemsOf(value).flatMap((block, index) => {
    const type = blockTypes.find(({ kind }) => isRecord(block) && block['kind'] === kind);
    const replaced = type ? replaceValues(type.fields, block, `${path}.${index}`, replacement) : null;
    if (replaced === null) replacement.dropped?.(`${path}.${index}`);
    return replaced === null ? [] : [replaced];
  });
}

function replaceField(storage: Storage, value: unknown, path: string, replacement: ValueReplacers): unknown {
  const { reference = unchanged, media = unchanged, text = unchanged, richText = unchanged } = replacement;
  switch (storage.type) {
    case 'text':
      return typeof value === 'string' ? text(value) : value;
    case 'richtext':
      return typeof value === 'string' ? richText(value, path) : value;
    case 'relation':
      if (!storage.many) return isReference(value) ? reference(value, path) : null;
      return itemsOf(value)
        .filter(isReference)
        .flatMap((item, index) => reference(item, `${path}.${index}`) ?? []);
    case 'media':
      return isMedia(value) ? media(value, path) : null;
    case 'component':
      return storage.repeatable
        ? replaceItems(storage.component.fields, value, path, replacement)
        : replaceGroup(storage.component.fields, value, path, replacement);
    case 'dynamiczone':
      return replaceBlocks(value, path, replacement);
    default:
      return value;
  }
}

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

/**
 * A copy of `values` with references, files and texts replaced. Null if a required field lost its last value, because the
 * group of fields is then useless.
 */
export function replaceValues(
  fields: Fields,
  values: unknown,
  path: string,
  replacement: ValueReplacers,
): Values | null {
  if (!isRecord(values)) return null;
  const replaced: Record<string, unknown> = { ...values };
  for (const [name, { storage, required }] of Object.entries(fields)) {
    const before = values[name];
    const after = replaceField(storage, before, path === '' ? name : `${path}.${name}`, replacement);
    if (required && isEmpty(after) && !isEmpty(before)) return null;
    replaced[name] = after;
  }
  return replaced;
}

/** Calls `visit` for each text inside a value, with its path. */
export function visitTexts(value: unknown, path: string, visit: (text: string, path: string) => void): void {
  if (typeof value === 'string') visit(value, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) visitTexts(inner, path === '' ? name : `${path}.${name}`, visit);
}

/** Calls `visit` for each image part inside a value. */
export function visitImages(value: unknown, path: string, visit: (image: Values, path: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('decorative' in value && 'file' in value) visit({ ...value }, path);
  for (const [name, inner] of Object.entries(value)) visitImages(inner, path === '' ? name : `${path}.${name}`, visit);
}
