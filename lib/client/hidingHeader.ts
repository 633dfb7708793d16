/** The header hides while the visitor scrolls down, and comes back on the way up (behaviour B3.3, B3.4). */
import { emit } from '@/lib/shared/browser/events';

/** Pixels from the top within which the header always shows. */
const restingZone = 300;
/** Pixels; shorter moves are jitter. */
const leastMove = 5;

function setHidden(header: HTMLElement, hidden: boolean): void {
  if (header.hasAttribute('data-hidden') === hidden) return;
  header.toggleAttribute('data-hidden', hidden);
  emit('header:change', { hidden });
}

/** Only reads the position, once a frame and after it, when its layout is done, and then only writes an attribute: no forced layout. */
function followScrolling(header: HTMLElement): void {
  let reference = 0;
  let isWaiting = false;
  const update = (): void => {
    isWaiting = false;
    const { scrollY } = window;
    // A move begins where the direction turned. Slow scrolling adds up until it was long enough.
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

/** Editors who view a page in their own window see the header at its place in the page. */
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
