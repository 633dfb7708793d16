/**
 * Prefetches the payloads of pages that the visitor may open next (behaviour B5.3) into the browser cache, where soft
 * navigation finds them.
 */
import type { BrowserSettings } from '@/lib/shared/browser/browserSettings';
import { isOutdated } from './appUpdate';
import { prefersReducedData } from './connection';
import { payloadTimeout, payloadAddress } from './loadPayload';
import { isSoftNavigable } from './softNavigable';

const atOnce = 5;

/** Paths requested so far, successfully or not. */
const asked = new Set<string>();
const waiting: string[] = [];
let running = 0;

async function fetchData(path: string): Promise<void> {
  running += 1;
  try {
    const response = await fetch(payloadAddress(path), { priority: 'low', signal: payloadTimeout() });
    // Only a fully read response stays in the cache.
    await response.arrayBuffer();
  } catch {
    // The click will show what is wrong.
  }
  running -= 1;
  fetchNext();
}

function fetchNext(): void {
  while (running < atOnce) {
    const path = waiting.shift();
    if (path === undefined) return;
    void fetchData(path);
  }
}

/** The path of the page whose payload soft navigation needs for this link; null if it does not handle the link. */
function pathOf(link: HTMLAnchorElement, languages: readonly string[]): string | null {
  // Skip links of the language switch: the one to the current language gets the missing address on the not-found page.
  const isOfSwitch = link.hasAttribute('data-language');
  if (isOfSwitch || link.target !== '' || link.hasAttribute('download') || !URL.canParse(link.href)) return null;
  const target = new URL(link.href);
  const current = new URL(window.location.href);
  return isSoftNavigable(target, current, languages) && target.pathname !== current.pathname ? target.pathname : null;
}

function request(path: string | null, isUrgent: boolean): void {
  if (path === null || prefersReducedData() || isOutdated()) return;
  const place = waiting.indexOf(path);
  if (asked.has(path) && (place < 0 || !isUrgent)) return;
  // It is queued already, but needed now.
  if (place >= 0) waiting.splice(place, 1);
  asked.add(path);
  if (isUrgent) waiting.unshift(path);
  else waiting.push(path);
  fetchNext();
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** Prefetches for links that scroll into view or get the pointer or the focus, also on later pages. */
export function startPrefetch({ languages }: Pick<BrowserSettings, 'languages'>): void {
  const inView = new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (target instanceof HTMLAnchorElement) whenIdle(() => request(pathOf(target, languages), false));
    }
  });
  const watch = (): void => {
    if (prefersReducedData()) return;
    for (const link of document.querySelectorAll('a[href]')) inView.observe(link);
  };
  whenIdle(watch);
  document.addEventListener('page:finish', () => whenIdle(watch));
  const requestUnderPointer = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link !== null) request(pathOf(link, languages), true);
  };
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, requestUnderPointer, { passive: true });
}
