import { setTimeout as realPause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startSearchKeyMonitor } from '@/lib/publish/service/searchKeyMonitor';
import type { ShownSearch } from '@/lib/publish/service/searchKeyMonitor';
import { reset, text } from '../../../fixtures/faults';
import { startFaultServer } from '../../../fixtures/faultServer';
import type { Behaviour } from '../../../fixtures/faultServer';
import { eventually } from '../../../support/eventually';

const key = 'the-key-of-visitors';

const tenMinutes = 600_000;

function refusal(status: number, code: string): Behaviour {
  return text(status, JSON.stringify({ message: 'No', code, type: 'auth', link: '' }));
}

const revoked = refusal(403, 'invalid_api_key');

/** A watch over a server that does what is said for now. */
async function watched(first: Behaviour, seen?: ShownSearch | null) {
  let now = first;
  const server = await startFaultServer(() => now);
  const info = { search: { url: server.url, key } };
  const shown = vi.fn(() => Promise.resolve(seen === undefined ? { id: 'r1', info } : seen));
  const onError = vi.fn<(error: unknown) => void>();
  const close = startSearchKeyMonitor({ shown, onError });
  onTestFinished(() => close());
  const become = (next: Behaviour): void => {
    now = next;
  };
  return { server, shown, onError, become };
}

describe('the watch over the search key in the pages', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('says once that the server refuses the key, where it is and what to do, without the key', async () => {
    const { onError, server, shown } = await watched(revoked);
    await eventually(() => expect(onError).toHaveBeenCalledTimes(1));
    const [error] = onError.mock.calls[0] ?? [];
    expect(String(error)).toContain(`The search key in the pages of r1 is not fit for visitors of ${server.url}.`);
    expect(String(error)).toContain('It cannot: search site_de (403)');
    expect(String(error)).toContain('npm run search:key');
    expect(String(error)).not.toContain(key);
    const asked = server.seen.length;
    await vi.advanceTimersByTimeAsync(tenMinutes);
    await eventually(() => expect(server.seen).toHaveLength(2 * asked));
    // The last answer must have been read.
    await realPause(300);
    expect(shown).toHaveBeenCalledTimes(2);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['does not answer', reset()],
    ['has no index yet', refusal(404, 'index_not_found')],
  ])('says nothing of the key if the server %s', async (_, behaviour) => {
    const { onError, server } = await watched(behaviour);
    await eventually(() => expect(server.seen.length).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(tenMinutes);
    await eventually(() => expect(server.seen.length).toBeGreaterThan(1));
    expect(onError).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no release yet', null],
    ['its pages know no server', { id: 'r1', info: { search: null } }],
  ])('asks nobody if %s', async (_, seen) => {
    const { onError, server, shown } = await watched(revoked, seen);
    await eventually(() => expect(shown).toHaveBeenCalledTimes(1));
    await vi.advanceTimersByTimeAsync(tenMinutes);
    await eventually(() => expect(shown).toHaveBeenCalledTimes(2));
    expect(server.seen).toEqual([]);
    expect(onError).not.toHaveBeenCalled();
  });
});
