/** Receives webhooks about changes from the CMS. */
import { bodyLimit } from 'hono/body-limit';
import type { App, RequestContext, Middleware } from '@/lib/shared/server';
import { readWebhook } from './webhook';
import type { KnownWebhook, Webhook } from './webhook';

/**
 * In bytes. Strapi sends an entry with all entries it refers to and their tables: megabytes. For even larger webhooks, the header names the
 * event; whether it was about a draft is then unknown.
 */
const maxSize = 10_000_000;

export type WebhookHandler = (webhook: KnownWebhook, asked: RequestContext) => Promise<Response>;

/** Adds `POST /rebuild`. `guard` authenticates; `take` responds to known webhooks. */
export function receiveWebhooks(app: App, guard: Middleware, take: WebhookHandler): void {
  const answer = async (asked: RequestContext, webhook: Webhook, refusal: Response): Promise<Response> => {
    if (webhook.kind === 'malformed') return refusal;
    if (webhook.kind !== 'unknown') return take(webhook, asked);
    return asked.text(`«${webhook.event.slice(0, 100)}» is not an event that changes the site.\n`, 422);
  };
  const tooLarge = (asked: RequestContext): Promise<Response> => {
    const webhook = readWebhook(JSON.stringify({ event: asked.req.header('x-strapi-event') }));
    const words = `Too large: at most ${maxSize} bytes without the header X-Strapi-Event.\n`;
    return answer(asked, webhook, asked.text(words, 413));
  };
  app.post('/rebuild', guard, bodyLimit({ maxSize, onError: tooLarge }), async (asked) => {
    const words = 'Expected JSON with the field «event», as Strapi sends it.\n';
    return answer(asked, readWebhook(await asked.req.text()), asked.text(words, 400));
  });
}
