/** Loads the code for charts and tables when the page has any. */

import { announce } from '@/lib/shared/browser/announcer';

function load(): void {
  if (document.querySelector('[data-ask],[data-sort]') === null) return;
  import('./startCharts').then(({ startCharts }) => startCharts(announce), console.error);
}

/** For charts and tables of this page, of later pages, and those that islands draw. */
export function loadCharts(): void {
  load();
  document.addEventListener('page:finish', load);
  document.addEventListener('chart:drawn', load);
}
