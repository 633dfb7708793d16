/** Parts of the browser code listen to the page for as long as it is there. Tests have one page for all of them. */
import { onTestFinished, vi } from 'vitest';
import type { MockInstance } from 'vitest';

type Options = AddEventListenerOptions | boolean | undefined;

function withSignal(options: Options, signal: AbortSignal): AddEventListenerOptions {
  return { ...(typeof options === 'object' ? options : { capture: options === true }), signal };
}

/** Whatever listens to the document or the window from now on stops when the test is over. Gives what asks the window. */
export function stopListenersAfterTest(): MockInstance<Window['addEventListener']> {
  const { signal, abort } = stopper();
  const listenToDocument = document.addEventListener.bind(document);
  const listenToWindow = window.addEventListener.bind(window);
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, listener, options) =>
    listenToDocument(type, listener, withSignal(options, signal)),
  );
  const toWindow = vi
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener, options) =>
      listenToWindow(type, listener, withSignal(options, signal)),
    );
  onTestFinished(abort);
  return toWindow;
}

function stopper(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Every event of these kinds from now on until the end of the test, as `kind detail`. */
export function noteEvents(...kinds: readonly string[]): readonly string[] {
  const noted: string[] = [];
  for (const kind of kinds) {
    const note = (event: Event): void => {
      noted.push(`${kind} ${JSON.stringify(event instanceof CustomEvent ? event.detail : null)}`);
    };
    document.addEventListener(kind, note);
    onTestFinished(() => document.removeEventListener(kind, note));
  }
  return noted;
}
