/**
 * How many changes came before something. They are counted, not timed, because a clock may be set back: what
 * came after a release would then seem to be part of it.
 */
import { z } from 'zod';

export const markSchema = z.object({
  /** If `queue.json` is lost, a new count begins, which cannot be compared with the previous one. */
  series: z.uuid(),
  number: z.int().nonnegative(),
});

export type ChangeMark = z.infer<typeof markSchema>;

/** Whether what was begun at a mark includes the change of another one. If unknown, it does not: better one build too many. */
export function includesChange(mark: ChangeMark | null, change: ChangeMark): boolean {
  return mark !== null && mark.series === change.series && mark.number >= change.number;
}
