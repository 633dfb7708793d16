/** What the tests say to the process that indexes, and what it answers. */
import { z } from 'zod';

export const runRequestSchema = z.object({
  url: z.string(),
  adminKey: z.string(),
  prefix: z.string(),
  edition: z.number(),
  /** Makes new indexes; otherwise it sends what has changed. */
  full: z.boolean(),
});

export type RunRequest = z.infer<typeof runRequestSchema>;

export const runAnswerSchema = z.union([
  z.object({ ready: z.literal(true) }),
  /** The server has answered a request that does something: milliseconds from the beginning. */
  z.object({ stepMs: z.number() }),
  z.object({ ranMs: z.number() }),
  z.object({ failure: z.string() }),
]);
