import type { Candidate } from './findings';

export interface PublicationOptions {
  /** The build shows what is public at this instant (ISO, UTC). */
  readonly asOf: string;
  /** For previews: also takes entries that are not published yet, or not until later. */
  readonly drafts: boolean;
}

/**
 * Whether a record is on the site: published in the CMS, and `publish_at` ≤ asOf < `unpublish_at`.
 * A draft has null as `publishedAt`; a type that knows no drafts has no such field, and its entries are public.
 */
export function isPublic({ attributes }: Candidate, { asOf, drafts }: PublicationOptions): boolean {
  if (!drafts && attributes['publishedAt'] === null) return false;
  const from = attributes['publish_at'];
  const until = attributes['unpublish_at'];
  const now = Date.parse(asOf);
  if (!drafts && typeof from === 'string' && Date.parse(from) > now) return false;
  return !(typeof until === 'string' && Date.parse(until) <= now);
}
