/** A chart of the page as a file: SVG, or PNG of twice its size. */
import { readableAddress } from '@/lib/shared/browser/readableAddress';
import type { ColourOf } from './colours';
import type { DrawingElement } from './drawingElement';
import { fontStyle } from './fontStyle';
import { saveFile } from './saveFile';
import { composePicture, serializeSvg } from './composePicture';
import type { PictureTexts } from './composePicture';

const scale = 2;

/** The nearest statement about a figure: a selection has others than its figure. */
function said(tool: HTMLElement, name: string): string {
  return tool.closest<HTMLElement>(`[data-${name}]`)?.dataset[name] ?? '';
}

/** Where the chart is that a button belongs to. */
function chartOf(tool: HTMLElement): Element {
  const panel = tool.closest('[data-selection-panel]');
  const chart =
    panel === null
      ? tool.closest('figure')?.querySelector('[data-figure-views] [data-figure-chart]')
      : panel.querySelector('[data-figure-chart]');
  if (chart === null || chart === undefined) throw new Error('There is no chart to save.');
  return chart;
}

function saidAbout(tool: HTMLElement): PictureTexts {
  const { origin, pathname, search } = new URL(said(tool, 'address'), window.location.href);
  const isOwn = tool.closest('[data-selection-panel]') !== null;
  const address = readableAddress(`${origin}${pathname}${isOwn ? window.location.search : search}`);
  return { title: said(tool, 'title'), about: said(tool, 'about'), note: said(tool, 'note'), address };
}

/** An element of the document, without what is only said. */
function drawnElement(element: Element): DrawingElement {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const children = [...element.childNodes].flatMap((node): DrawingElement['children'] => {
    if (node instanceof Text) return [node.data];
    return node instanceof Element && !node.matches('.visually-hidden') ? [drawnElement(node)] : [];
  });
  return { name: element.localName, attributes, children };
}

/** The colours of the site as they are in the light, whatever the scheme of the page: those of paper. */
function lightColours(place: Element): { readonly colourOf: ColourOf; readonly end: () => void } {
  const probe = document.createElement('span');
  probe.dataset['picture'] = '';
  probe.hidden = true;
  place.append(probe);
  const colourOf: ColourOf = (name) => {
    probe.style.setProperty('color', `var(--${name})`);
    const parts = (/[\d., ]+/.exec(getComputedStyle(probe).color)?.[0] ?? '').split(/[, ]+/).slice(0, 3);
    return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  };
  return { colourOf, end: () => probe.remove() };
}

async function toPng(code: string, { attributes }: DrawingElement): Promise<Blob> {
  const image = new Image();
  // No blob: the security policy allows pictures of the site and data alone.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(code)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Number(attributes['width']) * scale;
  canvas.height = Number(attributes['height']) * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture is too large.')) : resolve(blob)));
  });
}

/** Saves the chart that the button belongs to, in the format that it names. Rejects if there is none. */
export async function saveChart(tool: HTMLElement): Promise<void> {
  const chart = chartOf(tool);
  const language = chart.closest('[lang]')?.getAttribute('lang') ?? '';
  const picture = composePicture(drawnElement(chart), saidAbout(tool), language);
  const { colourOf, end } = lightColours(chart);
  const code = serializeSvg(picture, colourOf);
  end();
  const name = said(tool, 'file') || 'diagramm';
  if (tool.dataset['figureTool'] === 'svg') {
    saveFile(`${name}.svg`, new Blob([code], { type: 'image/svg+xml' }));
    return;
  }
  // Only pictures of dots have the typeface with them: drawing programs ignore it.
  const font = await fontStyle();
  saveFile(`${name}.png`, await toPng(code.replace('<title>', `${font}<title>`), picture));
}
