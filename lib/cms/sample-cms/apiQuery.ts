/** The query of a request, read and applied as Strapi 4 does. */
import qs from 'qs';
import { internalError, invalidParameter } from './apiError';
import { compareWithOperand } from './filters';
import type { SampleAttributes } from './filters';
import { isRecord } from '@/lib/shared/browser/isRecord';
import { namesIn, parseSelection } from './selection';
import type { Selection } from './selection';

interface SortKey {
  readonly name: string;
  readonly descending: boolean;
}

export interface ApiQuery {
  readonly selection: Selection;
  readonly sort: readonly SortKey[];
  readonly page: number;
  readonly pageSize: number;
  /** One or several; undefined stands for the default language. */
  readonly locale: readonly string[] | undefined;
  readonly drafts: boolean;
}

const defaultPageSize = 25;

/** Converts values to numbers as Strapi does: a page size that is none ends in an internal error. */
function readPagination(pagination: unknown, maxPageSize: number): Pick<ApiQuery, 'page' | 'pageSize'> {
  const { page = 1, pageSize = defaultPageSize, ...others } = isRecord(pagination) ? pagination : {};
  const [unknownName] = Object.keys(others);
  if (unknownName !== undefined) throw invalidParameter(`pagination.${unknownName}`);
  const wanted = { page: Math.max(1, Number(page)), pageSize: Math.min(maxPageSize, Math.max(1, Number(pageSize))) };
  if (!Number.isInteger(wanted.page) || !Number.isInteger(wanted.pageSize)) throw internalError();
  return wanted;
}

function readSort(sort: unknown): readonly SortKey[] {
  if (sort === undefined) return [];
  return namesIn(sort).map((text) => {
    const [name = '', order = 'asc'] = text.split(':');
    if (!/^(asc|desc)$/i.test(order)) throw internalError();
    return { name, descending: order.toLowerCase() === 'desc' };
  });
}

function readDrafts(publicationState: unknown): boolean {
  if (publicationState !== undefined && publicationState !== 'live' && publicationState !== 'preview')
    throw internalError();
  return publicationState === 'preview';
}

/** Parses with the limits of Strapi. Throws ApiError. */
export function parseQuery(search: string, maxPageSize: number): ApiQuery {
  const query = qs.parse(search, { depth: 20, arrayLimit: 100, strictNullHandling: true, ignoreQueryPrefix: true });
  const { locale } = query;
  return {
    selection: parseSelection(query),
    sort: readSort(query['sort']),
    ...readPagination(query['pagination'], maxPageSize),
    locale: locale === undefined ? undefined : [locale].flat().filter((code) => typeof code === 'string'),
    drafts: readDrafts(query['publicationState']),
  };
}

/** Empty values come first, as in SQLite. */
function compareValues(left: unknown, right: unknown): number {
  if (left === null || right === null) return Number(left !== null) - Number(right !== null);
  return compareWithOperand(left, right);
}

/**
 * Sorts by several keys; items with equal keys stay in order.
 * Throws ApiError 400 for an attribute that does not exist.
 */
export function sorted<Item>(
  items: readonly Item[],
  attributesOf: (item: Item) => SampleAttributes,
  sort: readonly SortKey[],
): readonly Item[] {
  const prepared = items.map((item) => ({ item, attributes: attributesOf(item) }));
  for (const { name } of sort) {
    if (prepared.some(({ attributes }) => !Object.hasOwn(attributes, name))) throw invalidParameter(name);
  }
  const compare = (left: SampleAttributes, right: SampleAttributes): number => {
    for (const { name, descending } of sort) {
      const order = compareValues(left[name], right[name]);
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  };
  return prepared.sort((left, right) => compare(left.attributes, right.attributes)).map(({ item }) => item);
}

export interface Pagination {
  readonly page: number;
  readonly pageSize: number;
  readonly pageCount: number;
  readonly total: number;
}

export function paginated<Item>(
  items: readonly Item[],
  { page, pageSize }: ApiQuery,
): { items: readonly Item[]; pagination: Pagination } {
  const total = items.length;
  return {
    items: items.slice((page - 1) * pageSize, page * pageSize),
    pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
  };
}
