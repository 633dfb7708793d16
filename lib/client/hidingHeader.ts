/** Hides the header while the visitor scrolls down, and shows it on the way up (behaviour B3.3, B3.4). */
import { emit } from '@/lib/shared/browser/events';

/** Pixels from the top within which the header is always visible. */
const restingZone = 300;
/** Pixels; shorter moves are jitter. */
const leastMove = 5;

function setHidden(header: HTMLElement, hidden: boolean): void {
  if (header.hasAttribute('data-hidden') === hidden) return;
  header.toggleAttribute('data-hidden', hidden);
  emit('header:change', { hidden });
}

/** Reads the scroll position once per frame after layout, then only sets an attribute: causes no forced layout. */
function followScrolling(header: HTMLElement): void {
  let reference = 0;
  let isWaiting = false;
  const update = (): void => {
    isWaiting = false;
    const { scrollY } = window;
    // A move starts where the direction changed, so slow scrolling adds up.
    reference = Math[header.hasAttribute('data-hidden') ? 'max' : 'min'](reference, scrollY);
    const move = scrollY - reference;
    if (scrollY > restingZone && Math.abs(move) <= leastMove) return;
    reference = scrollY;
    setHidden(header, scrollY > restingZone && move > 0 && !header.contains(document.activeElement));
  };
  const onScroll = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(update);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
}

/** In the editors' preview the header stays at its place in the page. */
function followEditing(header: HTMLElement): void {
  const update = (): void => {
    header.toggleAttribute('data-static', new URLSearchParams(window.location.search).has('pbEditing'));
  };
  document.addEventListener('page:finish', update);
  update();
}

export function startHidingHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-site-header]');
  if (header === null) return;
  followScrolling(header);
  header.addEventListener('focusin', () => setHidden(header, false));
  followEditing(header);
}
