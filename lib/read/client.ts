/** Read access to a Strapi 4 or 5: everything the site gets from its CMS comes through here. */
import type { CollectionType, ContentType, SingleType } from '@/content-types/contentType';
import type { Locale } from '@/content-types/locales';
import { cmsRoot, endpointUrl, fileUrl, uploadsPath } from './address';
import { readList } from './collection';
import { endpointOf } from './endpoints';
import { CmsStatusError, PopulateError } from './errors';
import { createLimiter } from './limit';
import { populatableNames, populateQuery } from './populate';
import { readFile, readListPage, readRecord, readSingle } from './reading';
import type { ListPage } from './reading';
import { request } from './request';
import type { Connection } from './request';
import { systemClock } from './retry';
import type { Clock } from './retry';
import { draftParameters } from './strapiVersions';
import type { Cms, CmsOptions, CmsQuery, CmsRecord } from './types';

export { assertAllowedEndpoint } from './endpoints';
export { populateQuery } from './populate';
export type { Cms, CmsFilters, CmsOptions, CmsQuery, CmsRecord } from './types';

interface Context {
  readonly options: CmsOptions;
  readonly root: URL;
  readonly connection: Connection;
}

type Query = Readonly<Record<string, unknown>>;

/** Plain values in a language. */
function plainQuery({ options }: Context, locale: Locale): Query {
  return { locale, ...draftParameters(options.drafts) };
}

/** Nothing but the language and what every request asks for. */
function baseQuery(context: Context, type: ContentType, locale: Locale): Query {
  const { drafts, populate } = context.options;
  return { ...plainQuery(context, locale), ...populateQuery(type, populate, { drafts }) };
}

/** The sort of a list made total by the id, so that pages of a list never overlap; one field alone stays plain text. */
function sortParameter(sort: readonly string[]): string | readonly string[] {
  const total = sort.some((field) => /^id(:|$)/.test(field)) ? sort : [...sort, 'id'];
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
  locale: Locale,
  { filters, sort = type.sort, isPlain = false }: CmsQuery,
): Promise<readonly CmsRecord[]> {
  const { connection } = context;
  const asked = isPlain ? plainQuery(context, locale) : baseQuery(context, type, locale);
  const query = { ...asked, sort: sortParameter(sort), filters };
  const reading = readList({
    name: `${url(context, type, {}).pathname} (${locale})`,
    log: connection.log,
    limits: connection.limits,
    readPage: (page, pageSize) =>
      request(connection, {
        url: url(context, type, { ...query, pagination: { page, pageSize } }),
        about: `${locale}, page ${page}`,
        read: readListPage,
        ...(type.isOptional && { missing: emptyPage }),
      }),
  });
  return isPlain ? reading : populated(context, type, reading);
}

async function single(context: Context, type: SingleType, locale: Locale): Promise<CmsRecord | null> {
  const wanted = {
    url: url(context, type, baseQuery(context, type, locale)),
    about: locale,
    read: readRecord,
    missing: null,
  };
  return populated(context, type, request(context.connection, wanted));
}

/** Asks for no more than the entry that was changed last. */
async function state(context: Context, type: CollectionType | SingleType, locale: Locale): Promise<string> {
  const { connection } = context;
  const query = { ...plainQuery(context, locale), sort: 'updatedAt:desc', pagination: { page: 1, pageSize: 1 } };
  const wanted = { url: url(context, type, query), about: `${locale}, last change` };
  const { records, total } =
    type.kind === 'collection'
      ? await request(connection, { ...wanted, read: readListPage, ...(type.isOptional && { missing: emptyPage }) })
      : await request(connection, { ...wanted, read: readSingle, missing: emptyPage });
  return JSON.stringify([total, ...records.map(({ id, attributes }) => [id, attributes['updatedAt']])]);
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

/** Connects to a CMS; nothing is requested yet. `clock` is for tests. */
export function createCms(options: CmsOptions, clock: Clock = systemClock): Cms {
  const root = cmsRoot(options.url);
  const context: Context = { options, root, connection: connect(options, root, clock) };
  return {
    list: (type, locale, query = {}) => list(context, type, locale, query),
    single: (type, locale) => single(context, type, locale),
    state: (type, locale) => state(context, type, locale),
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
