/** The Navigation API as far as the site uses it, for a document that has none. */
import { vi } from 'vitest';
import type { Mock } from 'vitest';
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

export class FakeNavigateEvent extends Event implements NavigateEvent {
  readonly canIntercept: boolean;
  readonly destination: NavigationDestination;
  readonly downloadRequest: string | null;
  readonly formData: FormData | null;
  readonly hasUAVisualTransition = false;
  readonly hashChange: boolean;
  readonly info = undefined;
  readonly navigationType: NavigationType;
  readonly sourceElement = null;
  readonly userInitiated = true;
  readonly scroll = vi.fn<() => void>();
  readonly overtaking = new AbortController();
  readonly signal = this.overtaking.signal;
  /** What the site wants to do instead; absent when it leaves the navigation to the browser. */
  intercepted: NavigationInterceptOptions | null = null;

  constructor(parts: EventParts) {
    super('navigate', { cancelable: true });
    const { url, navigationType = 'push', hashChange = false, ...more } = parts;
    const { sameDocument = hashChange || navigationType === 'traverse' } = parts;
    this.navigationType = navigationType;
    this.canIntercept = more.canIntercept ?? true;
    this.hashChange = hashChange;
    this.downloadRequest = more.downloadRequest ?? null;
    this.formData = more.formData ?? null;
    const address = new URL(url, 'https://statistik.example').href;
    this.destination = { url: address, sameDocument, id: '', index: 0, key: '', getState: () => undefined };
  }

  intercept(options: NavigationInterceptOptions = {}): void {
    this.intercepted = options;
  }
}

interface FakeLocation {
  href: string;
  readonly assign: Mock<(address: string | URL) => void>;
  readonly replace: Mock<(address: string | URL) => void>;
  readonly reload: Mock<() => void>;
}

export interface FakeWindow extends NavigationWindow {
  readonly location: FakeLocation;
  /** Begins a navigation. */
  navigate(parts: EventParts): FakeNavigateEvent;
  /** Does what the browser does with an intercepted navigation: first the waiting, then, unless another overtook it, the new address and the page. */
  settle(event: FakeNavigateEvent): Promise<void>;
}

/** Each address has one entry in the history. */
export function fakeWindow(): FakeWindow {
  const listeners: ((event: NavigateEvent) => void)[] = [];
  const controller: NavigationPrecommitController = { redirect: () => undefined, addHandler: () => undefined };
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
      const event = new FakeNavigateEvent(parts);
      for (const listener of listeners) listener(event);
      return event;
    },
    async settle(event) {
      await event.intercepted?.precommitHandler?.(controller);
      event.signal.throwIfAborted();
      left = page.location.href;
      page.location.href = event.destination.url;
      await event.intercepted?.handler?.();
    },
  };
  return page;
}
