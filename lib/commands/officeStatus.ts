/** Reads the status of the release service and the draft site, and describes it in a line for the terminal. */
import { z } from 'zod';
import { swissClockAt } from '@/content-types/swissClock';

const requestSchema = z.object({ changes: z.number() }).nullable();

const statusSchema = z.object({
  current: z.object({ id: z.string(), asOf: z.string() }).nullable(),
  since: z.string().nullable(),
  waiting: requestSchema,
  building: requestSchema,
  failures: z.number(),
  embargo: z.object({ at: z.string().nullable(), phase: z.string() }),
  lastWebhook: z.object({ at: z.string() }).nullable(),
  lastError: z.object({ message: z.string() }).nullable(),
});

export type ServiceStatus = z.infer<typeof statusSchema>;

/** Returns the status of the service. Throws if it does not answer. */
export async function askStatus(service: string): Promise<ServiceStatus> {
  const response = await fetch(`${service}/status`);
  return statusSchema.parse(await response.json());
}

function clock(instant: string): string {
  return new Date(instant).toTimeString().slice(0, 8);
}

/** An older change has not caused the release; an embargo or a repair did. */
const longestWaitMs = 60_000;

/** How long the last change took to reach visitors; empty if the release is older or has another cause. */
function delay({ current, since, lastWebhook }: ServiceStatus): string {
  if (current === null || since === null || lastWebhook === null) return '';
  const told = Date.parse(lastWebhook.at);
  const waited = Date.parse(current.asOf) - told;
  if (waited < 0 || waited > longestWaitMs) return '';
  return `, ${((Date.parse(since) - told) / 1000).toFixed(1)} s after the CMS had told of a change`;
}

function embargo({ embargo: { at, phase } }: ServiceStatus): string {
  // An embargo is mostly on another day, and in Swiss time.
  return at === null ? '' : `; next embargo ${swissClockAt(new Date(at)).replace('T', ' ')} (${phase})`;
}

function work({ waiting, building, failures, lastError }: ServiceStatus): string {
  if (building !== null) return `; building (changes: ${building.changes})`;
  if (failures > 0) return `; failed, tries again: ${lastError?.message.split('\n')[0] ?? ''}`;
  return waiting === null ? '' : `; waiting for more changes (so far: ${waiting.changes})`;
}

export function describeStatus(status: ServiceStatus): string {
  const seen = status.since === null ? 'nothing is live yet' : `live since ${clock(status.since)}${delay(status)}`;
  return seen + work(status) + embargo(status);
}

const draftsSchema = z.object({ madeAt: z.string(), isChanging: z.boolean(), hasFailed: z.boolean() });

const previewSchema = z.object({ drafts: draftsSchema.nullable() });

export type PreviewStatus = z.infer<typeof previewSchema>;

/** Returns the status of the draft site. Throws if it does not answer. */
export async function askPreview(preview: string, secret: string): Promise<PreviewStatus> {
  const response = await fetch(`${preview}/status`, { headers: { Authorization: `Bearer ${secret}` } });
  return previewSchema.parse(await response.json());
}

export function describePreview({ drafts }: PreviewStatus): string {
  if (drafts === null) return 'being made for the first time';
  const work = drafts.isChanging ? '; building' : drafts.hasFailed ? '; the last build has failed, tries again' : '';
  return `drafts as of ${clock(drafts.madeAt)}${work}`;
}
