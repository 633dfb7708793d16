/** Makes charts and their tables interactive. Loaded by pages that have any. */
import { makeInteractive, listenForDismissal } from './interactiveChart';
import { startTools } from './chartTools';
import { startSeriesToggles } from './seriesToggles';

type Announce = (text: string) => void;

/** Announces to screen readers, politely. */
let say: Announce = () => undefined;

/** Loads the code for sorting only once a table is visible, because most stay collapsed. */
function startTables(): void {
  const tables = [...document.querySelectorAll<HTMLTableElement>('table[data-sort]')];
  const seen = tables.filter((table) => table.closest('details:not([open])') === null);
  if (seen.length === 0) return;
  import('./tableSort').then((code) => seen.forEach((table) => code.startTableSort(table, say)), console.error);
}

/** Can be called again after more charts are drawn: those already started are skipped. */
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
  // Capture, because `toggle` does not bubble.
  document.addEventListener('toggle', startTables, true);
}
