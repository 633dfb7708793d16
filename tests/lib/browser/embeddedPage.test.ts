/** Alone: it changes the address, and listens to the document. */
import { beforeEach, expect, it, vi } from 'vitest';
import { startEmbeddedPage } from '@/lib/browser/embeddedPage';

const observe = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = observe;
      readonly disconnect = (): void => undefined;

      constructor(change: () => void) {
        observe.mockImplementation(change);
      }
    },
  );
  delete document.documentElement.dataset['schema'];
  window.history.replaceState(null, '', '/');
});

it('tells the page around the frame how high it is', () => {
  const tell = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  startEmbeddedPage();
  expect(observe).toHaveBeenCalledWith(document.body);
  expect(tell).toHaveBeenCalledWith({ type: 'resize', height: 0 }, '*');
});

it('has the scheme of the address, without one that of the device', () => {
  vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  startEmbeddedPage();
  expect(document.documentElement.dataset['schema']).toBeUndefined();
  window.history.replaceState(null, '', '/?schema=dark');
  startEmbeddedPage();
  expect(document.documentElement.dataset['schema']).toBe('dark');
});
