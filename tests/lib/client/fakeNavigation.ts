/** The Navigation API as far as the site uses it, for a document that has none. */
import { vi } from 'vitest';
import type { NavigationWindow } from '@/lib/client/softNavigation';

export interface EventParts {
  readonly url: string;
  readonly navigationType?: NavigationType;
  readonly sameDocument?: boolean;
  readonly canIntercept?: boolean;
  readonly hashChange?: boolean;
  readonly downloadRequest?: string | null;
  readonly formData?: FormData | null;
}

function navigateEvent({ url, sameDocument, ...parts }: EventParts) {
  const { navigationType = 'push', hashChange = false } = parts;
  const overtaking = new AbortController();
  const destination = {
    url: new URL(url, 'https://statistik.example').href,
    sameDocument: sameDocument ?? (hashChange || navigationType === 'traverse'),
    ...{ id: '', index: 0, key: '', getState: () => undefined },
  };
  return Object.assign(new Event('navigate', { cancelable: true }), {
    ...{ canIntercept: true, downloadRequest: null, formData: null, hasUAVisualTransition: false, info: undefined },
    ...{ sourceElement: null, userInitiated: true, navigationType, hashChange, destination },
    ...parts,
    overtaking,
    signal: overtaking.signal,
    scroll: vi.fn<() => void>(),
    /** Called with what the site wants to do instead; not called if it leaves the navigation to the browser. */
    intercept: vi.fn<(options?: NavigationInterceptOptions) => void>(),
  });
}

export type FakeNavigateEvent = ReturnType<typeof navigateEvent>;

export interface FakeWindow extends NavigationWindow {
  /** Begins a navigation. */
  navigate(parts: EventParts): FakeNavigateEvent;
  /** Does what the browser does with an intercepted navigation: first the waiting, then, unless another overtook it, the new address and the page. */
  settle(event: FakeNavigateEvent): Promise<void>;
}

/** Each address has one entry in the history. */
export function fakeWindow(): FakeWindow {
  const listeners: ((event: NavigateEvent) => void)[] = [];
  let left = '';
  const page: FakeWindow = {
    navigation: {
      get currentEntry() {
        return { key: page.location.href };
      },
      get transition() {
        return { from: { key: left } };
      },
      addEventListener: (_, listener) => listeners.push(listener),
    },
    location: { href: 'https://statistik.example/', assign: vi.fn(), replace: vi.fn(), reload: vi.fn() },
    navigate(parts) {
      const event = navigateEvent(parts);
      for (const listener of listeners) listener(event);
      return event;
    },
    async settle({ intercept, signal, destination }) {
      const [options] = intercept.mock.calls[0] ?? [];
      await options?.precommitHandler?.({ redirect: () => undefined, addHandler: () => undefined });
      signal.throwIfAborted();
      left = page.location.href;
      page.location.href = destination.url;
      await options?.handler?.();
    },
  };
  return page;
}
