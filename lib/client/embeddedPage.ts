/** A page in a frame of another site: what its chart can do, and how high it is. `docs/embedding.md` */
import { loadCharts } from '@/lib/charts/browser/loadCharts';
import { startFigures } from './figures';
import type { LoadSelection } from './figures';
import { startStickyTableHeads } from './tableHeads';

/** The type of the message that tells the height in px, as pages that this site embeds tell theirs. */
export const heightMessage = 'resize';

function tellHeight(): void {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  // Everybody may know it.
  window.parent.postMessage({ type: heightMessage, height }, '*');
}

/** `?schema=dark`: as the site around it has it, instead of as the device has it. */
function takeScheme(): void {
  const scheme = new URLSearchParams(window.location.search).get('schema');
  if (scheme !== null) document.documentElement.dataset['schema'] = scheme;
}

/** Starts the page. It tells its height now and whenever that changes. */
export function startEmbeddedPage(loadSelection?: LoadSelection): void {
  takeScheme();
  loadCharts();
  startFigures(loadSelection);
  startStickyTableHeads();
  new ResizeObserver(tellHeight).observe(document.body);
}
