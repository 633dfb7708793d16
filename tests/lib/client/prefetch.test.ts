import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emit } from '@/lib/shared/browser/events';
import { plainSettings } from '@/tests/fixtures/plainSettings';
import { connectBy } from './connection';
import { stopListenersAfterTest } from './listeners';

/** Longer than the page needs to be idle. */
const idleMs = 200;

const ask = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();

/** What the page waits to see. */
const observed = new Set<Element>();
let seen: (links: readonly Element[], isIntersecting: boolean) => void = () => undefined;

class FakeObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];

  constructor(callback: IntersectionObserverCallback) {
    seen = (links, isIntersecting) => {
      const area = document.body.getBoundingClientRect();
      const entry = { isIntersecting, boundingClientRect: area, intersectionRect: area, rootBounds: null };
      const entries = links.map((target) => ({ ...entry, target, intersectionRatio: 1, time: 0 }));
      callback(entries, this);
    };
  }

  observe(element: Element): void {
    observed.add(element);
  }

  unobserve(element: Element): void {
    observed.delete(element);
  }

  disconnect(): void {
    observed.clear();
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** The paths whose data was asked for, in order. */
function asked(): readonly string[] {
  return ask.mock.calls.map(([address]) => address.replace('/_payload.json', ''));
}

function showLinks(...attributes: readonly string[]): void {
  const main = document.querySelector('main') ?? document.body;
  main.innerHTML = attributes.map((attribute) => `<a ${attribute}><span>Text</span></a>`).join('');
}

function hrefs(...paths: readonly string[]): readonly string[] {
  return paths.map((path) => `href="${path}"`);
}

async function idle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(idleMs);
}

/** All links come into view that the page waits for. */
async function look(): Promise<void> {
  seen([...observed], true);
  await idle();
}

function point(selector: string, type = 'pointerover'): void {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}

async function start(): Promise<void> {
  const { startPrefetch } = await import('@/lib/client/prefetch');
  startPrefetch(plainSettings);
  await idle();
}

/** Replies that come when the test says so. */
function holdReplies(): (() => Promise<void>)[] {
  const replies: (() => Promise<void>)[] = [];
  ask.mockImplementation(
    () =>
      new Promise((resolve) => {
        replies.push(async () => {
          resolve(new Response('{}'));
          await idle();
        });
      }),
  );
  return replies;
}

beforeEach(() => {
  vi.useFakeTimers();
  stopListenersAfterTest();
  observed.clear();
  ask.mockReset().mockImplementation(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('location', new URL('https://statistik.example/artikel/wohnen?x=1'));
  document.body.innerHTML = `<base href="https://statistik.example/artikel/wohnen"><main></main>`;
  // Afresh for each test, because the module remembers what it has asked for.
  vi.resetModules();
  return () => {
    connectBy(undefined);
    vi.useRealTimers();
  };
});

describe('a link that comes into view', () => {
  it('of the language switch has nothing fetched: it leads to this page, or to another language', async () => {
    showLinks('href="/404" data-language="de"');
    await start();
    await look();
    point('a');
    await idle();
    expect(ask).not.toHaveBeenCalled();
  });

  it('B5.2 to the home has its data at the root', async () => {
    showLinks('href="/"');
    await start();
    await look();
    expect(ask).toHaveBeenCalledExactlyOnceWith('/_payload.json', expect.objectContaining({ priority: 'low' }));
  });

  it('B5.3 waits until the browser is idle', async () => {
    const work: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => work.push(callback));
    showLinks('href="/themen"');
    await start();
    expect(observed.size).toBe(0);
    work.shift()?.();
    seen([...observed], true);
    expect(ask).not.toHaveBeenCalled();
    work.shift()?.();
    expect(asked()).toEqual(['/themen']);
  });
});

describe('many links', () => {
  const paths = ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8'];

  it('B5.3 are cancelled for the one under the pointer', async () => {
    const replies = holdReplies();
    showLinks(...hrefs(...paths.slice(0, 7)));
    await start();
    await look();
    showLinks('href="/jetzt"');
    point('a');
    await replies.at(0)?.();
    await replies.at(1)?.();
    expect(asked().slice(5)).toEqual(['/jetzt', '/6']);
  });
});

it.each<[string, () => Promise<Response>]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no such file', () => Promise.resolve(new Response('', { status: 404 }))],
  ['an error of the server', () => Promise.resolve(new Response('', { status: 503 }))],
])('B5.3 data that cannot be fetched is nothing to speak of, and is not asked for again: %s', async (_, reply) => {
  ask.mockImplementation(reply);
  showLinks('href="/themen"');
  await start();
  await look();
  point('a');
  emit('page:finish', { path: '/', shown: true });
  await idle();
  await look();
  expect(ask).toHaveBeenCalledOnce();
});

describe('nothing is fetched', () => {
  it.each([
    ['of another host', 'href="https://andere.example/themen"'],
    ['to keep', 'href="/themen" download'],
    ['for another tab', 'href="/themen" target="_blank"'],
    ['that is the current page', 'href="/artikel/wohnen"'],
    ['on the current page', 'href="#weiter"'],
    ['that is the current page, filtered', 'href="?jahr=2026"'],
    ['to somebody', 'href="mailto:stata@bs.ch"'],
    ['that nobody can read', 'href="https://["'],
    ['without an address', 'name="weiter"'],
  ])('B5.3 for a link %s', async (_, attributes) => {
    showLinks(attributes);
    await start();
    await look();
    point('a');
    expect(ask).not.toHaveBeenCalled();
  });

  it('B5.3 when the connection has become slow meanwhile', async () => {
    showLinks('href="/themen"');
    await start();
    connectBy({ effectiveType: '2g' });
    await look();
    expect(ask).not.toHaveBeenCalled();
  });

  it('B6.2 on a page of an older build, where every link is a full load', async () => {
    vi.doMock('@/lib/client/appUpdate', () => ({ isOutdated: () => true }));
    showLinks('href="/themen"');
    await start();
    await look();
    point('a');
    vi.doUnmock('@/lib/client/appUpdate');
    expect(ask).not.toHaveBeenCalled();
  });
});

it('B5.3 a page that comes later has its links looked at, too', async () => {
  showLinks('href="/themen"');
  await start();
  await look();
  showLinks('href="/apps"');
  emit('page:finish', { path: '/themen', shown: true });
  await idle();
  await look();
  expect(asked()).toEqual(['/themen', '/apps']);
});
