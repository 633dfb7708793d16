/**
 * How many changes came before something. They are counted and not told apart by time, because a clock may be set back: what
 * came after a release would then look as if it were in it.
 */
import { z } from 'zod';

export const markSchema = z.object({
  /** Of a `queue.json` that was lost another count begins, which cannot be compared with the one before. */
  series: z.uuid(),
  number: z.int().nonnegative(),
});

export type ChangeMark = z.infer<typeof markSchema>;

/** Whether what was begun at a mark holds the change of another one. If unknown, it does not: better one build too many. */
export function isAtLeast(mark: ChangeMark | null, change: ChangeMark): boolean {
  return mark !== null && mark.series === change.series && mark.number >= change.number;
}
