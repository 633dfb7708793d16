/** The components that content types and blocks use, found by following their fields. */
import type { ComponentType, Fields } from '@/content-types/definition';

function addParts(fields: Fields, found: Map<string, ComponentType>): void {
  for (const { storage } of Object.values(fields)) {
    if (storage.type === 'component' && !found.has(storage.component.name)) {
      found.set(storage.component.name, storage.component);
      addParts(storage.component.fields, found);
    }
    if (storage.type === 'dynamiczone') for (const block of storage.blocks) addParts(block.fields, found);
  }
}

/** Every component that one of the given sets of fields reaches, at any depth, by name. */
export function reachableParts(fieldSets: readonly Fields[]): readonly ComponentType[] {
  const found = new Map<string, ComponentType>();
  for (const fields of fieldSets) addParts(fields, found);
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}
