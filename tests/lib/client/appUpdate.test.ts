import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connectBy } from './connection';
import { noteEvents, stopListenersAfterTest } from './listeners';

const hour = 60 * 60 * 1000;

const ask = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();
const reload = vi.fn<() => void>();

let updates: readonly unknown[];

/** What the server says is the latest build; text is sent as it is. */
function publish(latest: unknown, status = 200): void {
  const text = typeof latest === 'string' ? latest : JSON.stringify(latest);
  ask.mockImplementation(() => Promise.resolve(new Response(text, { status })));
}

async function wait(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-08-21T10:00:00Z') });
  vi.stubGlobal('fetch', ask.mockReset());
  vi.stubGlobal('location', { reload: reload.mockReset() });
  stopListenersAfterTest();
  publish({ id: 'build-1', timestamp: 1 });
  updates = noteEvents('app:update');
  document.documentElement.dataset['build'] = 'build-1';
  document.body.innerHTML =
    '<div hidden data-update-notice><p>Es gibt eine neue Fassung.</p><button type="button">Neu laden</button></div>';
  // Afresh for each test, because the module remembers the newer build.
  vi.resetModules();
  const { startAppUpdate } = await import('@/lib/client/appUpdate');
  startAppUpdate();
  return () => vi.useRealTimers();
});

describe('the latest build', () => {
  it('B6.1 is asked for after one second, then every 60 minutes, from no cache', async () => {
    await wait(999);
    expect(ask).not.toHaveBeenCalled();
    await wait(hour);
    expect(ask.mock.calls).toEqual([
      [`/builds/latest.json?${Date.parse('2026-08-21T10:00:01Z')}`, { cache: 'no-store' }],
      [`/builds/latest.json?${Date.parse('2026-08-21T11:00:00Z')}`, { cache: 'no-store' }],
    ]);
  });

  it('B6.1 is asked for later by who saves data', async () => {
    connectBy({ saveData: true });
    await wait(hour - 1);
    expect(ask).not.toHaveBeenCalled();
    await wait(1);
    expect(ask).toHaveBeenCalledOnce();
  });

  it.each<[string, unknown, number]>([
    ['is an error', { id: 'build-2' }, 500],
    ['is broken', '{"id":"build-2"', 200],
    ['has no id', { timestamp: 2 }, 200],
    ['has an empty id', { id: '' }, 200],
    ['is null', null, 200],
  ])('B6.1 says nothing when the answer %s, and the next one counts', async (_, latest, status) => {
    publish(latest, status);
    await wait(1000);
    expect(updates).toEqual([]);
    publish({ id: 'build-2' });
    await wait(hour);
    expect(updates).toEqual([{ id: 'build-2' }]);
  });

  it('B6.2 followed by another one is told again, without a second notice', async () => {
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await wait(1000);
    for (const id of ['build-2', 'build-3']) {
      publish({ id });
      await wait(hour);
    }
    expect(updates).toEqual([{ id: 'build-2' }, { id: 'build-3' }]);
    document.querySelector('button')?.click();
    expect(reload).toHaveBeenCalledOnce();
  });
});
