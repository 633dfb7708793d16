import { describe, expect, it } from 'vitest';
import { blockTypes } from '@/content-types/blocks/blockTypes';
import type { Fields, Storage } from '@/content-types/definition';
import { collectionTypes, singleTypes } from '@/content-types/registry';

type Relation = Extract<Storage, { type: 'relation' }>;

/** Every relation below a set of fields, with the place where it stands. */
function relationsIn(place: string, fields: Fields): readonly (readonly [string, Relation])[] {
  return Object.entries(fields).flatMap(([name, { storage }]) => {
    const path = `${place}.${name}`;
    if (storage.type === 'relation') return [[path, storage] as const];
    return storage.type === 'component' ? relationsIn(path, storage.component.fields) : [];
  });
}

const keys: ReadonlyMap<string, string> = new Map(Object.values(collectionTypes).map(({ name, key }) => [name, key]));

const relations = [
  ...[...Object.values(collectionTypes), ...Object.values(singleTypes)].flatMap(({ name, fields }) =>
    relationsIn(name, fields),
  ),
  ...blockTypes.flatMap(({ kind, fields }) => relationsIn(`blocks.${kind}`, fields)),
];

describe('relations', () => {
  it('exist', () => {
    expect(relations.length).toBeGreaterThan(20);
  });

  it('point to a collection and read the field that is its key', () => {
    const wrong = relations.filter(([, { target, targetKey }]) => keys.get(target) !== targetKey);
    expect(wrong).toEqual([]);
  });
});

it('content types are registered under their own names', () => {
  const registered = Object.entries({ ...collectionTypes, ...singleTypes });
  expect(registered.map(([name]) => name)).toEqual(registered.map(([, type]) => type.name));
});
