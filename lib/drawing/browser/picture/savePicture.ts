/** Saves a chart of the page as a file: SVG, or PNG at twice its size. */
import { readableAddress } from '@/lib/shared/browser/readableAddress';
import type { ColourOf } from './colours';
import type { DrawingElement } from './drawingElement';
import { fontStyle } from './fontStyle';
import { saveFile } from './saveFile';
import { composePicture, serializeSvg } from './composePicture';
import type { PictureCaptions } from './composePicture';

const scale = 2;

/** The nearest data attribute with this name: a selection has other texts than the figure around it. */
function nearestData(tool: HTMLElement, name: string): string {
  return tool.closest<HTMLElement>(`[data-${name}]`)?.dataset[name] ?? '';
}

/** The chart that a button belongs to. */
function chartOf(tool: HTMLElement): Element {
  const panel = tool.closest('[data-selection-panel]');
  const chart =
    panel === null
      ? tool.closest('figure')?.querySelector('[data-figure-views] [data-figure-chart]')
      : panel.querySelector('[data-figure-chart]');
  if (chart === null || chart === undefined) throw new Error('There is no chart to save.');
  return chart;
}

function pictureTextsOf(tool: HTMLElement): PictureCaptions {
  const { origin, pathname, search } = new URL(nearestData(tool, 'address'), window.location.href);
  const isOwn = tool.closest('[data-selection-panel]') !== null;
  const address = readableAddress(`${origin}${pathname}${isOwn ? window.location.search : search}`);
  return {
    title: nearestData(tool, 'title'),
    about: nearestData(tool, 'about'),
    note: nearestData(tool, 'note'),
    address,
  };
}

/** An element of the document, without text for screen readers. */
function drawnElement(element: Element): DrawingElement {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const children = [...element.childNodes].flatMap((node): DrawingElement['children'] => {
    if (node instanceof Text) return [node.data];
    return node instanceof Element && !node.matches('.visually-hidden') ? [drawnElement(node)] : [];
  });
  return { name: element.localName, attributes, children };
}

/** The light colours of the site, whatever the colour scheme of the page. Call `end` afterwards. */
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
  // A blob URL would not load: the security policy allows only pictures of the site and data URLs.
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

/** Saves the chart that a button belongs to, in the button's format. Rejects if there is no chart. */
export async function saveChart(tool: HTMLElement): Promise<void> {
  const chart = chartOf(tool);
  const language = chart.closest('[lang]')?.getAttribute('lang') ?? '';
  const picture = composePicture(drawnElement(chart), pictureTextsOf(tool), language);
  const { colourOf, end } = lightColours(chart);
  const code = serializeSvg(picture, colourOf);
  end();
  const name = nearestData(tool, 'file') || 'diagramm';
  if (tool.dataset['figureTool'] === 'svg') {
    saveFile(`${name}.svg`, new Blob([code], { type: 'image/svg+xml' }));
    return;
  }
  // Only PNG embeds the typeface: drawing programs ignore it in SVG.
  const font = await fontStyle();
  saveFile(`${name}.png`, await toPng(code.replace('<title>', `${font}<title>`), picture));
}
