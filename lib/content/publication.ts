import type { Candidate } from './findings';

export interface PublicationOptions {
  /** The build shows what is public at this instant (ISO, UTC). */
  readonly asOf: string;
  /** Also takes entries that are not published. */
  readonly drafts: boolean;
}

/**
 * Whether a record is on the site: published in the CMS, and `publish_at` ≤ asOf < `unpublish_at`.
 * Strapi 4 delivers drafts in previews and through relations; what was never published has no `publishedAt`.
 */
export function isPublic({ attributes }: Candidate, { asOf, drafts }: PublicationOptions): boolean {
  if (!drafts && (attributes['publishedAt'] === null || attributes['publishedAt'] === undefined)) return false;
  const from = attributes['publish_at'];
  const until = attributes['unpublish_at'];
  const now = Date.parse(asOf);
  if (typeof from === 'string' && Date.parse(from) > now) return false;
  return !(typeof until === 'string' && Date.parse(until) <= now);
}
