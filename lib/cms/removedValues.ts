/** What the fields hold that the content types no longer have: what to ask of the database, and what is in the answer. */
import { isRecord } from '../base/isRecord';
import { keyColumns } from './keyColumns';
import { isContentType, shortName } from './models';
import type { Attribute, Models } from './models';
import type { StrapiVersion } from './packages';
import type { RemovedField } from './removedFields';
import type { EntryData } from './strapiApp';

/** One value of a removed field. */
export interface RemovedValue {
  /** As in the message: `article: motto`, `blocks.text: heading`. */
  readonly field: string;
  /** The entry that holds it: type, Strapi's number of it, and the field by which people tell it apart. */
  readonly entry: string;
  readonly id: unknown;
  readonly key: unknown;
  readonly locale: unknown;
  readonly state: 'published' | 'draft';
  /** Where in the entry: `content.0.heading`. */
  readonly place: string;
  readonly value: unknown;
}

type Populate = Readonly<Record<string, Request | { readonly on: Readonly<Record<string, Request>> }>>;

/** What Strapi's database layer is asked for. */
export interface Request {
  readonly select: readonly string[];
  readonly populate: Populate;
}

function isEmpty({ select, populate }: Request): boolean {
  return select.length === 0 && Object.keys(populate).length === 0;
}

/** The database layer reads all columns if it is asked for none. */
function withId(request: Request): Request {
  return { ...request, select: ['id', ...request.select] };
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}

function groupsIn(value: unknown): readonly EntryData[] {
  return (Array.isArray(value) ? value : [value]).filter(isRecord);
}

const file: Request = { select: ['id', 'name', 'url'], populate: {} };

export class RemovedValues {
  private readonly removed: ReadonlySet<string>;
  /** Version 4 numbers each language of an entry. */
  private readonly number: 'id' | 'documentId';

  /** `models`: those that still have the fields. */
  constructor(
    private readonly models: Models,
    removed: readonly RemovedField[],
    strapi: StrapiVersion,
  ) {
    this.number = strapi === 4 ? 'id' : 'documentId';
    this.removed = new Set(removed.map(({ type, field }) => `${type}/${field}`));
  }

  /** By content type, what to ask of its entries: nothing else than this, because they may hold megabytes of data. */
  requests(): ReadonlyMap<string, Request> {
    const types = [...this.models.keys()].filter(isContentType);
    const asked = types.map((uid) => [uid, this.request(uid, false)] as const);
    return new Map(
      asked
        .filter(([, request]) => !isEmpty(request))
        .map(([uid, { select, populate }]) => [
          uid,
          { select: [...new Set([...this.identity(uid), ...select])], populate },
        ]),
    );
  }

  /** The values in an entry that was read with the request of its type. */
  valuesIn(uid: string, entry: EntryData): readonly RemovedValue[] {
    const state = isFilled(entry['publishedAt']) ? 'published' : 'draft';
    const { [this.number]: id, locale } = entry;
    const key = entry[this.keyOf(uid)];
    return this.found(uid, entry, '').map(({ field, place, value }) => {
      return { field, entry: shortName(uid), id, key, locale, state, place, value };
    });
  }

  private attributes(uid: string): readonly (readonly [string, Attribute])[] {
    return Object.entries(this.models.get(uid) ?? {});
  }

  private isRemoved(uid: string, name: string): boolean {
    return this.removed.has(`${uid}/${name}`);
  }

  /** The field by which people tell the entries of a type apart. In version 4 it is not unique among languages. */
  private keyOf(uid: string): string {
    const attributes = this.attributes(uid);
    const [key = 'id'] = attributes.find(([name, { unique }]) => unique === true || name === keyColumns[uid]) ?? [];
    return key;
  }

  private identity(uid: string): readonly string[] {
    return ['id', this.number, 'locale', 'publishedAt', this.keyOf(uid)];
  }

  /** `whole`: of everything inside, because it is in a field that is gone. */
  private request(uid: string, whole: boolean): Request {
    const wanted = this.attributes(uid).map(([name, attribute]) => {
      return [name, attribute, whole || this.isRemoved(uid, name)] as const;
    });
    const populate = wanted.flatMap(([name, attribute, isWanted]) => {
      const inside = this.inside(attribute, isWanted);
      return inside === undefined ? [] : [[name, inside] as const];
    });
    const values = wanted.filter(([name, , isWanted]) => isWanted && !populate.some(([other]) => other === name));
    return { select: values.map(([name]) => name), populate: Object.fromEntries(populate) };
  }

  /** What to ask of a field that is in tables of its own; undefined for nothing, or if it is not. */
  private inside(attribute: Attribute, isWanted: boolean): Populate[string] | undefined {
    const { type, component = '', components = [], target = '' } = attribute;
    if (type === 'media') return isWanted ? file : undefined;
    if (type === 'relation')
      return isWanted ? { select: [...new Set(this.identity(target))], populate: {} } : undefined;
    const requests = (type === 'component' ? [component] : components)
      .map((uid) => [uid, this.request(uid, isWanted)] as const)
      .filter(([, request]) => !isEmpty(request))
      .map(([uid, request]) => [uid, withId(request)] as const);
    return type === 'component'
      ? requests[0]?.[1]
      : requests.length === 0
        ? undefined
        : { on: Object.fromEntries(requests) };
  }

  private found(
    uid: string,
    group: EntryData,
    place: string,
  ): readonly Pick<RemovedValue, 'field' | 'place' | 'value'>[] {
    return this.attributes(uid).flatMap(([name, { type, component = '', repeatable = false }]) => {
      const value = group[name];
      const own = `${place}${name}`;
      if (this.isRemoved(uid, name))
        return isFilled(value) ? [{ field: `${shortName(uid)}: ${name}`, place: own, value }] : [];
      if (type !== 'component' && type !== 'dynamiczone') return [];
      return groupsIn(value).flatMap((inner, index) => {
        const inside = type === 'component' ? component : String(inner['__component']);
        return this.found(inside, inner, type === 'component' && !repeatable ? `${own}.` : `${own}.${index}.`);
      });
    });
  }
}
