/** For tests that share modules, and the document if there is one, with other files: nothing of a test is left after it. */
import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
});

if (typeof document !== 'undefined') {
  const { emptyDocument } = await import('./support/sharedDocument');
  afterEach(emptyDocument);
}
