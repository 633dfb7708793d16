/**
 * Strapi's preview button opens the draft site of the website, at the page of the entry, with a link that is signed and expires.
 * For Strapi 5, which has that button: see docs/operations.md.
 */
'use strict';

const { createHmac } = require('node:crypto');
const { URL, URLSearchParams } = require('node:url');

/** Long enough to load a page slowly, too short to be passed on. */
const lifetimeMs = 10 * 60_000;
exports.lifetimeMs = lifetimeMs;

/**
 * @param {string} secret
 * @param {Readonly<Record<string, string>>} values
 * @returns {string}
 */
exports.signatureOf = function signatureOf(secret, values) {
  const signed = Object.keys(values)
    .sort()
    .map((name) => [name, values[name]]);
  // The same secret says other things elsewhere.
  return createHmac('sha256', secret)
    .update(`preview ${JSON.stringify(signed)}`)
    .digest('base64url');
};

/**
 * @param {{ url: string, secret: string }} site the draft site and RELEASE_SECRET
 * @param {{ type: string, key: string, locale: string, changed?: string | Date, status?: string }} entry `changed`: when it was saved
 *   last, which the draft site waits for; `status`: `draft`, or `published` for what visitors see
 * @param {number} [now]
 * @returns {string}
 */
exports.previewLink = function previewLink(
  { url, secret },
  { type, key, locale, changed = '', status = 'draft' },
  now = Date.now(),
) {
  const saved = changed === '' ? '' : new Date(changed).toISOString();
  const values = { type, key, locale, changed: saved, status, expires: String(now + lifetimeMs) };
  const query = new URLSearchParams({ ...values, signature: exports.signatureOf(secret, values) });
  return `${url}/_vorschau/oeffnen?${query.toString()}`;
};

/**
 * The setting `preview` of `config/admin`. Without address or secret there is no button.
 * @param {{ url: string, secret: string, types: Readonly<Record<string, { type: string, key: string | null }>> }} site
 *   `types`: by uid, what the website calls a type, and the field that tells its entries apart
 */
exports.previewSetting = function previewSetting({ url, secret, types }) {
  if (!url || !secret) return { enabled: false };
  /**
   * @param {string} uid
   * @param {{ documentId?: string, locale?: string, status?: string }} asked `status`: the tab of the preview
   * @returns {Promise<string | undefined>}
   */
  const handler = async (uid, { documentId, locale = 'de', status: wanted = 'draft' }) => {
    const known = types[uid];
    if (known === undefined) return undefined;
    const { type, key } = known;
    // Strapi sets it when it starts.
    const { strapi } = /** @type {any} */ (globalThis);
    const fields = ['updatedAt', ...(key === null ? [] : [key])];
    const filters = key === null ? {} : { documentId };
    const documents = strapi.documents(uid);
    const status = wanted === 'published' ? 'published' : 'draft';
    // A language that is being added has not been saved yet; the key is the same in all.
    const entry =
      (await documents.findFirst({ filters, locale, status, fields })) ??
      (await documents.findFirst({ filters, status, fields }));
    const name = key === null ? type : entry?.[key];
    if (name === undefined || name === null || name === '') return undefined;
    return exports.previewLink({ url, secret }, { type, key: String(name), locale, changed: entry?.updatedAt, status });
  };
  return { enabled: true, config: { allowedOrigins: [new URL(url).origin], handler } };
};
