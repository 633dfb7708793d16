import { describe, expect, it, vi } from 'vitest';
import { setUpWebhook, silenceWebhook } from '@/deploy/strapi-webhook.cjs';

const service = { url: 'http://127.0.0.1:3400/rebuild', secret: 'a-secret' };

/** What a Strapi has that keeps these webhooks. */
function webhooksOf(names: readonly string[]) {
  const stored = { url: 'http://127.0.0.1:1/', headers: {}, events: [], isEnabled: true };
  const webhookStore = {
    allowedEvents: new Map([['ENTRY_PUBLISH', 'entry.publish']]),
    findWebhooks: () => Promise.resolve(names.map((name, index) => ({ ...stored, name, id: index + 1 }))),
    createWebhook: <Webhook>(webhook: Webhook) => Promise.resolve({ ...webhook, id: 9 }),
    updateWebhook: <Webhook>(id: string | number, webhook: Webhook) => Promise.resolve({ ...webhook, id }),
  };
  return { webhookStore, webhookRunner: { add: vi.fn(), update: vi.fn() } };
}

/** That it is made and brought up to date: `tests/real/strapi/cms.test.ts`. */
describe('the webhook that Strapi sets up when it starts', () => {
  it('tells nobody once it is no longer wanted', async () => {
    const strapi = webhooksOf(['Website']);
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
