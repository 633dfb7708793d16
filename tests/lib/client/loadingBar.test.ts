import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emit } from '@/lib/shared/browser/events';
import { stopListenersAfterTest } from './listeners';

const root = document.documentElement;

function begin(path: string): void {
  emit('page:start', { path });
}

function end(path: string, shown = true): void {
  emit('page:finish', { path, shown });
}

beforeEach(async () => {
  vi.useFakeTimers();
  stopListenersAfterTest();
  vi.resetModules();
  const { startLoadingBar } = await import('@/lib/client/loadingBar');
  startLoadingBar();
  return () => {
    root.removeAttribute('data-loading');
    vi.useRealTimers();
  };
});

describe('the loading bar', () => {
  it('B3.6 shows when a page takes longer than 200 ms, until the page is there', () => {
    begin('/themen');
    vi.advanceTimersByTime(199);
    expect(root).not.toHaveAttribute('data-loading');
    vi.advanceTimersByTime(1);
    expect(root).toHaveAttribute('data-loading');
    end('/themen');
    expect(root).not.toHaveAttribute('data-loading');
  });

  it('B3.6 never shows for a page that is quick', () => {
    begin('/themen');
    vi.advanceTimersByTime(150);
    end('/themen');
    vi.advanceTimersByTime(1000);
    expect(root).not.toHaveAttribute('data-loading');
  });

  it('B3.6 stays while a page that overtook another one is awaited', () => {
    begin('/themen');
    vi.advanceTimersByTime(300);
    begin('/apps');
    end('/themen', false);
    expect(root).toHaveAttribute('data-loading');
    end('/apps');
    expect(root).not.toHaveAttribute('data-loading');
  });

  it('B3.6 gives each page its own 200 ms', () => {
    begin('/themen');
    vi.advanceTimersByTime(150);
    end('/themen');
    begin('/apps');
    vi.advanceTimersByTime(199);
    expect(root).not.toHaveAttribute('data-loading');
    vi.advanceTimersByTime(1);
    expect(root).toHaveAttribute('data-loading');
  });
});
