/** What the tests say to the process that indexes, and what it answers. */
import { z } from 'zod';

export const runRequestSchema = z.object({
  url: z.string(),
  adminKey: z.string(),
  prefix: z.string(),
  edition: z.string(),
  /** `full`: new indexes with `count` German documents; `changes`: those of `changedEditions.ts`. */
  way: z.enum(['full', 'changes']),
  count: z.number(),
});

/** French documents, of every run. */
export const frenchCount = 200;

export type RunWay = RunRequest['way'];

export type RunRequest = z.infer<typeof runRequestSchema>;

export const runAnswerSchema = z.union([
  z.object({ ready: z.literal(true) }),
  /** The server has answered a request that does something: milliseconds from the beginning. */
  z.object({ stepMs: z.number() }),
  z.object({ ranMs: z.number() }),
  z.object({ failure: z.string() }),
]);
