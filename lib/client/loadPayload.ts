import { isOwnPath } from '@/lib/shared/browser/ownAddress';
import { isPagePayload } from '@/lib/shared/browser/pagePayload';
import { timeoutMs } from '@/lib/shared/browser/timeouts';
import type { PagePayload } from '@/lib/shared/browser/pagePayload';

/** Returns the address of a page's payload (behaviour B5.2). Throws a TypeError for a path that leads to another host. */
export function payloadAddress(path: string): string {
  if (!isOwnPath(path)) throw new TypeError(`${path} leads off the site.`);
  return `${path.replace(/\/+$/, '')}/_payload.json`;
}

/** Only the site's own: browser extensions add assets with absolute addresses. */
function currentAssets(): readonly (string | null)[] {
  const own = 'link[rel="stylesheet"][href^="/"], script[type="module"][src^="/"]';
  return [...document.querySelectorAll(own)].map((asset) => asset.getAttribute('href') ?? asset.getAttribute('src'));
}

/** Whether language, build, stylesheets and code are the same, so that the rest of the current page fits the new one. */
function fitsCurrentPage({ lang, build, assets }: PagePayload): boolean {
  const { documentElement } = document;
  const current = currentAssets();
  const isSameVersion = build === documentElement.getAttribute('data-build') && assets.length === current.length;
  return lang === documentElement.lang && isSameVersion && assets.every((asset) => current.includes(asset));
}

/** Returns a signal that aborts a request that takes too long: a full load is better then. */
export function payloadTimeout(): AbortSignal {
  return AbortSignal.timeout(timeoutMs);
}

/** Loads the payload of a page; null if the page needs a full load. Rejects if the data is unreadable or late. */
export async function loadPayload(path: string, signal: AbortSignal): Promise<PagePayload | null> {
  // Redirected pages have another address, which only a full load shows.
  const response = await fetch(payloadAddress(path), {
    signal: AbortSignal.any([signal, payloadTimeout()]),
    redirect: 'error',
  });
  if (!response.ok) return null;
  const payload: unknown = await response.json();
  return isPagePayload(payload) && fitsCurrentPage(payload) ? payload : null;
}
