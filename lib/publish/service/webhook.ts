/** Parses webhooks of the CMS. They say that something has changed; the build finds out what. */
import { z } from 'zod';
import { defaultLocale } from '@/content-types/locales';
import { contentNames, contentType } from '@/content-types/registry';
import { escapeControlsInLine } from '@/lib/shared/escapeControls';
import { parseJson } from '@/lib/shared/parseJson';
import { recordKey } from '@/lib/content/recordKeys';
import { singularName } from '@/lib/cms/schemaNames';

/** Events of Strapi 4 and 5. */
const changes = [
  'entry.create',
  'entry.update',
  'entry.delete',
  'entry.publish',
  'entry.unpublish',
  'media.update',
  'media.delete',
  'releases.publish',
];

/** The event of the button «Trigger» in the webhook settings. */
const trial = 'trigger-test';

/** Only some editions of Strapi say who it was. */
const personSchema = z
  .object({ firstname: z.string().nullish(), lastname: z.string().nullish(), username: z.string().nullish() })
  .nullish()
  .catch(null);

const webhookSchema = z.object({
  event: z.string(),
  model: z.string().optional(),
  entry: z.unknown().optional(),
  user: personSchema,
});

/** Event sent by a timer, since the content may have changed while the service was down. */
const repetition = 'rebuild';

/** Events about drafts unless the entry is published; drafts change nothing that visitors see. */
const draftChanges = ['entry.create', 'entry.update'];
/** Events about drafts only, some of them not in every edition. No entry refers to a file that was just uploaded. */
const draftEvents = ['media.create', 'entry.draft-discard', 'review-workflows.updateEntryStage'];
const savedBySchema = z.object({ updatedBy: personSchema }).catch({ updatedBy: null });
const draftSchema = z.object({ publishedAt: z.null() });

/** The site must be rebuilt. */
export interface Change {
  readonly kind: 'change';
  readonly event: string;
  readonly model: string | null;
  /** Name of the person who did it, if known. */
  readonly by: string | null;
  /** The German entry that was unpublished, and with it all translations, by type and key; null otherwise. */
  readonly takenBack: string | null;
}

/** Webhooks that a server acts on. */
export type KnownWebhook =
  | Change
  | { readonly kind: 'trial' }
  /** The site must be rebuilt although no change is known. */
  | { readonly kind: 'repetition' }
  | { readonly kind: 'draft' };

export type Webhook =
  KnownWebhook | { readonly kind: 'malformed' } | { readonly kind: 'unknown'; readonly event: string };

const longestName = 100;

function nameOf(person: z.infer<typeof personSchema>): string | null {
  const { firstname, lastname, username } = person ?? {};
  const name = [firstname, lastname].filter((part) => typeof part === 'string' && part !== '').join(' ');
  const shown = escapeControlsInLine(name === '' ? (username ?? '') : name).trim();
  return shown === '' ? null : shown.slice(0, longestName);
}

/** In characters. No CMS allows longer keys, and each one is written to disk again with every change. */
const longestKey = 300;

const removals = ['entry.unpublish', 'entry.delete'];
const germanSchema = z.looseObject({ locale: z.literal(defaultLocale).nullish() });

/** Strapi names a type by its singular. */
function takenBackBy(event: string, model: string, entry: unknown): string | null {
  const german = germanSchema.safeParse(entry);
  if (!removals.includes(event) || !german.success) return null;
  const type = contentNames.map(contentType).find((one) => singularName(one) === model);
  const key = type === undefined ? '' : recordKey(type, german.data);
  return type === undefined || key === '' || key.length > longestKey ? null : `${type.name}/${key}`;
}

/** Parses the untrusted body of a request. */
export function readWebhook(body: string): Webhook {
  const parsed = webhookSchema.safeParse(parseJson(body));
  if (!parsed.success) return { kind: 'malformed' };
  const { event, model = null, entry, user } = parsed.data;
  if (event === trial) return { kind: 'trial' };
  if (event === repetition) return { kind: 'repetition' };
  if (draftEvents.includes(event)) return { kind: 'draft' };
  if (draftChanges.includes(event) && draftSchema.safeParse(entry).success) return { kind: 'draft' };
  if (!changes.includes(event)) return { kind: 'unknown', event };
  const by = nameOf(user) ?? nameOf(savedBySchema.parse(entry).updatedBy);
  return { kind: 'change', event, model, by, takenBack: takenBackBy(event, model ?? '', entry) };
}
