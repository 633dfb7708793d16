import { describe, expect, it } from 'vitest';
import { createApp } from '@/lib/shared/server';
import { createSessions } from '@/lib/publish/service/sessions';

const hour = 3_600_000;

/** Sessions at a clock that stands. */
function start() {
  const clock = { now: 0 };
  const sessions = createSessions(() => clock.now);
  const app = createApp(console.error);
  app.post('/', (asked) => {
    sessions.open(asked);
    return asked.body(null);
  });
  app.get('/', (asked) => asked.json(sessions.isOpen(asked)));
  return {
    clock,
    open: async () => (await app.request('/', { method: 'POST' })).headers.get('set-cookie') ?? '',
    isOpen: async (cookie: string): Promise<unknown> => (await app.request('/', { headers: { cookie } })).json(),
  };
}

describe('a session', () => {
  it('ends after eight hours', async () => {
    const { clock, open, isOpen } = start();
    const cookie = await open();
    clock.now = 8 * hour - 1;
    expect(await isOpen(`a=b; ${cookie}`)).toBe(true);
    clock.now = 8 * hour;
    expect(await isOpen(cookie)).toBe(false);
  });

  it('gives way when more log in than an office has people', async () => {
    const { open, isOpen } = start();
    const cookies = await Promise.all(Array.from({ length: 201 }, open));
    expect(await Promise.all([0, 1, 200].map((place) => isOpen(cookies[place] ?? '')))).toEqual([false, true, true]);
  });
});
