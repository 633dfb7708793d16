import { describe, expect, it, vi } from 'vitest';
import { setUpWebhook, silenceWebhook } from '@/deploy/strapi-webhook.cjs';

const service = { url: 'http://127.0.0.1:3400/rebuild', secret: 'a-secret' };

const headers = { Authorization: 'Bearer a-secret' };

/** What the webhooks of both versions of Strapi have in common. Community editions know no event of releases. */
function webhooksOf(names: readonly string[], isEnabled = false) {
  const stored = { url: 'http://127.0.0.1:1/', headers: {}, events: [], isEnabled };
  const webhookStore = {
    allowedEvents: new Map([
      ['ENTRY_PUBLISH', 'entry.publish'],
      ['ENTRY_DRAFT_DISCARD', 'entry.draft-discard'],
      ['MEDIA_UPDATE', 'media.update'],
    ]),
    findWebhooks: () => Promise.resolve(names.map((name, index) => ({ ...stored, name, id: index + 1 }))),
    createWebhook: <Webhook>(webhook: Webhook) => Promise.resolve({ ...webhook, id: 9 }),
    updateWebhook: <Webhook>(id: string | number, webhook: Webhook) => Promise.resolve({ ...webhook, id }),
  };
  return { webhookStore, webhookRunner: { add: vi.fn(), update: vi.fn() } };
}

const wanted = { name: 'Website', url: service.url, headers, events: ['entry.publish', 'media.update'] };

describe('the webhook that Strapi sets up when it starts', () => {
  it('is made the first time, with the events that the edition knows', async () => {
    const strapi = webhooksOf(['Another']);
    await setUpWebhook(strapi, service);
    expect(strapi.webhookRunner.add.mock.calls).toEqual([[{ ...wanted, isEnabled: true, id: 9 }]]);
    expect(strapi.webhookRunner.update).not.toHaveBeenCalled();
  });

  it('is brought up to date the next time', async () => {
    const strapi = webhooksOf(['Another', 'Website']);
    await setUpWebhook(strapi, service);
    expect(strapi.webhookRunner.update.mock.calls).toEqual([[{ ...wanted, isEnabled: true, id: 2 }]]);
    expect(strapi.webhookRunner.add).not.toHaveBeenCalled();
  });

  it('tells nobody once it is no longer wanted', async () => {
    const strapi = webhooksOf(['Website'], true);
    await silenceWebhook(strapi, 'Website');
    await silenceWebhook(strapi, 'Vorschau');
    expect(strapi.webhookRunner.update.mock.calls).toEqual([
      [expect.objectContaining({ id: 1, name: 'Website', isEnabled: false })],
    ]);
  });

  it.each([
    [{ ...service, secret: undefined }, 'its RELEASE_SECRET (found: none)'],
    [{ ...service, url: undefined }, '(found: none) and its RELEASE_SECRET (found: one)'],
  ])('is refused where the settings are not complete, without telling the secret', async (settings, words) => {
    const failure = setUpWebhook(webhooksOf([]), settings);
    await expect(failure).rejects.toThrow(words);
    await expect(failure).rejects.not.toThrow('a-secret');
  });
});
