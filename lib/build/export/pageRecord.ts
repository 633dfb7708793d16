/** What a rendered page tells the build about itself; see `app/_frame/PageRecord.tsx`. */
import { z } from 'zod';
import { shareCardSchema } from '@/lib/site/share-cards/shareCard';

/** The attribute of the element that holds it. */
export const recordMark = 'data-page-record';

export const pageRecordSchema = z.object({
  lastModified: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).nullable(),
  noindex: z.boolean(),
  /** The text on the share image, if it has to be drawn. */
  share: shareCardSchema.optional(),
});

export type PageRecordData = z.infer<typeof pageRecordSchema>;
