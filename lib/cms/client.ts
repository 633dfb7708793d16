/** Read access to a Strapi 4 or 5: everything the site gets from its CMS comes through here. */
import type { CollectionType, ContentType, SingleType } from '@/content-types/contentType';
import type { Locale } from '@/content-types/locales';
import { cmsRoot, endpointUrl, fileUrl, uploadsPath } from './cmsAddress';
import { readList } from './collection';
import { endpointOf } from './endpoints';
import { CmsStatusError, PopulateError } from './cmsErrors';
import { createLimiter } from './limit';
import { populatableNames, populateQuery } from './populate';
import type { ListPageCache } from './listPageCache';
import { readFile, readListPage, readRecord } from './readAnswer';
import type { CmsAnswer, ListPage } from './readAnswer';
import { request } from './request';
import type { Connection } from './request';
import { systemClock } from './retry';
import type { Clock } from './retry';
import { draftParameters } from './strapiVersions';
import type { Cms, CmsOptions, CmsPart, CmsQuery, CmsRecord } from './types';

interface Context {
  readonly options: CmsOptions;
  readonly root: URL;
  readonly pages: ListPageCache | undefined;
  readonly connection: Connection;
}

type Query = Readonly<Record<string, unknown>>;

type Languages = Locale | readonly Locale[];

/** The parameters of every request: languages, drafts, and what to populate. */
function baseQuery({ options }: Context, type: ContentType, locale: Languages, part: CmsPart): Query {
  const { drafts, populate } = options;
  return { locale, ...draftParameters(drafts), ...populateQuery(type, populate, { drafts, part }) };
}

/** The sort of a list, completed by the id, so that pages of a list never overlap; a single field is a plain text. */
function sortParameter(sort: readonly string[]): string | readonly string[] {
  const total = sort.includes('id') ? sort : [...sort, 'id'];
  return total.length === 1 ? total.join('') : total;
}

function url({ root, options }: Context, type: ContentType, query: Query): URL {
  return endpointUrl(root, endpointOf(type.name, root.hostname, options.intranetHosts), query);
}

function checkPopulated({ options }: Context, type: ContentType, records: readonly CmsRecord[]): void {
  const missing = populatableNames(type).filter((name) =>
    records.some(({ attributes }) => attributes[name] === undefined),
  );
  if (missing.length > 0) throw new PopulateError(type.name, missing, options.populate);
}

/** Strapi 5 refuses `populate=deep` with 400, Strapi 4 ignores it: both become the same error. */
async function populated<Value extends readonly CmsRecord[] | CmsRecord | null>(
  context: Context,
  type: ContentType,
  reading: Promise<Value>,
): Promise<Value> {
  const { populate } = context.options;
  const result = await reading.catch((error: unknown) => {
    const isRefused = populate === 'deep' && error instanceof CmsStatusError && error.status === 400;
    throw isRefused ? new PopulateError(type.name, [], populate, error) : error;
  });
  checkPopulated(context, type, [result ?? []].flat());
  return result;
}

const emptyPage: ListPage = { records: [], pageSize: 1, total: 0 };

async function list(
  context: Context,
  type: CollectionType,
  locale: Languages,
  { ids, part = 'whole' }: CmsQuery,
): Promise<readonly CmsRecord[]> {
  const { connection } = context;
  const chosen = ids === undefined ? undefined : { $in: ids };
  const query = { ...baseQuery(context, type, locale, part), sort: sortParameter(type.sort), filters: { id: chosen } };
  const languages = [locale].flat().join(', ');
  const readPage = (about: string, wanted: Query, known?: ListPageCache): Promise<ListPage> => {
    const target = url(context, type, { ...query, ...wanted });
    return request(connection, {
      url: target,
      about: `${languages}, ${about}`,
      read: (delivery: CmsAnswer) => known?.read(target.href, delivery) ?? readListPage(delivery),
      ...(type.isOptional && { missing: emptyPage }),
    });
  };
  // Every reading requests these parts, unlike lists by ids or of some relations only.
  const isAskedAgain = part === 'stamp' || part === 'plain' || part === 'dates';
  const reading = readList({
    name: `${url(context, type, {}).pathname} (${languages})`,
    log: connection.log,
    limits: connection.limits,
    readPage: (page, pageSize) =>
      readPage(`page ${page}`, { pagination: { page, pageSize } }, isAskedAgain ? context.pages : undefined),
    readAfter: (id, pageSize) =>
      readPage(`after number ${id}`, {
        sort: 'id',
        filters: { id: { ...chosen, $gt: id } },
        pagination: { page: 1, pageSize },
      }),
  });
  return part === 'whole' ? populated(context, type, reading) : reading;
}

async function single(context: Context, type: SingleType, locale: Locale, part: CmsPart): Promise<CmsRecord | null> {
  const wanted = {
    url: url(context, type, baseQuery(context, type, locale, part)),
    about: locale,
    read: readRecord,
    missing: null,
  };
  const reading = request(context.connection, wanted);
  return part === 'whole' ? populated(context, type, reading) : reading;
}

function connect(options: CmsOptions, root: URL, clock: Clock): Connection {
  return {
    origin: root.origin,
    uploads: uploadsPath(root),
    token: options.token?.trim(),
    timeoutMs: options.timeoutMs,
    limit: createLimiter(options.concurrency),
    limits: options.limits,
    log: options.log ?? ((message) => console.error(message)),
    clock,
  };
}

export interface ConnectionOptions {
  /** Caches the pages of lists that this process has read. */
  readonly pages?: ListPageCache | undefined;
  /** For tests. */
  readonly clock?: Clock;
}

/** Connects to a CMS; nothing is requested yet. */
export function createCms(options: CmsOptions, { pages, clock = systemClock }: ConnectionOptions = {}): Cms {
  const root = cmsRoot(options.url);
  const context: Context = { options, root, pages, connection: connect(options, root, clock) };
  return {
    list: (type, locale, query = {}) => list(context, type, locale, query),
    single: (type, locale, part = 'whole') => single(context, type, locale, part),
    async file(address) {
      const target = fileUrl(root, address, options.fileHosts);
      return request(context.connection, {
        url: target,
        about: '',
        isFile: true,
        read: (delivery) => readFile(delivery, target.pathname),
      });
    },
  };
}
