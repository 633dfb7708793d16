/** Parts of the browser code listen to the page for as long as it is there. Tests have one page for all of them. */
import { onTestFinished, vi } from 'vitest';
import { emptyDocument } from '../../support/sharedDocument';

/**
 * Whatever listens to the window from now on stops when the test is over, and the document is as it was found, also in
 * files that do not share it.
 */
export function stopListenersAfterTest(): void {
  const listen = window.addEventListener.bind(window);
  const listening = vi.spyOn(window, 'addEventListener').mockImplementation(listen);
  onTestFinished(() => {
    for (const parameters of listening.mock.calls) window.removeEventListener(...parameters);
    vi.restoreAllMocks();
    emptyDocument();
  });
}

/** Every event of this kind from now on until the end of the test: its details. */
export function noteEvents(kind: string): readonly unknown[] {
  const noted: unknown[] = [];
  document.addEventListener(kind, (event) => noted.push(event instanceof CustomEvent ? event.detail : null));
  return noted;
}
