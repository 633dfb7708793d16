/**
 * Sets up the webhook of the website when Strapi 4 or 5 starts. Needed if the release service has an address of
 * this machine or of a private network: in production the form in the admin panel refuses those. See docs/operations.md.
 */
'use strict';

const wantedEvents = [
  'entry.create',
  'entry.update',
  'entry.delete',
  'entry.publish',
  'entry.unpublish',
  'media.create',
  'media.update',
  'media.delete',
  'releases.publish',
];

/**
 * @typedef {{ name: string, url: string, headers: Record<string, string>, events: string[], isEnabled: boolean }} Webhook
 * @typedef {Webhook & { id: string | number }} StoredWebhook
 * @typedef {{
 *   allowedEvents: Map<string, string>,
 *   findWebhooks(): Promise<StoredWebhook[]>,
 *   createWebhook(webhook: Webhook): Promise<StoredWebhook>,
 *   updateWebhook(id: string | number, webhook: Webhook): Promise<StoredWebhook>,
 * }} WebhookStore
 * @typedef {{ add(webhook: StoredWebhook): void, update(webhook: StoredWebhook): void }} WebhookRunner
 * @typedef {{ webhookStore: WebhookStore, webhookRunner: WebhookRunner }} Strapi4
 * @typedef {{ get(name: 'webhookStore'): WebhookStore, get(name: 'webhookRunner'): WebhookRunner }} Strapi5
 */

/**
 * @param {Strapi4 | Strapi5} strapi
 * @returns {Strapi4}
 */
function servicesOf(strapi) {
  if ('webhookStore' in strapi) return strapi;
  return { webhookStore: strapi.get('webhookStore'), webhookRunner: strapi.get('webhookRunner') };
}

/**
 * Lets a webhook of an earlier start tell nobody any more; does nothing if there is none.
 *
 * @param {Strapi4 | Strapi5} strapi
 * @param {string} name
 * @returns {Promise<void>}
 */
exports.silenceWebhook = async function silenceWebhook(strapi, name) {
  const { webhookStore: store, webhookRunner: runner } = servicesOf(strapi);
  const existing = (await store.findWebhooks()).find((stored) => stored.name === name);
  if (!existing?.isEnabled) return;
  runner.update(await store.updateWebhook(existing.id, { ...existing, isEnabled: false }));
};

/**
 * Creates the webhook, or brings the one of the last start up to date. Throws if url or secret is missing.
 *
 * @param {Strapi4 | Strapi5} strapi
 * @param {{ url: string | undefined, secret: string | undefined, name?: string }} service `name`: in the list of webhooks
 * @returns {Promise<void>}
 */
exports.setUpWebhook = async function setUpWebhook(strapi, { url, secret, name = 'Website' }) {
  if (!url || !secret) {
    throw new Error(
      `The webhook «${name}» needs the address of the service that publishes (found: ${url ?? 'none'}) and its ` +
        `RELEASE_SECRET (found: ${secret ? 'one' : 'none'}). Set both in the environment of Strapi.`,
    );
  }
  const { webhookStore: store, webhookRunner: runner } = servicesOf(strapi);
  // Editions without releases refuse a webhook with their event.
  const allowed = new Set(store.allowedEvents.values());
  const events = wantedEvents.filter((event) => allowed.has(event));
  const webhook = { name, url, headers: { Authorization: `Bearer ${secret}` }, events, isEnabled: true };
  const existing = (await store.findWebhooks()).find((stored) => stored.name === name);
  if (existing === undefined) runner.add(await store.createWebhook(webhook));
  else runner.update(await store.updateWebhook(existing.id, webhook));
};
