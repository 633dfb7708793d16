/**
 * Where Strapi 4 and Strapi 5 differ. One request has to suit both, because the site cannot know which one answers;
 * each version ignores what is meant for the other.
 */
import { z } from 'zod';
import type { CmsFilters, CmsRecord } from './types';

/** Makes version 5 nest its answers as version 4 does; the value must be exactly this. */
export const responseFormat = { 'Strapi-Response-Format': 'v4' } as const;

/** Version 4 knows the first parameter, version 5 the second. Without them both deliver published entries only. */
export function draftParameters(drafts: boolean): Readonly<Record<string, string>> {
  return drafts ? { publicationState: 'preview', status: 'draft' } : {};
}

/**
 * Version 4 delivers relations to drafts through the blocks of a dynamic zone even if only published entries are requested.
 * Version 5 does not; for it the filter is always true.
 */
export const publishedOnly: CmsFilters = { publishedAt: { $notNull: true } };

/** Version 5 adds `documentId`, which is permanent, while its `id` changes each time an entry is published. */
export const wireRecord = z
  .object({
    id: z.int(),
    documentId: z.string().nullish(),
    attributes: z.record(z.string(), z.unknown(), {
      error: 'is missing; a Strapi 5 nests its entries only when the header Strapi-Response-Format reaches it',
    }),
  })
  .transform(({ id, documentId, attributes }): CmsRecord => ({ id, documentId: documentId ?? null, attributes }));

/** What distinguishes an entry from all others of its list. */
export function identityOf({ id, documentId }: CmsRecord): string {
  return documentId ?? String(id);
}
