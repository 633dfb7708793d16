/** What the CMS reports: that something has changed. The build finds out what exactly. */
import { z } from 'zod';
import { parseJson } from '@/lib/base/parseJson';

/** Of Strapi 4 and 5. */
const changes = [
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

/** The button «Trigger» in the webhook settings. */
const trial = 'trigger-test';

const webhookSchema = z.object({ event: z.string(), model: z.string().optional(), entry: z.unknown().optional() });

/** What a timer sends: the content may have changed while the service was down. */
const repetition = 'rebuild';

/** Saving a draft changes nothing that visitors see. */
const draftChanges = ['entry.create', 'entry.update'];
/** Of drafts only, by what they are: of Strapi 5, not offered by every edition. */
const draftEvents = ['entry.draft-discard', 'review-workflows.updateEntryStage'];
const draftSchema = z.object({ publishedAt: z.null() });

export type Webhook =
  /** The site is to be rebuilt. */
  | { readonly kind: 'change'; readonly event: string; readonly model: string | null }
  | { readonly kind: 'trial' }
  /** The site is to be rebuilt, although no change is known. */
  | { readonly kind: 'repetition' }
  | { readonly kind: 'draft' }
  | { readonly kind: 'malformed'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly event: string };

/** Parses the body of a request. Nothing in it is trusted. */
export function readWebhook(body: string): Webhook {
  const parsed = webhookSchema.safeParse(parseJson(body));
  if (!parsed.success)
    return { kind: 'malformed', reason: 'Expected JSON with the field «event», as Strapi sends it.' };
  const { event, model = null, entry } = parsed.data;
  if (event === trial) return { kind: 'trial' };
  if (event === repetition) return { kind: 'repetition' };
  if (draftEvents.includes(event)) return { kind: 'draft' };
  if (draftChanges.includes(event) && draftSchema.safeParse(entry).success) return { kind: 'draft' };
  return changes.includes(event) ? { kind: 'change', event, model } : { kind: 'unknown', event };
}

/** Reads the header `X-Strapi-Event`, for when the body is too large. Whether it was a draft is not known then. */
export function readWebhookHeader(event: string | readonly string[] | undefined): Webhook {
  return readWebhook(JSON.stringify({ event }));
}
