/** Finds the relations and files of a record. */
import { strapiBlockName } from '@/content-types/block';
import type { ContentType } from '@/content-types/contentType';
import type { Fields, Storage } from '@/content-types/definition';
import { isRecord } from '@/lib/shared/browser/isRecord';
import { mediaFields } from './populate';
import { identityOf, wireRecord } from './strapiVersions';
import type { CmsRecord } from './types';

interface Relation {
  /** The content type. */
  readonly target: string;
  /** The same in all languages (Strapi 5); see `identityOf`. */
  readonly identity: string;
  /** The key by which the target is looked up. */
  readonly key: unknown;
}

/** In the order of the record. */
export interface Links {
  /** Relations of the entry itself. */
  readonly own: readonly Relation[];
  /** Relations inside components and blocks. */
  readonly inner: readonly Relation[];
  /** The values of `mediaFields` of each file. */
  readonly files: readonly unknown[];
}

type Found = { readonly relation: Relation; readonly isInner: boolean } | { readonly file: unknown };

/** The records behind a relation or a media field. */
function linkedIn(value: unknown): readonly CmsRecord[] {
  const data: unknown = isRecord(value) ? value['data'] : null;
  return [data].flat().flatMap((item) => wireRecord.safeParse(item).data ?? []);
}

function foundIn(value: unknown, storage: Storage, isInner: boolean): readonly Found[] {
  const items: readonly unknown[] = [value].flat();
  switch (storage.type) {
    case 'media':
      return linkedIn(value).map(({ attributes }) => ({ file: mediaFields.map((name) => attributes[name]) }));
    case 'relation':
      return linkedIn(value).map((record) => {
        const { target, targetKey } = storage;
        return { isInner, relation: { target, identity: identityOf(record), key: record.attributes[targetKey] } };
      });
    case 'component':
      return items.flatMap((item) => foundAmong(item, storage.component.fields, true));
    case 'dynamiczone':
      return items.flatMap((item) => {
        const name = isRecord(item) ? item['__component'] : undefined;
        const block = storage.blocks.find(({ kind }) => strapiBlockName(kind) === name);
        return block === undefined ? [] : foundAmong(item, block.fields, true);
      });
    default:
      return [];
  }
}

function foundAmong(values: unknown, fields: Fields, isInner: boolean): readonly Found[] {
  if (!isRecord(values)) return [];
  return Object.entries(fields).flatMap(([name, { storage }]) => foundIn(values[name], storage, isInner));
}

/** All relations and files of a record, as far as they were populated. */
export function linksOf(type: ContentType, { attributes }: CmsRecord): Links {
  const found = foundAmong(attributes, type.fields, false);
  const relations = found.flatMap((link) => ('relation' in link ? [link] : []));
  return {
    own: relations.filter(({ isInner }) => !isInner).map(({ relation }) => relation),
    inner: relations.filter(({ isInner }) => isInner).map(({ relation }) => relation),
    files: found.flatMap((link) => ('file' in link ? [link.file] : [])),
  };
}
