import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cardSvg, drawCard, fitTitle } from '@/lib/site/share-cards/drawCard';
import { measureText, wrapOutlined } from '@/lib/site/share-cards/outlines';
import { shareAddress } from '@/lib/site/share-cards/shareCard';
import type { ShareCard, ShareLook } from '@/lib/site/share-cards/shareCard';

const look: ShareLook = {
  paper: '#ffffff',
  ink: '#12201d',
  quiet: '#47554f',
  accent: '#005b53',
  mark: '#ffdc4a',
  chart: { 'chart-scale-5': '#00504a' },
  icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 4h24v24H4z"/></svg>',
  font: '1.0.0',
};

const card: ShareCard = {
  site: 'Statistik Kanton Basel-Stadt',
  kicker: 'Bau- und Wohnungswesen',
  title: 'Weniger leere Wohnungen',
  figure: { quantity: '0,78\u202f%', label: 'Leerwohnungsquote, 1. Juni 2026' },
  chart: null,
};

const chart = {
  width: 260,
  height: 120,
  strokes: [{ d: 'M0 60h260', width: 120, colour: 'chart-scale-5', isRound: false }],
};

/** The longest title of the office, 108 characters. */
const longTitle =
  'Beschäftigungsentwicklung und Grenzgängerinnen und Grenzgänger in den Branchen der Volkswirtschaft seit 2011';

const columnWidth = 1056;

/** The box around everything that is not paper, without the strip at the top. */
async function inkBox(bytes: Buffer): Promise<{ left: number; right: number; bottom: number }> {
  const below = await sharp(bytes).extract({ left: 0, top: 20, width: 1200, height: 610 }).png().toBuffer();
  const { info } = await sharp(below).trim({ background: '#fff', threshold: 20 }).toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  const top = 20 - (info.trimOffsetTop ?? 0);
  return { left, right: left + info.width, bottom: top + info.height };
}

describe('a drawn picture for other sites', () => {
  it('measures 1200 × 630, weighs little and shows ink, accent and marker', async () => {
    const bytes = await drawCard(card, look);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
    expect(bytes.length).toBeLessThan(40_000);
    const { channels } = await sharp(bytes).removeAlpha().stats();
    expect(Math.min(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(30);
  });

  it.each([
    ['a short title', card],
    ['108 characters', { ...card, title: longTitle }],
    ['a word wider than the picture', { ...card, title: 'Sozialversicherungs'.repeat(5) }],
    ['a chart without a figure', { ...card, title: longTitle, figure: null, chart }],
    ['a long figure beside a chart', { ...card, figure: { quantity: '1’234’567 Personen', label: longTitle }, chart }],
  ])('keeps everything within its margins (%s)', async (_, long) => {
    const { left, right, bottom } = await inkBox(await drawCard(long, look));
    expect(left).toBeGreaterThanOrEqual(70);
    expect(right).toBeLessThanOrEqual(1132);
    expect(bottom).toBeLessThanOrEqual(600);
  });

  const pixel = async (drawn: ShareCard, left: number, top: number): Promise<string> => {
    const one = sharp(await drawCard(drawn, look)).extract({ left, top, width: 1, height: 1 });
    return `#${(await one.removeAlpha().raw().toBuffer()).toString('hex')}`;
  };

  it('shows the chart in the right corner, in the colours of the site', async () => {
    expect(await pixel({ ...card, chart }, 1000, 536)).toBe('#00504a');
  });

  it('draws a line as a line, and does not fill it', async () => {
    const strokes = [{ d: 'M0 0V120H260', width: 4, colour: 'chart-scale-5', isRound: true }];
    expect(await pixel({ ...card, chart: { ...chart, strokes } }, 900, 560)).toBe(look.paper);
  });

  it('shows whose page it is in place of a chart', async () => {
    expect(await pixel(card, 1053, 515)).not.toBe(look.paper);
    expect(await pixel({ ...card, figure: null }, 1053, 515)).not.toBe(look.paper);
  });

  it('has the same bytes each time', async () => {
    expect((await drawCard(card, look)).equals(await drawCard(card, look))).toBe(true);
  });

  it('needs no font and holds no broken number', () => {
    const drawing = cardSvg({ ...card, title: longTitle }, look);
    expect(drawing).not.toMatch(/<text|font|NaN|undefined/);
  });

  it('has an address that follows what can be seen on it', () => {
    expect(shareAddress(card)).toMatch(/^\/share\/[0-9a-f]{16}\.png$/);
    expect(shareAddress({ ...card })).toBe(shareAddress(card));
    const others = [
      { ...card, title: 'Anders' },
      { ...card, kicker: null },
      { ...card, figure: null },
      { ...card, chart },
    ];
    expect(new Set([card, ...others].map(shareAddress)).size).toBe(5);
  });
});

it('a title ends with dots when no size is small enough', () => {
  const { lines } = fitTitle(`${longTitle} ${longTitle} ${longTitle}`, 240);
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toMatch(/ …$/);
});

describe('lines', () => {
  it('are no wider than their column and lose no word', () => {
    const lines = wrapOutlined(longTitle, columnWidth, 60, 700);
    expect(Math.max(...lines.map((line) => measureText(line, 60, 700)))).toBeLessThanOrEqual(columnWidth);
    expect(lines.join(' ')).toBe(longTitle);
  });

  it('do not part a number from its unit', () => {
    expect(wrapOutlined('Quote 0,78\u202f%', 150, 40, 400)).toEqual(['Quote', '0,78\u202f%']);
  });
});
