/** Texts that wrap, and legends. */
import { certaintyNotes } from '@/lib/site/charts/certainty';
import { hasSolidLines } from '@/lib/site/charts/certainty';
import { fontSize, wrapText } from '@/lib/site/charts/frame';
import { boundsOf, nameInLegend, olderPeriod } from '@/lib/site/charts/legendTexts';
import type { Last } from '@/lib/site/charts/legendTexts';
import { valueSigns } from '@/lib/site/charts/valueSigns';
import { lastValue, valueText } from '@/lib/site/charts/valueText';
import type { Series } from '@/lib/content/figures/readSeries';
import { colour } from './colours';
import { dashesOf, drawingWidth, drawRanges, filled, lined, marker, unsureLine } from './drawing';
import type { Drawn } from './drawing';
import { path, placed, text, widthOf } from './elements';
import type { Part, TextLook } from './elements';

export const lineHeight = 1.3;

/** Pieces that fit: only addresses and numbers are longer than a line, and not divided by `wrapText`. */
function divided(line: string, width: number): readonly string[] {
  const most = Math.max(1, Math.floor((line.length * width) / widthOf(line)));
  return widthOf(line) <= width ? [line] : [line.slice(0, most), ...divided(line.slice(most), width)];
}

/** A text in lines no wider than `width`. */
export function linesIn(content: string, width: number, look: TextLook = {}): readonly string[] {
  const plain = content.replace(/\s+/g, ' ').trim();
  if (plain === '') return [];
  const inLetters = width / (widthOf('n', look) / widthOf('n'));
  return wrapText(plain, inLetters).flatMap((line) => divided(line, inLetters));
}

/** A paragraph as wide as the drawing. */
export function paragraph(content: string, look: TextLook = {}, width = drawingWidth): Part {
  const { size = fontSize } = look;
  const lines = linesIn(content, width, look);
  const written = lines.map((line, index) => text(0, size + index * size * lineHeight, line, look));
  return { height: lines.length * size * lineHeight, content: written.join('') };
}

export interface LegendItem {
  /** In a field of 26 × 12 px. */
  readonly sign: string;
  readonly text: string;
}

const signWidth = 26;
const gap = 8;
const between = 20;
const rowHeight = fontSize * lineHeight + 4;

/** Signs with their texts, one after the other and in as many rows as they need. */
export function legend(items: readonly LegendItem[], width = drawingWidth): Part {
  let [x, y] = [0, 0];
  let rowLines = 1;
  const written = items.map((item) => {
    const lines = linesIn(item.text, width - signWidth - gap);
    const itemWidth = signWidth + gap + Math.max(0, ...lines.map((line) => widthOf(line)));
    if (x > 0 && x + itemWidth > width) {
      y += rowHeight + (rowLines - 1) * fontSize * lineHeight;
      [x, rowLines] = [0, 1];
    }
    const place = { x, y };
    x += itemWidth + between;
    rowLines = Math.max(rowLines, lines.length);
    const words = lines.map((line, index) =>
      text(place.x + signWidth + gap, place.y + fontSize + index * fontSize * lineHeight, line),
    );
    return placed(item.sign, place.x, place.y + 3) + words.join('');
  });
  if (items.length === 0) return { height: 0, content: '' };
  return { height: y + rowHeight + (rowLines - 1) * fontSize * lineHeight, content: written.join('') };
}

export function fillSign(own: string): string {
  return path('M1 0H25V12H1z', { fill: own });
}

function signOf(index: number, shape: 'line' | 'fill' | 'point', { model, colourOf }: Drawn): string {
  const own = colourOf(index);
  if (shape === 'fill') return fillSign(own);
  const point = marker(index, own, 13, 6);
  if (shape === 'point') return point;
  return path('M2 6H24', lined(own, hasSolidLines(model) ? undefined : dashesOf(index))) + point;
}

/** The series with their last values over time. */
export function seriesItems(
  drawn: Drawn,
  shape: 'line' | 'fill' | 'point',
  signs?: (series: number) => string,
): readonly LegendItem[] {
  const { model, locale, colourOf } = drawn;
  const hasValues = model.positionKind !== 'category' && model.stacking !== 'percent';
  const said = (name: string, one: Series, last: Last | undefined): string => {
    if (!hasValues || last === undefined) return name;
    const period = olderPeriod(last.index, model, locale);
    return `${name} ${valueText(one, last.value, locale)}${period === undefined ? '' : ` (${period})`}`;
  };
  return [...model.series, ...model.second].flatMap((one, index) => {
    const own = index < model.series.length ? shape : 'line';
    const sign = signs?.(index) ?? signOf(index, own, drawn);
    const bounds = own === 'line' ? boundsOf(one) : [];
    const boundSign = path('M2 6H24', { ...lined(colourOf(index), '2 3'), 'stroke-width': 1.5 });
    return [
      { sign, text: said(nameInLegend(one, model, locale), one, lastValue(one)) },
      ...bounds.map((bound) => ({ sign: boundSign, text: said(bound.name, one, bound) })),
    ];
  });
}

/** What the signs behind values mean, in charts that have no dashes. */
export function signItems({ model, locale }: Drawn): readonly LegendItem[] {
  return valueSigns(model.series, locale).map(({ sign, meaning }) => ({
    sign: text(signWidth / 2, 10, sign, { anchor: 'middle', isBold: true }),
    text: meaning,
  }));
}

/** What dashes and hollow marks say of values. */
export function certaintyItems(
  shape: 'line' | 'fill',
  { model, locale }: Pick<Drawn, 'model' | 'locale'>,
  hasRanges = true,
): readonly LegendItem[] {
  const ink = colour('ink');
  const ranged = hasRanges && model.stacking === 'none' ? model.series : [];
  return certaintyNotes([...model.series, ...model.second], locale, ranged).map(({ certainty, text: words }) => {
    if (certainty === 'range') return { sign: drawRanges('M4 6H22M4 2v8M22 2v8'), text: words };
    if (shape === 'fill') return { sign: path('M2 1V11H24V1Z', filled(certainty, ink)), text: words };
    return {
      sign: certainty === 'dashed' ? path('M2 6H24', lined(ink, unsureLine)) : marker(0, ink, 13, 6, 'hollow'),
      text: words,
    };
  });
}
