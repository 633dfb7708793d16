import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startBackgroundVideo } from '@/lib/client/backgroundVideo';
import { prefersReducedData } from '@/lib/client/connection';

const play = vi.fn<() => Promise<void>>();
const pause = vi.fn<() => void>();

function video(): HTMLVideoElement | null {
  return document.querySelector('video');
}

function setPaused(paused: boolean): void {
  Object.defineProperty(video(), 'paused', { configurable: true, value: paused });
}

function prefer({ motion, data }: { readonly motion: boolean; readonly data: boolean }): void {
  vi.stubGlobal('matchMedia', () => ({ matches: !motion }));
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: !data } });
}

beforeEach(() => {
  document.body.innerHTML =
    '<div data-background-video><video></video><button type="button" aria-pressed="false" hidden>Film anhalten</button></div>';
  play.mockReset().mockResolvedValue();
  pause.mockReset();
  Object.assign(video() ?? {}, { play, pause });
  prefer({ motion: true, data: true });
});

describe('the video of the not-found page', () => {
  it('B3.8 plays, and can be stopped and started again', async () => {
    await startBackgroundVideo(prefersReducedData);
    const button = document.querySelector('button');
    expect(play).toHaveBeenCalledTimes(1);
    expect(button).toBeVisible();
    setPaused(false);
    button?.click();
    expect(pause).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    setPaused(true);
    button?.click();
    expect(play).toHaveBeenCalledTimes(2);
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  it.each([
    { motion: false, data: true },
    { motion: true, data: false },
  ])('B3.8 leaves its still with %o', async (wishes) => {
    prefer(wishes);
    await startBackgroundVideo(prefersReducedData);
    expect(play).not.toHaveBeenCalled();
    expect(document.querySelector('[data-playing]')).not.toBeInTheDocument();
  });

  it('B3.8 leaves its still, and no button, when it cannot be loaded', async () => {
    play.mockRejectedValue(new Error('no source'));
    await startBackgroundVideo(prefersReducedData);
    expect(document.querySelector('[data-playing]')).not.toBeInTheDocument();
    expect(document.querySelector('button')).not.toBeVisible();
  });
});
