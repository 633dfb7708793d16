import { beforeEach, expect, it, vi } from 'vitest';
import type { PartName } from '@/lib/shared/browser/browserSettings';
import { plainSettings } from '@/tests/fixtures/plainSettings';
import { eventually } from '../../support/eventually';
import { stopListenersAfterTest } from './listeners';

const listen = vi.fn();

class BlindObserver {
  observe(): void {
    // Nothing comes into view or changes its size.
  }
  disconnect(): void {
    // Nothing was observed.
  }
}

async function start(partsOff: readonly PartName[] = []): Promise<void> {
  const { startParts } = await import('@/lib/client/startParts');
  startParts({ ...plainSettings, partsOff }, {});
}

/** The last part, which is loaded. */
function saysMissingAddress(): Promise<void> {
  return eventually(() => expect(document.querySelector('p')).toHaveTextContent('Page not found: /'));
}

beforeEach(() => {
  stopListenersAfterTest();
  vi.resetModules();
  listen.mockReset();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigation', { addEventListener: listen, currentEntry: null });
  // Only its being there counts.
  vi.stubGlobal('NavigationPrecommitController', Event);
  vi.stubGlobal('IntersectionObserver', BlindObserver);
  vi.stubGlobal('ResizeObserver', BlindObserver);
  document.body.innerHTML = '<main><p data-not-found-path="^$"></p></main>';
});

it('starts no part that is switched off', async () => {
  await start(['softNavigation', 'notFound']);
  expect(listen).not.toHaveBeenCalled();
  expect(document.querySelector('p')).toBeEmptyDOMElement();
});

it('leaves navigation alone in development', async () => {
  document.documentElement.setAttribute('data-development', '');
  await start();
  await saysMissingAddress();
  expect(listen).not.toHaveBeenCalled();
});

it('a part that cannot start says so and leaves the others as they are', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  listen.mockImplementationOnce(() => {
    throw new TypeError('no such event');
  });
  await start();
  expect(error).toHaveBeenCalledExactlyOnceWith('softNavigation', expect.any(TypeError));
  await saysMissingAddress();
});
