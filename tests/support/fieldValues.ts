/** Values that a field may have, as the CMS sends them, derived from its definition. */
import { strapiBlockName } from '@/content-types/block';
import { textBlock } from '@/content-types/blocks/text';
import type { Field, Fields, Storage } from '@/content-types/definition';
import type { MediaFile } from '@/lib/cms/sample-cms/mediaLibrary';

/** What exists for fields to point to. */
export interface Targets {
  /** A picture or another file for a field, each time a new one: pages do not show the same picture twice. */
  readonly newFile: (allowed: 'images' | 'files', field: string) => MediaFile;
  /** The keys of the entries of a collection. */
  readonly keysOf: (collection: string) => readonly unknown[];
}

const addressNames = /^(?:url|src|path|link|address|previous_version)$|_url$/;

/** One as a line of related words is written: `search-words` reads nothing else. */
const texts = ['Eins', 'Zwei', 'Eins, Zwei: Drei'];
/** Of a column, a period, an area and a group in the data of the indicators. */
const namesInData = ['anzahl', '2025', 'Riehen', 'Miete'];
const addresses = ['/themen', 'https://anders.example.org/'];
const days = ['2025-03-04', '2026-05-06'];
const instants = ['2026-02-01T08:00:00.000Z', '2027-02-01T08:00:00.000Z'];

/** The outline of an area on a map. */
const square = [
  [0, 0],
  [9, 0],
  [9, 9],
];

/** Each field that holds structured data takes some of them. */
const structures: readonly unknown[] = [
  ['/artikel/wohnungsbau'],
  ['/frueher/eins'],
  ['Kanton'],
  ['allow-scripts'],
  ['geolocation'],
  ['Leerwohnungsbestand'],
  { yMin: -5 },
  { visible: ['anzahl'] },
  [['2026', 5, 5]],
  { width: 9, height: 9, areas: [{ name: 'Basel', center: [4, 4], rings: [square] }] },
];

/** So many targets of a relation are tried. */
const maxTargets = 4;

function numbers({ min = -7, max = 1000 }: { readonly min?: number; readonly max?: number }): readonly number[] {
  const inside = [1, 2, 77].filter((value) => value >= min && value <= max);
  return [...new Set([...inside, min, max])];
}

function relations({ target, targetKey, many }: Extract<Storage, { type: 'relation' }>, targets: Targets): unknown[] {
  const found = targets.keysOf(target).slice(0, maxTargets);
  const entries = found.map((key, id) => ({ id, attributes: { [targetKey]: key } }));
  return entries.map((entry) => ({ data: many ? [entry] : entry }));
}

function lines(name: string, isKey: boolean): readonly string[] {
  if (isKey) return ['eins', 'zwei'];
  return addressNames.test(name) ? addresses : [...texts, ...namesInData];
}

function fits({ schema }: Field, value: unknown): boolean {
  return schema.safeParse(value).success;
}

/** A group of fields with all of them filled in. */
export function madePart(fields: Fields, targets: Targets): Readonly<Record<string, unknown>> {
  const values = Object.entries(fields).map(([name, field]) => {
    const [first = null] = valuesOf(name, field, targets);
    return [name, first] as const;
  });
  return { id: 1, ...Object.fromEntries(values) };
}

function storedValues(name: string, { storage }: Field, targets: Targets): readonly unknown[] {
  switch (storage.type) {
    case 'string':
      return lines(name, storage.unique === true);
    case 'text':
    case 'richtext':
      return texts;
    case 'integer':
    case 'decimal':
      return numbers(storage);
    case 'boolean':
      return [false, true];
    case 'date':
      return days;
    case 'datetime':
      return instants;
    case 'enumeration':
      return storage.values;
    case 'json':
      return structures;
    case 'media':
      return [{ data: targets.newFile(storage.allowed, name) }];
    case 'relation':
      return relations(storage, targets);
    case 'component': {
      const part = madePart(storage.component.fields, targets);
      return storage.repeatable ? [[part], []] : [part];
    }
    case 'dynamiczone':
      return [[{ ...madePart(textBlock.fields, targets), __component: strapiBlockName(textBlock.kind) }], []];
  }
}

const emptyRelations = { data: [] };
const nothing = { data: null };

function emptyValue({ storage }: Field): unknown {
  if (storage.type === 'relation') return storage.many ? emptyRelations : nothing;
  return storage.type === 'media' ? nothing : null;
}

/** Different values that the field accepts on its own, and that it is empty if it may be. */
export function valuesOf(name: string, field: Field, targets: Targets): readonly unknown[] {
  const possible = [...storedValues(name, field, targets), emptyValue(field)];
  return possible.filter((value) => fits(field, value));
}
