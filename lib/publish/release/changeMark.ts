/**
 * Counts changes. Changes are counted rather than timed, because a clock may be set back: later changes would then seem to be part of an
 * earlier release.
 */
import { z } from 'zod';

export const markSchema = z.object({
  /** Identifies the count. If `queue.json` is lost, a new count begins that cannot be compared with the previous one. */
  series: z.uuid(),
  number: z.int().nonnegative(),
});

export type ChangeMark = z.infer<typeof markSchema>;

/** Whether what was begun at `mark` includes `change`. False if unknown: one build too many does no harm. */
export function includesChange(mark: ChangeMark | null, change: ChangeMark): boolean {
  return mark !== null && mark.series === change.series && mark.number >= change.number;
}
