import { beforeEach, expect, it, vi } from 'vitest';
import { startLoadingBar } from '@/lib/client/loadingBar';
import { emit } from '@/lib/shared/browser/events';

const root = document.documentElement;

function begin(path: string): void {
  emit('page:start', { path });
}

function end(path: string, shown = true): void {
  emit('page:finish', { path, shown });
}

beforeEach(() => {
  vi.useFakeTimers();
  startLoadingBar();
});

it('B3.6 the loading bar shows when a page takes longer than 200 ms, each its own, never for one that is quick', () => {
  begin('/themen');
  vi.advanceTimersByTime(150);
  end('/themen');
  vi.advanceTimersByTime(1000);
  begin('/apps');
  vi.advanceTimersByTime(199);
  expect(root).not.toHaveAttribute('data-loading');
  vi.advanceTimersByTime(1);
  expect(root).toHaveAttribute('data-loading');
  end('/apps');
  expect(root).not.toHaveAttribute('data-loading');
});

it('B3.6 the loading bar stays while a page that overtook another one is awaited', () => {
  begin('/themen');
  vi.advanceTimersByTime(300);
  begin('/apps');
  end('/themen', false);
  expect(root).toHaveAttribute('data-loading');
  end('/apps');
  expect(root).not.toHaveAttribute('data-loading');
});
