import type { FieldFault } from './fieldFaults';

/** Limits of the structured data in a field: enough for fifty years of daily values in ten columns. */
const maxDepth = 8;
const maxValues = 500_000;
const longestText = 1000;

/**
 * Returns the first limit that a value exceeds; undefined if none. Not recursive: data nested five thousand deep would
 * overflow the stack.
 */
export function jsonFault(value: unknown): FieldFault | undefined {
  let level: unknown[] = [value];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return { code: 'data-too-deep', values: { max: maxDepth } };
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one === 'string' && one.length > longestText)
        return { code: 'data-text-too-long', values: { max: longestText } };
      if (typeof one === 'object' && one !== null) for (const inner of Object.values(one)) next.push(inner);
    }
    values += next.length;
    if (values > maxValues) return { code: 'data-too-large', values: { max: maxValues } };
    level = next;
  }
  return undefined;
}
