/** Starts what charts and their tables can do in the browser. Loaded by pages that have some. */
import { makeInteractive, listenForDismissal } from './interactiveChart';
import { startTools } from './chartTools';
import { startSeriesToggles } from './seriesToggles';

type Announce = (text: string) => void;

/** Says politely what has happened. */
let say: Announce = () => undefined;

/** Most tables stay folded: the code that sorts comes when one is seen. */
function startTables(): void {
  const tables = [...document.querySelectorAll<HTMLTableElement>('table[data-sort]')];
  const seen = tables.filter((table) => table.closest('details:not([open])') === null);
  if (seen.length === 0) return;
  import('./tableSort').then((code) => seen.forEach((table) => code.startTableSort(table, say)), console.error);
}

/** Call it again for what was drawn later: it leaves alone what has been started. */
export function startCharts(announce: Announce): void {
  say = announce;
  listenForDismissal();
  for (const root of document.querySelectorAll<HTMLElement>('[data-chart]')) {
    const chart = makeInteractive(root);
    if (chart === undefined) continue;
    startSeriesToggles(chart);
    startTools(chart);
  }
  startTables();
  // It does not bubble.
  document.addEventListener('toggle', startTables, true);
}
