import { instantSchema } from '@/content-types/swissTime';
import type { Candidate } from './findings';

export interface PublicationOptions {
  /** The build shows what is public at this instant (ISO, UTC). */
  readonly asOf: string;
  /** For previews: also takes entries that are not published yet, or not until later. */
  readonly drafts: boolean;
}

/** In milliseconds; undefined where the field is empty or holds no instant, which the check of the fields reports. */
function instantIn({ attributes }: Candidate, field: 'publish_at' | 'unpublish_at'): number | undefined {
  const { success, data } = instantSchema.safeParse(attributes[field]);
  return success ? Date.parse(data) : undefined;
}

/** A draft has null as `publishedAt`; a type that knows no drafts has no such field, and its entries are public. */
function isDraft({ attributes }: Candidate): boolean {
  return attributes['publishedAt'] === null;
}

/** Whether a record is on the site: published in the CMS, and `publish_at` ≤ asOf < `unpublish_at`. */
export function isPublic(candidate: Candidate, { asOf, drafts }: PublicationOptions): boolean {
  if (!drafts && isDraft(candidate)) return false;
  const from = instantIn(candidate, 'publish_at');
  const until = instantIn(candidate, 'unpublish_at');
  const now = Date.parse(asOf);
  if (!drafts && from !== undefined && from > now) return false;
  return until === undefined || until > now;
}

/**
 * The next instant (ISO, UTC) at which the public content changes by itself; null where none is known. Tells of hidden
 * entries: it must not get into anything that is served.
 */
export function nextRelease(candidates: readonly Candidate[], { asOf }: PublicationOptions): string | null {
  const now = Date.parse(asOf);
  const changes = candidates
    .filter((candidate) => !isDraft(candidate))
    .flatMap((candidate) => [instantIn(candidate, 'publish_at') ?? now, instantIn(candidate, 'unpublish_at') ?? now])
    .filter((change) => change > now);
  // A thousand entries are no thousand parameters.
  const next = changes.reduce((earliest, change) => Math.min(earliest, change), Infinity);
  return next === Infinity ? null : new Date(next).toISOString();
}
