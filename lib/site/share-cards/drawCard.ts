/** Draws a share card of 1200 × 630 px: site name, theme, title, newest figure, chart sketch. */
import sharp from 'sharp';
import { textOutline, measureText, wrapOutlined } from './outlines';
import type { TextPlacement } from './outlines';
import { shareSize } from './shareCard';
import type { ShareCard, ShareLook } from './shareCard';

const margin = 72;
const columnWidth = shareSize.width - 2 * margin;

interface Title {
  readonly lines: readonly string[];
  readonly size: number;
}

const titleSizes = [76, 68, 60, 52, 46, 40];

const lineHeight = 1.12;

/** Returns the lines of a title in the largest size that fits; a title that never fits is cut with an ellipsis. */
export function fitTitle(title: string, height: number): Title {
  const smallest = titleSizes.at(-1) ?? 0;
  for (const size of titleSizes) {
    const lines = wrapOutlined(title, columnWidth, size, 700);
    if (lines.length * size * lineHeight <= height) return { lines, size };
  }
  const count = Math.max(1, Math.floor(height / (smallest * lineHeight)));
  const lines = wrapOutlined(title, columnWidth - smallest, smallest, 700).slice(0, count);
  return { size: smallest, lines: lines.map((line, index) => (index === count - 1 ? `${line} …` : line)) };
}

function text(content: string, placed: TextPlacement, colour: string): string {
  return `<g fill="${colour}">${textOutline(content, placed)}</g>`;
}

function icon({ icon: drawing }: ShareLook, [x, y]: readonly [number, number], side: number): string {
  const data = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
  return `<image href="${data}" x="${x}" y="${y}" width="${side}" height="${side}"/>`;
}

function head({ site, kicker }: ShareCard, look: ShareLook): string {
  return [
    `<path fill="${look.mark}" d="M0 0h${shareSize.width}v16H0z"/>`,
    icon(look, [margin, 56], 48),
    text(site, { x: margin + 66, y: 90, size: 28, weight: 600 }, look.ink),
    kicker === null ? '' : text(firstLine(kicker, 30, 600), { x: margin, y: 178, size: 30, weight: 600 }, look.accent),
  ].join('');
}

function firstLine(content: string, size: number, weight: 400 | 600): string {
  const [line = '', ...rest] = wrapOutlined(content, columnWidth - 2 * size, size, weight);
  return rest.length === 0 ? line : `${line} …`;
}

/** Top of the lower part with figure and chart, in px. */
const lowerTop = 452;

/** The chart in the right corner, or the site's icon. */
function chartOf({ chart }: ShareCard, look: ShareLook): string {
  if (chart === null) return icon(look, [shareSize.width - margin - largeIcon, lowerTop + 24], largeIcon);
  const strokes = chart.strokes.map(
    ({ d, width, colour, isRound }) =>
      `<path d="${d}" stroke="${look.chart[colour] ?? look.ink}" stroke-width="${width}"${isRound ? ' stroke-linecap="round"' : ''}/>`,
  );
  const x = shareSize.width - margin - chart.width;
  return `<g fill="none" stroke-linejoin="round" transform="translate(${x} ${lowerTop + 24})">${strokes.join('')}</g>`;
}

const figureSizes = [104, 88, 72, 56];

/** Size in px of the site's icon on cards without a chart. */
const largeIcon = 120;

/** Width next to the chart or icon, in px. */
function lowerWidth({ chart }: ShareCard): number {
  return columnWidth - (chart?.width ?? largeIcon) - 40;
}

function figureOf(card: ShareCard, look: ShareLook): string {
  const { figure } = card;
  if (figure === null) return '';
  const width = lowerWidth(card);
  const size = figureSizes.find((candidate) => measureText(figure.quantity, candidate, 700) <= width / 2) ?? 56;
  const x = margin + measureText(figure.quantity, size, 700) + 40;
  const lines = wrapOutlined(figure.label, margin + width - x, 28, 400).slice(0, 3);
  const top = 562 - (lines.length - 1) * 36;
  return [
    text(figure.quantity, { x: margin, y: 562, size, weight: 700 }, look.accent),
    ...lines.map((line, index) => text(line, { x, y: top + index * 36, size: 28, weight: 400 }, look.quiet)),
  ].join('');
}

const titleTop = 200;

/** Returns the card as SVG without fonts. */
export function cardSvg(card: ShareCard, look: ShareLook): string {
  const { width, height } = shareSize;
  const { lines, size } = fitTitle(card.title, lowerTop - 12 - titleTop);
  const title = lines.map((line, index) =>
    text(line, { x: margin, y: titleTop + size * (0.95 + index * lineHeight), size, weight: 700 }, look.ink),
  );
  const paper = `<path fill="${look.paper}" d="M0 0h${width}v${height}H0z"/>`;
  const rule = `<path fill="${look.ink}" d="M${margin} ${lowerTop}h${columnWidth}v3H${margin}z"/>`;
  const parts = [paper, head(card, look), ...title, rule, figureOf(card, look), chartOf(card, look)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

/** Returns the card as PNG with few colours; deterministic. */
export function drawCard(card: ShareCard, look: ShareLook): Promise<Buffer> {
  return sharp(Buffer.from(cardSvg(card, look)))
    .png({ palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 6 })
    .toBuffer();
}
