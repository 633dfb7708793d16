import { beforeEach, expect, it, vi } from 'vitest';
import { startBackgroundVideo } from '@/lib/client/backgroundVideo';
import { prefersReducedData } from '@/lib/client/connection';
import { connectBy } from './connection';

const play = vi.fn<() => Promise<void>>();
const pause = vi.fn<() => void>();

function prefer({ motion, data }: { readonly motion: boolean; readonly data: boolean }): void {
  vi.stubGlobal('matchMedia', () => ({ matches: !motion }));
  connectBy({ saveData: !data });
}

function startVideo(): Promise<void> {
  return startBackgroundVideo(prefersReducedData);
}

beforeEach(() => {
  document.body.innerHTML =
    '<div data-background-video><video></video><button type="button" aria-pressed="false" hidden>Film anhalten</button></div>';
  play.mockReset().mockResolvedValue();
  Object.assign(document.querySelector('video') ?? {}, { play, pause });
  prefer({ motion: true, data: true });
});

it('B3.8 the video of the not-found page plays, and can be stopped and started again', async () => {
  await startVideo();
  const button = document.querySelector('button');
  expect(button).toBeVisible();
  for (const paused of [false, true]) {
    Object.defineProperty(document.querySelector('video'), 'paused', { configurable: true, value: paused });
    button?.click();
    expect(button).toHaveAttribute('aria-pressed', String(!paused));
  }
  expect([play, pause].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});

it.each([
  { motion: false, data: true },
  { motion: true, data: false },
])('B3.8 the video of the not-found page leaves its still with %o', async (wishes) => {
  prefer(wishes);
  await startVideo();
  expect(play).not.toHaveBeenCalled();
  expect(document.querySelector('[data-playing]')).not.toBeInTheDocument();
});

it('B3.8 the video of the not-found page leaves its still, and no button, when it cannot be loaded', async () => {
  play.mockRejectedValue(new Error('no source'));
  await startVideo();
  expect(document.querySelector('[data-playing]')).not.toBeInTheDocument();
  expect(document.querySelector('button')).not.toBeVisible();
});
