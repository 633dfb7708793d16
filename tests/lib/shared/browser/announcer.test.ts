import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce } from '@/lib/shared/browser/announcer';

function said(): string | undefined {
  return document.querySelector('[role="status"]')?.textContent;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('says a text in a region that is there, empty, before it', () => {
  announce('Themen');
  expect(said()).toBe('');
  vi.advanceTimersByTime(100);
  expect(said()).toBe('Themen');
});

it('lets no text cut off another', () => {
  announce('Themen');
  announce('Es gibt eine neue Fassung.');
  vi.advanceTimersByTime(1000);
  expect(said()).toBe('Themen');
  vi.advanceTimersByTime(1000);
  expect(said()).toBe('Es gibt eine neue Fassung.');
});
