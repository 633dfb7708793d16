import { expect, it, vi } from 'vitest';
import { startWatch } from '@/lib/publish/service/watch';
import type { ShownRelease } from '@/lib/publish/release/shownRelease';

const shown: ShownRelease = { id: 'a', info: null, held: null };

async function faultOf(seen: () => Promise<ShownRelease | null>) {
  vi.spyOn(console, 'error').mockReturnValue();
  const askForBuild = vi.fn(() => Promise.resolve());
  const watch = startWatch({ shown: seen, askForBuild, onError: () => {} });
  await watch.close();
  return { fault: watch.fault(), askedFor: askForBuild.mock.calls.length };
}

it('has a damaged release built anew', async () => {
  const { fault, askedFor } = await faultOf(() => Promise.resolve(shown));
  expect(fault?.message).toContain('The description of a');
  expect({ remedy: fault?.remedy, askedFor }).toEqual({ remedy: 'being-built', askedFor: 1 });
});

it('leaves what was taken back alone until the CMS changes, also when it is damaged', async () => {
  const held = { since: '2026-08-21T06:30:00.000Z', upTo: null };
  const { fault, askedFor } = await faultOf(() => Promise.resolve({ ...shown, held }));
  expect({ remedy: fault?.remedy, askedFor }).toEqual({ remedy: 'with-next-change', askedFor: 0 });
});

it('promises no repair of what it cannot read', async () => {
  const { fault, askedFor } = await faultOf(() => Promise.reject(new Error('The link current leads elsewhere.')));
  expect({ remedy: fault?.remedy, askedFor }).toEqual({ remedy: 'unknown', askedFor: 0 });
});

it('finds nothing wrong before the first release', async () => {
  expect(await faultOf(() => Promise.resolve(null))).toEqual({ fault: null, askedFor: 0 });
});
