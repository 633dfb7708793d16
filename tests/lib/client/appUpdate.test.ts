import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connectBy } from './connection';
import { noteEvents } from './listeners';

const hour = 60 * 60 * 1000;

const ask = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();
const reload = vi.fn<() => void>();

let events: readonly string[];
let isOutdated: () => boolean;

function notice(): HTMLElement | null {
  return document.querySelector('[data-update-notice]');
}

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
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('location', { reload });
  reload.mockReset();
  ask.mockReset();
  publish({ id: 'build-1', timestamp: 1 });
  events = noteEvents('app:update');
  document.documentElement.dataset['build'] = 'build-1';
  document.body.innerHTML =
    '<div hidden data-update-notice><p>Es gibt eine neue Fassung.</p><button type="button">Neu laden</button></div>';
  // Afresh for each test, because the module remembers the newer build.
  vi.resetModules();
  const module = await import('@/lib/client/appUpdate');
  ({ isOutdated } = module);
  module.startAppUpdate();
  return () => {
    connectBy(undefined);
    vi.useRealTimers();
  };
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
    await wait(2 * hour);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'B6.1 is asked for later by who saves data: %j',
    async (connection) => {
      connectBy(connection);
      await wait(hour - 1);
      expect(ask).not.toHaveBeenCalled();
      await wait(1);
      expect(ask).toHaveBeenCalledOnce();
    },
  );
});

describe('an answer that cannot be read', () => {
  it.each<[string, unknown, number]>([
    ['is an error', { id: 'build-2' }, 500],
    ['is broken', '{"id":"build-2"', 200],
    ['has no id', { timestamp: 2 }, 200],
    ['has an empty id', { id: '' }, 200],
    ['is null', null, 200],
  ])('B6.1 says nothing when it %s', async (_, latest, status) => {
    publish(latest, status);
    await wait(1000);
    expect(ask).toHaveBeenCalledOnce();
    expect(events).toEqual([]);
    expect(isOutdated()).toBe(false);
    expect(notice()).not.toBeVisible();
  });

  it('B6.1 says nothing when the network is gone, and the next one counts', async () => {
    ask.mockRejectedValue(new TypeError('Failed to fetch'));
    await wait(1000);
    expect(events).toEqual([]);
    publish({ id: 'build-2' });
    await wait(hour);
    expect(events).toEqual(['app:update {"id":"build-2"}']);
  });
});

describe('a newer build', () => {
  beforeEach(async () => {
    publish({ id: 'build-2', timestamp: 2 });
    await wait(1000);
  });

  it('B6.2 reloads nothing by itself', async () => {
    await wait(24 * hour);
    expect(reload).not.toHaveBeenCalled();
  });

  it('B6.2 followed by another one is told again, without a second notice', async () => {
    publish({ id: 'build-3', timestamp: 3 });
    await wait(hour);
    expect(events).toEqual(['app:update {"id":"build-2"}', 'app:update {"id":"build-3"}']);
    expect(document.querySelectorAll('[data-update-notice]')).toHaveLength(1);
    notice()?.querySelector('button')?.click();
    expect(reload).toHaveBeenCalledOnce();
  });
});
