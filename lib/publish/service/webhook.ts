/** What the CMS tells: that something has changed. What exactly, the build finds out itself. */
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

/** The button «Trigger» where the webhook is set up. */
const trial = 'trigger-test';

const webhookSchema = z.object({ event: z.string(), model: z.string().optional(), entry: z.unknown().optional() });

/** What a timer sends: the content may have changed while nobody heard the CMS. */
const repetition = 'rebuild';

/** Saving a draft changes nothing that visitors see. */
const draftChanges = ['entry.create', 'entry.update'];
/** Of drafts only, by what they are: of Strapi 5, not among the boxes of each edition. */
const draftEvents = ['entry.draft-discard', 'review-workflows.updateEntryStage'];
const draftSchema = z.object({ publishedAt: z.null() });

export type Webhook =
  /** The site is to be built anew. */
  | { readonly kind: 'change'; readonly event: string; readonly model: string | null }
  | { readonly kind: 'trial' }
  /** The site is to be built anew, although nothing is known to have changed. */
  | { readonly kind: 'repetition' }
  | { readonly kind: 'draft' }
  | { readonly kind: 'malformed'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly event: string };

/** Reads the body of a request. Nothing of it is trusted. */
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
