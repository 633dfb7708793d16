import { beforeEach, expect, it, vi } from 'vitest';
import { emit } from '@/lib/shared/browser/events';
import { plainSettings } from '@/tests/fixtures/plainSettings';
import { connectBy } from './connection';
import { stopListenersAfterTest } from './listeners';

const ask = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();

/** The links that the page waits to see. */
let observed: readonly Element[];

class FakeObserver {
  observe(element: Element): void {
    observed = [...observed, element];
  }
}

/** The paths whose data was asked for, in order. */
function asked(): readonly string[] {
  return ask.mock.calls.map(([address]) => address.replace('/_payload.json', ''));
}

/** Longer than the page needs to be idle. */
async function idle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(200);
}

/** The pointer comes to a link with these attributes. */
async function point(attributes: string): Promise<void> {
  document.body.innerHTML = `<base href="https://statistik.example/artikel/wohnen"><a ${attributes}><span>Text</span></a>`;
  document.querySelector('span')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await idle();
}

async function start(): Promise<void> {
  const { startPrefetch } = await import('@/lib/client/prefetch');
  startPrefetch(plainSettings);
}

beforeEach(() => {
  vi.useFakeTimers();
  stopListenersAfterTest();
  observed = [];
  ask.mockReset().mockImplementation(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('location', new URL('https://statistik.example/artikel/wohnen?x=1'));
  // Afresh for each test, because the module remembers what it has asked for.
  vi.resetModules();
  return () => vi.useRealTimers();
});

it('B5.3 links are looked at once the browser is idle, those of later pages, too', async () => {
  document.body.innerHTML = '<a href="/themen">Themen</a>';
  await start();
  expect(observed).toHaveLength(0);
  await idle();
  expect(observed).toHaveLength(1);
  emit('page:finish', { path: '/themen', shown: true });
  await idle();
  expect(observed).toHaveLength(2);
});

it('B5.2 the data of the home is at the root', async () => {
  await start();
  await point('href="/"');
  expect(ask).toHaveBeenCalledExactlyOnceWith('/_payload.json', expect.objectContaining({ priority: 'low' }));
});

it('B5.3 of many links the one under the pointer comes next', async () => {
  const replies: (() => void)[] = [];
  ask.mockImplementation(() => new Promise((resolve) => replies.push(() => resolve(new Response('{}')))));
  await start();
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/6']) await point(`href="${path}"`);
  replies[0]?.();
  await idle();
  expect(asked().slice(5)).toEqual(['/6']);
});

it.each<[string, () => Promise<Response>]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error of the server', () => Promise.resolve(new Response('', { status: 503 }))],
])('B5.3 data that cannot be fetched is nothing to speak of, and is not asked for again: %s', async (_, reply) => {
  ask.mockImplementation(reply);
  await start();
  await point('href="/themen"');
  await point('href="/themen"');
  expect(ask).toHaveBeenCalledOnce();
});

it.each([
  ['of another host', 'href="https://andere.example/themen"'],
  ['to keep', 'href="/themen" download'],
  ['for another tab', 'href="/themen" target="_blank"'],
  ['of the language switch', 'href="/404" data-language="de"'],
  ['on the current page', 'href="#weiter"'],
  ['that is the current page, filtered', 'href="?jahr=2026"'],
  ['to somebody', 'href="mailto:stata@bs.ch"'],
  ['that nobody can read', 'href="https://["'],
  ['without an address', 'name="weiter"'],
])('B5.3 nothing is fetched for a link %s', async (_, attributes) => {
  await start();
  await point(attributes);
  expect(ask).not.toHaveBeenCalled();
});

it('B5.3 nothing is fetched when the connection has become slow meanwhile', async () => {
  await start();
  connectBy({ effectiveType: '2g' });
  await point('href="/themen"');
  expect(ask).not.toHaveBeenCalled();
});

it('B6.2 nothing is fetched on a page of an older build, where every link is a full load', async () => {
  vi.doMock('@/lib/client/appUpdate', () => ({ isOutdated: () => true }));
  await start();
  await point('href="/themen"');
  vi.doUnmock('@/lib/client/appUpdate');
  expect(ask).not.toHaveBeenCalled();
});
