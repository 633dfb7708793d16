import { expect, it, vi } from 'vitest';
import { startReleaseMonitor } from '@/lib/publish/service/releaseMonitor';
import type { ShownRelease } from '@/lib/publish/release/shownRelease';

const shown: ShownRelease = { id: 'a', info: null, held: null };

async function faultOf(seen: () => Promise<ShownRelease | null>) {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const askForBuild = vi.fn(() => Promise.resolve());
  const onError = vi.fn();
  const watch = startReleaseMonitor({ shown: seen, askForBuild, onError });
  await watch.close();
  const told = logged.mock.calls.length + onError.mock.calls.length;
  return { fault: watch.fault(), askedFor: askForBuild.mock.calls.length, told };
}

it('leaves what was taken back alone until the CMS changes, also when it is damaged', async () => {
  const held = { since: '2026-08-21T06:30:00.000Z', upTo: null };
  const { fault, askedFor } = await faultOf(() => Promise.resolve({ ...shown, held }));
  expect({ remedy: fault?.remedy, askedFor }).toEqual({ remedy: 'with-next-change', askedFor: 0 });
});

it('promises no repair of what it cannot read, and logs why', async () => {
  const { fault, askedFor, told } = await faultOf(() => Promise.reject(new Error('The link current leads elsewhere.')));
  expect({ remedy: fault?.remedy, askedFor, told }).toEqual({ remedy: 'unknown', askedFor: 0, told: 1 });
});

it('logs a fault once as long as it lasts, and follows what becomes of it', async () => {
  vi.useFakeTimers();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  logged.mockClear();
  let now: ShownRelease | null = shown;
  const watch = startReleaseMonitor({
    shown: () => Promise.resolve(now),
    askForBuild: () => Promise.resolve(),
    onError: () => {},
  });
  await vi.advanceTimersByTimeAsync(3000);
  expect(logged).toHaveBeenCalledTimes(1);
  now = { ...shown, held: { since: '2026-08-21T06:30:00.000Z', upTo: null } };
  await vi.advanceTimersByTimeAsync(2000);
  expect(watch.fault()?.remedy).toBe('with-next-change');
  expect(logged).toHaveBeenCalledTimes(2);
  now = null;
  await vi.advanceTimersByTimeAsync(2000);
  expect(watch.fault()).toBeNull();
  vi.useRealTimers();
  await watch.close();
});
