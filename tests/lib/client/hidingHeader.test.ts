import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emit } from '@/lib/shared/browser/events';
import { startHidingHeader } from '@/lib/client/hidingHeader';
import { noteEvents, stopListenersAfterTest } from './listeners';

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

beforeEach(() => {
  vi.useFakeTimers();
  stopListenersAfterTest();
  window.scrollY = 0;
  document.body.innerHTML = '<header data-site-header><a href="/">Start</a></header><main><a href="/x">Text</a></main>';
  startHidingHeader();
});

describe('the header', () => {
  it.each([
    ['stays at 300 px', [300], false],
    ['hides beyond 300 px', [301], true],
    ['stays after a short move beyond 300 px', [298, 302], false],
    ['hides after 6 px beyond 300 px', [300, 306], true],
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
    const changes = noteEvents('header:change');
    scroll(100, 400, 500, 600, 500, 400, 200, 0, 900);
    expect(changes).toEqual([{ hidden: true }, { hidden: false }, { hidden: true }]);
  });
});

it('B3.3 focus inside the header no longer holds it when the focus goes on', () => {
  header().querySelector('a')?.focus();
  scroll(1000);
  document.querySelector<HTMLElement>('main a')?.focus();
  scroll(1006);
  expect(header()).toHaveAttribute('data-hidden');
});

it.each([
  ['?pbEditing', true],
  ['?x=1&pbEditing=false#weiter', true],
  ['?pbediting', false],
  ['?x=pbEditing', false],
  ['#pbEditing', false],
  ['?pbEditing2=1', false],
])('B3.4 %s leaves the header in the page: %j, and no longer on the next page', (query, isStatic) => {
  const show = (address: string): void => {
    window.history.replaceState(null, '', address);
    emit('page:finish', { path: '/themen', shown: true });
  };
  show(`/themen${query}`);
  expect(header().hasAttribute('data-static')).toBe(isStatic);
  show('/themen');
  expect(header()).not.toHaveAttribute('data-static');
});
