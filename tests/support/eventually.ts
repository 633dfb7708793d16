import { vi } from 'vitest';

/** As long as a busy machine may take for what happens at once on an idle one; in milliseconds. */
export const patience = 20_000;

/** Repeats the check until it holds. */
export function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, patience);
}
