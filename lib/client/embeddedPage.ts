/** A page in a frame of another site: starts its chart and reports its height. See `docs/embedding.md`. */
import { loadCharts } from '@/lib/charts/browser/loadCharts';
import { startFigures } from './figures';
import type { LoadSelection } from './figures';
import { startStickyTableHeads } from './tableHeads';

/** Type of the message with the height in px; pages that this site embeds use the same one. */
export const heightMessage = 'resize';

function tellHeight(): void {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  // The height is not confidential.
  window.parent.postMessage({ type: heightMessage, height }, '*');
}

/** `?schema=dark` overrides the colour scheme of the device with that of the embedding site. */
function takeScheme(): void {
  const scheme = new URLSearchParams(window.location.search).get('schema');
  if (scheme !== null) document.documentElement.dataset['schema'] = scheme;
}

/** Starts the page, which reports its height now and whenever it changes. */
export function startEmbeddedPage(loadSelection?: LoadSelection): void {
  takeScheme();
  loadCharts();
  startFigures(loadSelection);
  startStickyTableHeads();
  new ResizeObserver(tellHeight).observe(document.body);
}
