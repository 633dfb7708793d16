/**
 * Takes the data of indicators from `npm run data:push`, in Strapi 5: addresses of their own below `/api/indicator-data`, for a token
 * that may do nothing else. Strapi's own address for entries would publish what editors have not finished, and report each file. See
 * docs/operations.md.
 */
'use strict';

const { createReadStream } = require('node:fs');
const path = require('node:path');
const { setTimeout: sleep } = require('node:timers/promises');

const name = 'indicator-data';
const product = 'api::product.product';
const media = 'plugin::upload.file';
const source = 'parts.source';

/** Nothing that a browser would run at the address of the CMS. */
const mimes = new Map([
  ['.csv', 'text/csv'],
  ['.tsv', 'text/tab-separated-values'],
  ['.txt', 'text/plain'],
  ['.json', 'application/json'],
  ['.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['.ods', 'application/vnd.oasis.opendocument.spreadsheet'],
]);

const sharedFields = ['last_update', 'next_update', 'publish_at'];
const textFields = ['title', 'unit', 'source'];

/**
 * @typedef {Record<string, unknown>} Values
 * @typedef {{ id: number, name: string, url: string, mime: string }} File
 * @typedef {{ key: string }} Column
 * @typedef {{ id: number, name: string, url?: string | null }} Source
 * @typedef {Values & { id: number, locale: string, stata_id: number, publishedAt: unknown, updatedAt: string | Date, columns: Column[], sources: Source[], data_file: File | null }} Version
 * @typedef {{ where?: object, data?: object, select?: readonly string[], populate?: object, orderBy?: object }} Query
 * @typedef {{ findOne(asked: Query): Promise<any>, findMany(asked: Query): Promise<any[]>, create(asked: Query): Promise<any>, update(asked: Query): Promise<unknown>, delete(asked: Query): Promise<unknown> }} Table
 * @typedef {{ filepath: string, originalFilename: string, size: number }} Received
 * @typedef {{ params: { number?: string }, request: { body: { change?: unknown }, files?: { file?: Received | Received[] } }, body: unknown, badRequest(message: string): void, notFound(message: string): void, conflict(message: string): void }} Context
 * @typedef {{ shared: Values, texts: Record<string, Values>, keys: string }} Change
 * @typedef {{
 *   db: { query(uid: string): Table, transaction<Result>(work: () => Promise<Result>): Promise<Result> },
 *   plugin(name: 'upload'): { service(name: string): any, provider: { delete(file: object): Promise<unknown> } },
 *   config: { get(name: string): any },
 *   log: { warn(message: string): unknown },
 *   getModel(uid: string): object,
 *   entityValidator: { validateEntityUpdate(model: object, values: Values, options: object, version?: object): Promise<Values> },
 *   eventHub: { emit(event: string, information: object): unknown },
 *   store(where: object): { get(where: object): Promise<unknown>, set(entry: { value: unknown }): Promise<unknown> },
 * }} Strapi
 */

/** @param {string} method @param {string} path_ @param {string} action */
const route = (method, path_, action) => ({
  method,
  path: `/${name}${path_}`,
  handler: `${name}.${action}`,
  config: {},
});

/** `src/api/indicator-data/routes/indicator-data.js` exports this. */
exports.routes = {
  routes: [route('GET', '', 'find'), route('POST', '/finish', 'finish'), route('POST', '/:number', 'update')],
};

/** Whether changes wait to be reported. It is kept with them, so a push that was killed is reported by the next one. @param {Strapi} strapi */
const unreported = (strapi) => strapi.store({ type: 'api', name, key: 'unreported' });

/** @param {{ columns: Column[] }} version */
const keysOf = ({ columns }) => columns.map(({ key }) => key ?? '').join(' ');

/** @param {Strapi} strapi @param {object} where @returns {Promise<Version[]>} */
function versionsOf(strapi, where) {
  return strapi.db.query(product).findMany({
    where: { produkt: 'Indikator', ...where },
    select: [
      ...['locale', 'publishedAt', 'updatedAt', 'stata_id', 'title', 'unit', 'decimals'],
      ...['headline_area', 'headline_category', ...sharedFields],
    ],
    populate: { columns: true, sources: true, data_file: { select: ['id', 'name', 'url', 'mime'] } },
    orderBy: { stata_id: 'asc' },
  });
}

/** @param {Version} version */
function shown({ publishedAt, ...version }) {
  return { ...version, published: publishedAt !== null, sources: version.sources.map((one) => one.name) };
}

const day = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/;

/** @param {unknown} value */
const isText = (value) => value === null || typeof value === 'string';

/** @param {unknown} value */
const isDay = (value) => value === null || (day.test(String(value)) && !Number.isNaN(Date.parse(String(value))));

/** What a push sends beside the file: nothing but these fields. @param {unknown} text @returns {Change | null} */
function readChange(text) {
  try {
    const { shared = {}, texts = {}, keys = '' } = JSON.parse(String(text));
    const isFit =
      Object.entries(shared).every(([field, value]) => sharedFields.includes(field) && isDay(value)) &&
      Object.values(texts).every((own) =>
        Object.entries(own).every(([field, value]) => textFields.includes(field) && isText(value)),
      );
    return isFit ? { shared, texts, keys: String(keys) } : null;
  } catch {
    return null;
  }
}

/** @param {Strapi} strapi @param {Received} received @returns {Promise<File & { provider: string }>} */
async function store(strapi, { filepath, originalFilename, size }) {
  const upload = strapi.plugin('upload');
  const folder = await upload.service('api-upload-folder').getAPIUploadFolder();
  const type = mimes.get(path.extname(originalFilename).toLowerCase());
  const entity = await upload
    .service('upload')
    .formatFileInfo({ filename: originalFilename, type, size }, { folder: folder.id });
  const file = { ...entity, filepath, getStream: () => createReadStream(filepath) };
  await upload.service('provider').checkFileSize(file);
  await upload.service('provider').upload(file);
  return { ...file, provider: strapi.config.get('plugin::upload').provider };
}

/** Its names, with the addresses that those of before have. @param {Strapi} strapi @param {Version} version @param {unknown} wanted */
async function replaceSources(strapi, { sources }, wanted) {
  const table = strapi.db.query(source);
  for (const { id } of sources) await table.delete({ where: { id } });
  if (wanted === null) return [];
  const url = sources.find((one) => one.name === wanted)?.url ?? null;
  const { id } = await table.create({ data: { name: wanted, url } });
  return [{ id, __pivot: { field: 'sources', component_type: source } }];
}

/**
 * The draft keeps what editors have changed in it, and whether it counts as changed: the later of the two is.
 *
 * @param {Version[]} versions
 */
function inOrder(versions) {
  const time = (/** @type {Version} */ { updatedAt }) => new Date(updatedAt).getTime();
  const published = versions.filter(({ publishedAt }) => publishedAt !== null);
  const isChanged = (/** @type {Version} */ one) =>
    one.publishedAt === null && published.some((other) => other.locale === one.locale && time(other) < time(one));
  const changed = versions.filter(isChanged);
  const drafts = versions.filter((one) => one.publishedAt === null && !isChanged(one));
  return { first: [...drafts, ...published], last: changed };
}

/** @param {Version} version @param {string} field */
const textOf = (version, field) =>
  field === 'source' ? version.sources.map((one) => one.name).join('\n') : version[field];

/**
 * What is said in the language of a version. A text that somebody has changed in the draft is not finished, and stays.
 *
 * @param {Version} version @param {Version[]} versions @param {Change} change
 */
function textsFor(version, versions, { texts }) {
  const published = versions.find((one) => one.publishedAt !== null && one.locale === version.locale) ?? version;
  const isSame = (/** @type {string} */ field) => textOf(version, field) === textOf(published, field);
  return Object.fromEntries(Object.entries(texts[version.locale] ?? {}).filter(([field]) => isSame(field)));
}

/** @param {Strapi} strapi @param {Version[]} versions @param {Change} change @param {number | null} file */
async function writeVersions(strapi, versions, change, file) {
  const { shared, keys } = change;
  const write = async (/** @type {Version} */ version) => {
    const { source: wanted, ...own } = textsFor(version, versions, change);
    const sources = wanted === undefined ? {} : { sources: await replaceSources(strapi, version, wanted) };
    // A draft with other columns keeps its own data.
    const data = file === null || keysOf(version) !== keys ? {} : { data_file: file, data_rows: null };
    await strapi.db
      .query(product)
      .update({ where: { id: version.id }, data: { ...shared, ...own, ...sources, ...data } });
  };
  const { first, last } = inOrder(versions);
  for (const version of first) await write(version);
  if (last.length > 0) await sleep(2);
  for (const version of last) await write(version);
}

/** Files of before that nothing refers to any more leave the library. @param {Strapi} strapi @param {Version[]} versions */
async function removeUnused(strapi, versions) {
  const removed = [];
  for (const id of new Set(versions.flatMap(({ data_file: file }) => file?.id ?? []))) {
    const file = await strapi.db.query(media).findOne({ where: { id }, populate: ['related'] });
    if (file === null || file.related.length > 0) continue;
    await strapi.db.query(media).delete({ where: { id } });
    removed.push(file);
  }
  return removed;
}

/** Throws Strapi's ValidationError, which it answers with 400. @param {Strapi} strapi @param {Version[]} versions @param {Change} change */
async function validate(strapi, versions, { shared, texts }) {
  for (const version of versions) {
    const { source: wanted, ...own } = texts[version.locale] ?? {};
    const sources = typeof wanted === 'string' ? { sources: [{ name: wanted }] } : {};
    const options = { isDraft: version.publishedAt === null, locale: version.locale };
    const values = { ...shared, ...own, ...sources };
    await strapi.entityValidator.validateEntityUpdate(strapi.getModel(product), values, options, version);
  }
}

/** A file that stays harms nobody. Another provider than today's has its own. @param {Strapi} strapi @param {File & { provider: string }} file */
async function removeStored(strapi, file) {
  if (file.provider !== strapi.config.get('plugin::upload').provider) return;
  try {
    await strapi.plugin('upload').provider.delete(file);
  } catch (error) {
    strapi.log.warn(`${name}: the file ${file.url} is not needed any more and could not be deleted: ${String(error)}`);
  }
}

/** Somebody has changed the columns since the data were checked. */
class ColumnsError extends Error {
  name = 'ColumnsError';
}

/** The versions are read here: somebody may have changed them while the file came. @param {Strapi} strapi @param {number} number @param {Change} change @param {object | null} file */
async function replaceAll(strapi, number, change, file) {
  const versions = await versionsOf(strapi, { stata_id: number });
  if (file !== null && versions.every((version) => keysOf(version) !== change.keys)) throw new ColumnsError();
  await validate(strapi, versions, change);
  const id = file === null ? null : (await strapi.db.query(media).create({ data: file })).id;
  await writeVersions(strapi, versions, change, id);
  if (versions.some(({ publishedAt }) => publishedAt !== null)) await unreported(strapi).set({ value: true });
  return removeUnused(strapi, file === null ? [] : versions);
}

/** All of it or nothing. Throws ColumnsError. @param {Strapi} strapi @param {number} number @param {Change} change @param {Received | undefined} received */
async function replace(strapi, number, change, received) {
  const file = received === undefined ? null : await store(strapi, received);
  try {
    const removed = await strapi.db.transaction(() => replaceAll(strapi, number, change, file));
    for (const old of removed) await removeStored(strapi, old);
  } catch (error) {
    if (file !== null) await removeStored(strapi, file);
    throw error;
  }
}

/** `src/api/indicator-data/controllers/indicator-data.js` exports this. @param {{ strapi: Strapi }} app */
exports.controllers = ({ strapi }) => ({
  /** What a push compares with. @param {Context} asked */
  async find(asked) {
    const versions = await versionsOf(strapi, {});
    asked.body = { unreported: (await unreported(strapi).get({})) === true, versions: versions.map(shown) };
  },

  /** Replaces the data of one indicator, or what is said of them. @param {Context} asked */
  async update(asked) {
    const { file: files } = asked.request.files ?? {};
    const received = Array.isArray(files) ? files[0] : files;
    const change = readChange(asked.request.body.change);
    const isTable = received === undefined || mimes.has(path.extname(received.originalFilename).toLowerCase());
    if (change === null || !isTable) return asked.badRequest('Expected the data of an indicator.');
    const number = Number(asked.params.number);
    const versions = Number.isSafeInteger(number) ? await versionsOf(strapi, { stata_id: number }) : [];
    if (versions.length === 0) return asked.notFound('There is no such indicator.');
    try {
      await replace(strapi, number, change, received);
      asked.body = { done: true };
    } catch (error) {
      if (!(error instanceof ColumnsError)) throw error;
      asked.conflict('The columns of the indicator have changed since the data were checked. Push again.');
    }
  },

  /** Reports all that was pushed, as one change. @param {Context} asked */
  async finish(asked) {
    const isReported = (await unreported(strapi).get({})) === true;
    if (isReported) {
      // First: what another push changes from here on is for its own report.
      await unreported(strapi).set({ value: false });
      strapi.eventHub.emit('entry.update', { model: 'product', uid: product, entry: { publishedAt: new Date() } });
    }
    asked.body = { reported: isReported };
  },
});
