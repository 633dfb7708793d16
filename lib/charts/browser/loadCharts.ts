/** Charts and their tables: the code for them is loaded with the first one. */

import { announce } from '@/lib/shared/browser/announcer';

function load(): void {
  if (document.querySelector('[data-ask],[data-sort]') === null) return;
  import('./startCharts').then(({ startCharts }) => startCharts(announce), console.error);
}

/** For those of the page, of the next pages, and those that islands draw. */
export function loadCharts(): void {
  load();
  document.addEventListener('page:finish', load);
  document.addEventListener('chart:drawn', load);
}
