/** What the CMS reports: that something has changed. The build finds out what exactly. */
import { z } from 'zod';
import { defaultLocale } from '@/content-types/locales';
import { contentNames, contentType } from '@/content-types/registry';
import { escapeControlsInLine } from '@/lib/shared/escapeControls';
import { parseJson } from '@/lib/shared/parseJson';
import { recordKey } from '@/lib/content/recordKeys';
import { singularName } from '@/lib/cms/schemaNames';

/** Of Strapi 4 and 5. */
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

/** The button «Trigger» in the webhook settings. */
const trial = 'trigger-test';

/** Editions of Strapi differ in whether they say who it was. */
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

/** What a timer sends: the content may have changed while the service was down. */
const repetition = 'rebuild';

/** Saving a draft changes nothing that visitors see. */
const draftChanges = ['entry.create', 'entry.update'];
/** Of drafts only, by what they are, some not offered by every edition. No entry refers to a file that is uploaded just now. */
const draftEvents = ['media.create', 'entry.draft-discard', 'review-workflows.updateEntryStage'];
const savedBySchema = z.object({ updatedBy: personSchema }).catch({ updatedBy: null });
const draftSchema = z.object({ publishedAt: z.null() });

/** The site is to be rebuilt. */
export interface Change {
  readonly kind: 'change';
  readonly event: string;
  readonly model: string | null;
  /** The name of who did it, if it says so. */
  readonly by: string | null;
  /** The entry that editors have taken back, by type and key, in German and so in all languages; null otherwise. */
  readonly takenBack: string | null;
}

/** What a server does something about. */
export type KnownWebhook =
  | Change
  | { readonly kind: 'trial' }
  /** The site is to be rebuilt, although no change is known. */
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

/** No CMS lets editors write longer ones; what is kept of each change is written to the disk again with the next. */
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

/** Parses the body of a request. Nothing in it is trusted. */
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
