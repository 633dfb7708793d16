import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emit } from '@/lib/shared/browser/events';
import { startHidingHeader } from '@/lib/client/hidingHeader';
import { noteEvents, stopListenersAfterTest } from './listeners';

let events: readonly string[];

function header(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-site-header]');
  if (found === null) throw new Error('There is no header.');
  return found;
}

function moveTo(position: number): void {
  window.scrollY = position;
  window.dispatchEvent(new Event('scroll'));
}

/** Each position in a frame of its own. */
function scroll(...positions: readonly number[]): void {
  for (const position of positions) {
    moveTo(position);
    vi.advanceTimersToNextFrame();
  }
}

function addressed(address: string): void {
  window.history.replaceState(null, '', address);
}

beforeEach(() => {
  vi.useFakeTimers();
  stopListenersAfterTest();
  events = noteEvents('header:change');
  window.scrollY = 0;
  addressed('/');
  document.body.innerHTML = '<header data-site-header><a href="/">Start</a></header><main><a href="/x">Text</a></main>';
  startHidingHeader();
  return () => vi.useRealTimers();
});

describe('the header', () => {
  it.each([
    ['shown', [299], false],
    ['shown', [300], false],
    ['hidden', [301], true],
    ['shown', [298, 302], false],
    ['hidden', [299, 305], true],
    ['hidden', [300, 306], true],
  ])('B3.3 is %s at the beginning of the page: %j', (_, positions, hidden) => {
    scroll(...positions);
    expect(header().hasAttribute('data-hidden')).toBe(hidden);
  });

  it.each([
    ['stays after 5 px down', [1000, 900, 905], false],
    ['hides after 6 px down', [1000, 900, 906], true],
    ['stays away after 5 px up', [1000, 995], true],
    ['comes back after 6 px up', [1000, 994], false],
    ['comes back when slow scrolling adds up', [1000, 998, 996, 994], false],
    ['stays away for who trembles', [1000, 996, 1000, 997, 1001, 997], true],
    ['comes back 6 px above the place where the direction turned', [1000, 1004, 998], false],
    ['comes back at 300 px, however short the move', [302, 300], false],
    ['comes back at the top', [1000, 0], false],
    ['is there when the page bounces at the top', [-40, 0], false],
  ])('B3.3 %s: %j', (_, positions, hidden) => {
    scroll(...positions);
    expect(header().hasAttribute('data-hidden')).toBe(hidden);
  });

  it('B3.3 tells of each change once', () => {
    scroll(100, 400, 500, 600, 500, 400, 200, 0, 900);
    expect(events).toEqual([
      'header:change {"hidden":true}',
      'header:change {"hidden":false}',
      'header:change {"hidden":true}',
    ]);
  });
});

it('B3.3 focus inside the header no longer holds it when the focus goes on', () => {
  header().querySelector('a')?.focus();
  scroll(1000);
  document.querySelector<HTMLElement>('main a')?.focus();
  scroll(1006);
  expect(header()).toHaveAttribute('data-hidden');
});

describe('the flag of the editors', () => {
  it.each(['?pbEditing', '?pbEditing=', '?pbEditing=1', '?pbEditing=false', '?x=1&pbEditing=0#weiter'])(
    'B3.4 leaves the header in the page: %s',
    (query) => {
      addressed(`/themen${query}`);
      emit('page:finish', { path: '/themen', shown: true });
      expect(header()).toHaveAttribute('data-static');
    },
  );

  it.each(['', '?', '?pbediting', '?x=pbEditing', '#pbEditing', '?pbEditing2=1'])(
    'B3.4 is not in the address: %s',
    (query) => {
      addressed(`/themen${query}`);
      emit('page:finish', { path: '/themen', shown: true });
      expect(header()).not.toHaveAttribute('data-static');
    },
  );

  it('B3.4 counts from the beginning, and no longer on the next page', () => {
    document.body.innerHTML = '<header data-site-header></header>';
    addressed('/?pbEditing');
    startHidingHeader();
    expect(header()).toHaveAttribute('data-static');
    addressed('/themen');
    emit('page:finish', { path: '/themen', shown: true });
    expect(header()).not.toHaveAttribute('data-static');
  });
});
