/**
 * What is known of the earlier states of the data of indicators: what was public before, and what changed when. It comes from
 * the site that visitors see, not from the CMS, and travels with the snapshot.
 */
import { z } from 'zod';

const revisionSchema = z.object({
  /** The place of the row in the data. */
  row: z.int().nonnegative(),
  /** What names the row in German: period, area, group. */
  names: z.array(z.string()),
  /** The key of the column. */
  column: z.string(),
  /** As files have them. */
  from: z.string(),
  to: z.string(),
});

const changeSchema = z.object({
  /** Other columns or units: values cannot be compared, and nothing else is told. */
  isStructure: z.boolean(),
  /** How many values came, were revised, and went. */
  added: z.int().nonnegative(),
  revised: z.int().nonnegative(),
  removed: z.int().nonnegative(),
  /** How many cells say something else of their values: how sure they are, a note. */
  described: z.int().nonnegative(),
  /** First and last period of those that came, as in the data; none if they have no periods. */
  periods: z.array(z.string()).max(2),
  /** The revised values themselves, if they are few, as long as the data are as they are here. */
  revisions: z.array(revisionSchema),
});

const stateSchema = z.object({
  /** The Swiss day on which visitors saw it first. */
  day: z.iso.date(),
  /** The instant for which its content was chosen. */
  at: z.iso.datetime(),
  /** Hashes, to know them again. */
  data: z.string(),
  columns: z.string(),
  /** What was new in it; null of the first that is known. */
  change: changeSchema.nullable(),
  /** The size of its file; 0 of the current one. */
  bytes: z.int().nonnegative(),
});

const historySchema = z.object({
  current: stateSchema,
  /** Those before, the newest first. */
  earlier: z.array(stateSchema),
});

export const historiesSchema = z.object({
  format: z.literal(1),
  /** A hash of where the content was read: drafts and sample content have no past in common with what is public. */
  source: z.string(),
  /** By the key of the indicator. */
  indicators: z.record(z.string().regex(/^\d+$/), historySchema),
});

export type Revision = z.infer<typeof revisionSchema>;
export type DataChange = z.infer<typeof changeSchema>;
export type DataState = z.infer<typeof stateSchema>;
export type DataHistory = z.infer<typeof historySchema>;
export type DataHistories = z.infer<typeof historiesSchema>;
