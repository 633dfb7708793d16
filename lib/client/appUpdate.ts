/** Detects that a newer build of the site is published, and shows a notice; never reloads by itself (behaviour B6.1, B6.2). */
import { announce } from '@/lib/shared/browser/announcer';
import { prefersReducedData } from './connection';
import { emit } from '@/lib/shared/browser/events';
import { isObject } from '@/lib/shared/browser/isObject';

const firstAfterMs = 1000;
const everyMs = 60 * 60 * 1000;

let newerBuild: string | null = null;

/** Whether the next page needs a full load because this one is of an older build. */
export function isOutdated(): boolean {
  return newerBuild !== null;
}

function idOf(latest: unknown): string | null {
  const id = isObject(latest) ? latest['id'] : null;
  return typeof id === 'string' && id !== '' ? id : null;
}

function showNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-update-notice]');
  if (notice === null) return;
  notice.hidden = false;
  notice.querySelector('button')?.addEventListener('click', () => window.location.reload());
  announce(notice.querySelector('p')?.textContent ?? '');
}

async function check(): Promise<void> {
  const current = document.documentElement.getAttribute('data-build');
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
    const id = response.ok ? idOf(await response.json()) : null;
    if (id === null || id === current || id === newerBuild) return;
    if (newerBuild === null) showNotice();
    newerBuild = id;
    emit('app:update', { id });
  } catch {
    // Offline, or the server is busy: try again at the next check.
  }
}

export function startAppUpdate(): void {
  setTimeout(() => {
    if (!prefersReducedData()) void check();
  }, firstAfterMs);
  setInterval(() => void check(), everyMs);
}
