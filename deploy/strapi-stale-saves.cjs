/**
 * Refuses to save an entry that somebody else has saved since it was opened, unless the admin panel has asked whoever saves: see
 * `strapi-admin.js`. Without this, Strapi 5 overwrites what the other one wrote without a word. Called when Strapi starts: see docs/operations.md.
 */
'use strict';

/**
 * @typedef {{ firstname?: string | null, lastname?: string | null }} Person
 * @typedef {{ documentId: string, locale?: string | null, updatedAt: string | Date, updatedBy?: Person | null }} Version
 * @typedef {{ method: string, path: string, state: { user?: { id: string | number } }, get(header: string): string, throw(status: number, message: string): never }} Request
 * @typedef {{ uid: string, action: string, params: { documentId?: string, locale?: string, status?: string } }} Action
 * @typedef {(action: Action, next: () => Promise<any>) => Promise<any>} Middleware
 * @typedef {{ requestContext: { get(): Request | undefined } }} Context
 * @typedef {{ (uid: string): { findFirst(asked: object): Promise<Version | null> }, use(middleware: Middleware): unknown }} Documents
 */

/** What opens an entry in the admin panel. The form asks for other things, too, while it keeps what it has. */
const opening = /^\/content-manager\/(?:collection-types\/[^/]+\/[^/]+|single-types\/[^/]+)$/;
const editing = /^\/content-manager\/(?:collection|single)-types\//;

/** Of the entries that people have opened, so many are remembered. */
const maxOpened = 10_000;

/** @param {Version} version */
function savedAt({ updatedAt }) {
  return new Date(updatedAt).getTime();
}

/** @param {Version} version */
function message(version) {
  const { firstname, lastname } = version.updatedBy ?? {};
  const name = [firstname, lastname].filter(Boolean).join(' ') || 'Jemand';
  const clock = new Intl.DateTimeFormat('de-CH', { timeStyle: 'short', timeZone: 'Europe/Zurich' });
  const time = clock.format(savedAt(version));
  return `Nicht gespeichert: ${name} hat diesen Eintrag um ${time} gespeichert, nachdem Sie ihn geöffnet haben.`;
}

/** By person, entry and language, when the version that this person has in the form was saved. */
class Opened {
  /** @type {Map<string, number>} */
  #instants = new Map();

  /** @param {Request} request @param {string} uid @param {Version} version */
  #key({ state }, uid, { documentId, locale }) {
    return [state.user?.id, uid, documentId, locale].join(' ');
  }

  /** @param {Request} request @param {string} uid @param {Version} version */
  note(request, uid, version) {
    const key = this.#key(request, uid, version);
    this.#instants.delete(key);
    this.#instants.set(key, savedAt(version));
    const [oldest = key] = this.#instants.keys();
    if (this.#instants.size > maxOpened) this.#instants.delete(oldest);
  }

  /** @param {Request} request @param {string} uid @param {Version} version */
  isOlder(request, uid, version) {
    const instant = this.#instants.get(this.#key(request, uid, version));
    return instant !== undefined && instant < savedAt(version);
  }
}

/** @param {Request} request @param {Action} action */
function isOpening({ method, path }, { action, params }) {
  return method === 'GET' && opening.test(path) && action.startsWith('find') && params.status !== 'published';
}

/**
 * @param {Context & { documents: unknown }} strapi
 * @returns {void}
 */
exports.refuseStaleSaves = function refuseStaleSaves(strapi) {
  const documents = /** @type {Documents} */ (strapi.documents);
  const opened = new Opened();

  /** @param {Action} action */
  const current = ({ uid, params: { documentId, locale } }) =>
    documents(uid).findFirst({
      filters: { documentId },
      locale,
      status: 'draft',
      populate: ['updatedBy'],
    });

  documents.use(async (action, next) => {
    const request = strapi.requestContext.get();
    if (request?.state.user === undefined || !editing.test(request.path)) return next();
    if (action.action === 'update' && request.get('X-Overwrite') !== 'true') {
      const before = await current(action);
      if (before !== null && opened.isOlder(request, action.uid, before)) request.throw(409, message(before));
    }
    const result = await next();
    const isKnown = action.action === 'update' || isOpening(request, action);
    const version = Array.isArray(result) ? result[0] : result;
    if (isKnown && version) opened.note(request, action.uid, version);
    return result;
  });
};
