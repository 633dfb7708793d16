import { isOwnPath } from '@/lib/shared/browser/ownAddress';
import { isPagePayload } from '@/lib/shared/browser/pagePayload';
import { timeoutMs } from '@/lib/shared/browser/timeouts';
import type { PagePayload } from '@/lib/shared/browser/pagePayload';

/** Where the data of a page lies (behaviour B5.2). Throws a TypeError for a path that leads to another host. */
export function payloadAddress(path: string): string {
  if (!isOwnPath(path)) throw new TypeError(`${path} leads off the site.`);
  return `${path.replace(/\/+$/, '')}/_payload.json`;
}

/** Those of the site: what browser extensions add has absolute addresses. */
function currentAssets(): readonly (string | null)[] {
  const own = 'link[rel="stylesheet"][href^="/"], script[type="module"][src^="/"]';
  return [...document.querySelectorAll(own)].map((asset) => asset.getAttribute('href') ?? asset.getAttribute('src'));
}

/** Same language, build, stylesheets and code: only then the rest of the current page is right for the new one. */
function fitsCurrentPage({ lang, build, assets }: PagePayload): boolean {
  const { documentElement } = document;
  const current = currentAssets();
  const isSameVersion = build === documentElement.getAttribute('data-build') && assets.length === current.length;
  return lang === documentElement.lang && isSameVersion && assets.every((asset) => current.includes(asset));
}

/** Data that never arrives must not block navigation: a full load of the page is better then. */
export function payloadTimeout(): AbortSignal {
  return AbortSignal.timeout(timeoutMs);
}

/** The data of a page, or `null` if the page needs a full load. Rejects when the data cannot be read, or does not come. */
export async function loadPayload(path: string, signal: AbortSignal): Promise<PagePayload | null> {
  // A redirect means that the page has another address, which only a full load shows.
  const response = await fetch(payloadAddress(path), {
    signal: AbortSignal.any([signal, payloadTimeout()]),
    redirect: 'error',
  });
  if (!response.ok) return null;
  const payload: unknown = await response.json();
  return isPagePayload(payload) && fitsCurrentPage(payload) ? payload : null;
}
