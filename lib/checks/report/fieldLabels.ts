/** The labels of fields for editors: the first words of the documentation of a field. */
import type { Field, Fields, Storage } from '@/content-types/definition';

/** `Lead: die Aussage des Artikels in ein bis drei Sätzen.` → `Lead` */
export function labelOf({ doc }: Field): string {
  const [label = doc] = doc.split(/[.:;,(]/, 1);
  return label.trim();
}

/** The fields inside a field; those of all content boxes, because a path does not say which box it is. */
function fieldsInside(storage: Storage): readonly Fields[] {
  if (storage.type === 'component') return [storage.component.fields];
  return storage.type === 'dynamiczone' ? storage.blocks.map(({ fields }) => fields) : [];
}

/** A step of a path; positions in lists are counted from 1. */
export function countedFromOne(step: string): string {
  return /^\d+$/.test(step) ? `${Number(step) + 1}.` : step;
}

/** `content.3.kicker` → `Inhalt › 4. › Zeile über dem Titel`; with every label that the field has in some kind of block. */
export function fieldLabel(fields: Fields, path: string): string {
  let candidates: readonly Fields[] = [fields];
  const steps = path.split('.').map((step) => {
    if (/^\d+$/.test(step)) return countedFromOne(step);
    const named = candidates.flatMap(({ [step]: field }) => (field === undefined ? [] : [field]));
    candidates = named.flatMap(({ storage }) => fieldsInside(storage));
    return [...new Set(named.map(labelOf))].join(' / ') || step;
  });
  return steps.join(' › ');
}
