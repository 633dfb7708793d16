import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { monitorServer } from '@/lib/search/serverMonitor';

/** A page that can go to the background. */
class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  turn(visibilityState: DocumentVisibilityState): void {
    this.visibilityState = visibilityState;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const seconds = (number: number): number => number * 1000;

function watched(answers: (signal: AbortSignal) => Promise<boolean>) {
  const page = new FakePage();
  const onOutage = vi.fn<(isOut: boolean) => void>();
  const asked: number[] = [];
  const start = Date.now();
  const watch = monitorServer({
    answers(signal) {
      asked.push((Date.now() - start) / 1000);
      return answers(signal);
    },
    onOutage,
    page,
  });
  return { watch, page, onOutage, asked };
}

describe('the watch over the search server', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('B8.5 asks again after 5, 10 and 20 seconds and then every 30 seconds', async () => {
    const { watch, asked } = watched(() => Promise.resolve(false));
    watch.raise();
    await vi.advanceTimersByTimeAsync(seconds(100));
    expect(asked).toEqual([5, 15, 35, 65, 95]);
    expect(watch.isOut()).toBe(true);
  });

  it('B8.5 tells once that the server is out and once that it is back, and asks no more', async () => {
    const { watch, asked, onOutage } = watched(() => Promise.resolve(asked.length === 2));
    watch.raise();
    watch.raise();
    await vi.advanceTimersByTimeAsync(seconds(100));
    expect(onOutage.mock.calls).toEqual([[true], [false]]);
    expect(asked).toEqual([5, 15]);
    expect(watch.isOut()).toBe(false);
  });

  it('B8.5 begins at 5 seconds with the next outage', async () => {
    const { watch, asked, onOutage } = watched(() => Promise.resolve(true));
    watch.raise();
    await vi.advanceTimersByTimeAsync(seconds(20));
    watch.raise();
    await vi.advanceTimersByTimeAsync(seconds(20));
    expect(asked).toEqual([5, 25]);
    expect(onOutage.mock.calls).toEqual([[true], [false], [true], [false]]);
  });

  it('B8.5 waits for one answer before it asks again', async () => {
    const { watch, asked } = watched(() => new Promise(() => undefined));
    watch.raise();
    await vi.advanceTimersByTimeAsync(seconds(100));
    expect(asked).toEqual([5]);
  });

  it('B8.5 does not ask while the page is in the background, and at once when it is seen again', async () => {
    const { watch, page, asked } = watched(() => Promise.resolve(false));
    watch.raise();
    page.turn('hidden');
    await vi.advanceTimersByTimeAsync(seconds(3600));
    expect(asked).toEqual([]);
    page.turn('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([3600]);
    await vi.advanceTimersByTimeAsync(seconds(10));
    expect(asked).toEqual([3600, 3610]);
  });

  it('B8.5 gives the alarm to everything under way, and not to what comes after the outage', async () => {
    const { watch } = watched(() => Promise.resolve(true));
    const underWay = watch.alarm();
    watch.raise();
    expect(underWay.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(seconds(5));
    expect(watch.alarm().aborted).toBe(false);
  });

  it('B8.5 stops asking when the server is to be asked by the next search', async () => {
    const { watch, asked, onOutage } = watched(() => Promise.resolve(true));
    watch.raise();
    watch.clear();
    watch.clear();
    await vi.advanceTimersByTimeAsync(seconds(100));
    expect(asked).toEqual([]);
    expect(onOutage.mock.calls).toEqual([[true], [false]]);
  });
});
