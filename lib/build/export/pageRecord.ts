/** The record that a rendered page has for the build; see `app/_frame/PageRecord.tsx`. */
import { z } from 'zod';
import { shareCardSchema } from '@/lib/site/share-cards/shareCard';

/** Attribute of the script element with the record. */
export const recordMark = 'data-page-record';

export const pageRecordSchema = z.object({
  lastModified: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).nullable(),
  noindex: z.boolean(),
  /** The text of the share image, if one has to be drawn. */
  share: shareCardSchema.optional(),
});

export type PageRecordData = z.infer<typeof pageRecordSchema>;
