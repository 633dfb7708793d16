/**
 * A chart as a file: SVG, or PNG of twice its size. It is drawn anew beside the page, in one width and always light, with
 * what it needs to stand alone: title, unit and period, source, state and address.
 */
import { readableAddress } from '../readableAddress';
import { drawn } from './drawn';
import { fontStyle } from './fontStyle';
import { saveFile } from './saveFile';

const scale = 2;

/** What a chart has for asking it. */
const tools = '[data-tools],[data-answer]';

function paragraph(part: string, text: string | undefined): readonly HTMLElement[] {
  if (text === undefined || text === '') return [];
  const element = document.createElement('p');
  element.dataset['part'] = part;
  element.textContent = text;
  return [element];
}

/** The nearest statement about a figure: a selection has others than its figure. */
function said(tool: HTMLElement, name: string): string | undefined {
  return tool.closest<HTMLElement>(`[data-${name}]`)?.dataset[name];
}

/** Where the chart is that a button belongs to. */
function chartOf(tool: HTMLElement): Element | null | undefined {
  const panel = tool.closest('[data-selection-panel]');
  if (panel !== null) return panel.querySelector('[data-figure-chart]');
  return tool.closest('figure')?.querySelector('[data-figure-views] [data-figure-chart]');
}

/** Numbers that style sheets count, as text: what they write is no text of the page. */
function writeNumbers(sheet: Element): void {
  for (const item of sheet.querySelectorAll('ol > li')) {
    if (!getComputedStyle(item, '::before').content.startsWith('counter')) continue;
    item.removeAttribute('class');
    item.prepend(`(${[...(item.parentElement?.children ?? [])].indexOf(item) + 1}) `);
  }
}

/** Lines that do not stretch with their drawing do not grow with the picture either. */
function thicken(svg: Element): void {
  for (const line of svg.querySelectorAll('[vector-effect]')) {
    for (const name of ['stroke-width', 'stroke-dasharray']) {
      const size = line.getAttribute(name) ?? '';
      line.setAttribute(
        name,
        size.replace(/[\d.]+/g, (length) => String(Number(length) * scale)),
      );
    }
  }
}

/** The sheet with the drawing, beside the page. */
function sheetOf(tool: HTMLElement, chart: Element): HTMLElement {
  const sheet = document.createElement('div');
  sheet.dataset['picture'] = '';
  const copy = chart.cloneNode(true);
  if (copy instanceof Element) for (const part of copy.querySelectorAll(tools)) part.remove();
  const { origin, pathname, search } = new URL(said(tool, 'address') ?? '', window.location.href);
  const isOwn = tool.closest('[data-selection-panel]') !== null;
  const address = `${origin}${pathname}${isOwn ? window.location.search : search}`;
  sheet.append(
    ...paragraph('title', said(tool, 'title')),
    ...paragraph('about', said(tool, 'about')),
    copy,
    ...paragraph('note', said(tool, 'note')),
    ...paragraph('note', readableAddress(address)),
  );
  return sheet;
}

function toSvg(tool: HTMLElement): SVGSVGElement {
  const chart = chartOf(tool);
  if (chart === null || chart === undefined) throw new Error('There is no chart to save.');
  const sheet = sheetOf(tool, chart);
  chart.parentElement?.append(sheet);
  try {
    writeNumbers(sheet);
    return drawn(sheet, said(tool, 'title') ?? '');
  } finally {
    sheet.remove();
  }
}

async function toPng(code: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  // No blob: the security policy allows pictures of the site and data alone.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(code)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture is too large.')) : resolve(blob)));
  });
}

/** Saves the chart that the button belongs to, in the format that it names. Rejects if there is none. */
export async function saveChart(tool: HTMLElement): Promise<void> {
  const svg = toSvg(tool);
  const style = await fontStyle();
  if (style !== null) svg.prepend(style);
  const format = tool.dataset['figureTool'];
  if (format === 'png') thicken(svg);
  const code = new XMLSerializer().serializeToString(svg);
  const name = said(tool, 'file') ?? 'diagramm';
  if (format === 'svg') saveFile(`${name}.svg`, new Blob([code], { type: 'image/svg+xml' }));
  else saveFile(`${name}.png`, await toPng(code, svg.width.baseVal.value, svg.height.baseVal.value));
}
