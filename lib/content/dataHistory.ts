/**
 * The data histories of indicators: which data were public before, and what changed when. They come from the live site, not from
 * the CMS, and are stored with the snapshot.
 */
import { z } from 'zod';

const revisionSchema = z.object({
  /** Index of the row in the data. */
  row: z.int().nonnegative(),
  /** What identifies the row, in German: period, area, group. */
  names: z.array(z.string()),
  /** The key of the column. */
  column: z.string(),
  /** The values as in data files. */
  from: z.string(),
  to: z.string(),
});

const changeSchema = z.object({
  /** The columns or units differ: values cannot be compared, and all other fields are empty. */
  isStructure: z.boolean(),
  /** Numbers of values that were added, revised and removed. */
  added: z.int().nonnegative(),
  revised: z.int().nonnegative(),
  removed: z.int().nonnegative(),
  /** Number of cells whose description of a value changed: how certain it is, or a note. */
  described: z.int().nonnegative(),
  /** First and last period of the added values, as in the data; empty if they have no periods. */
  periods: z.array(z.string()).max(2),
  /** The revised values, if they are few; empty once newer data have replaced this state. */
  revisions: z.array(revisionSchema),
});

const stateSchema = z.object({
  /** The Swiss day on which visitors saw it first. */
  day: z.iso.date(),
  /** The instant for which its content was chosen. */
  at: z.iso.datetime(),
  /** Hashes, to recognise the same data and columns. */
  data: z.string(),
  columns: z.string(),
  /** The changes against the previous state; null for the first known one. */
  change: changeSchema.nullable(),
  /** The size of its file in bytes; 0 for the current state. */
  bytes: z.int().nonnegative(),
});

const historySchema = z.object({
  current: stateSchema,
  /** Earlier states, the newest first. */
  earlier: z.array(stateSchema),
});

export const historiesSchema = z.object({
  format: z.literal(1),
  /** A hash of where the content was read: drafts and sample content share no history with the public site. */
  source: z.string(),
  /** By the key of the indicator. */
  indicators: z.record(z.string().regex(/^\d+$/), historySchema),
});

export type Revision = z.infer<typeof revisionSchema>;
export type DataChange = z.infer<typeof changeSchema>;
export type DataState = z.infer<typeof stateSchema>;
export type DataHistory = z.infer<typeof historySchema>;
export type DataHistories = z.infer<typeof historiesSchema>;
