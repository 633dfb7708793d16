/** A short hash of content, by which changes are found. */
import { createHash } from 'node:crypto';
import { isRecord } from './browser/isRecord';

const hashLength = 16;

/** JSON with sorted keys, so that equal content has equal text. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
}

export function contentHash(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, hashLength);
}
