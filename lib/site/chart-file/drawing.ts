/** What all kinds of charts are drawn with. */
import type { Locale } from '@/content-types/locales';
import { markerPath } from '@/lib/site/charts/markerPath';
import type { Certainty } from '@/lib/site/charts/certainty';
import type { ChartModel } from '@/lib/site/charts/chartModel';
import { columnWidths } from '@/lib/site/charts/frame';
import type { ColourOf } from './colours';
import { colour } from './colours';
import { path, placed } from './elements';

/** In px: the width of what is drawn, without the margin around it. */
export const drawingWidth = 768;

export interface Drawn {
  readonly model: ChartModel;
  readonly locale: Locale;
  readonly colourOf: ColourOf;
}

const widestStep = columnWidths.findLastIndex((width) => width <= drawingWidth);

/** Whether something is shown that waits for columns of a width: those that `frame.ts` counts. */
export function hasRoom(from: number | undefined): boolean {
  return from !== undefined && from <= widestStep;
}

const unsure = '5 4';

/** The look of what is filled: the outline of what is not measured says how sure it is. */
export function filled(certainty: Certainty, own: string): Readonly<Record<string, string | number | undefined>> {
  if (certainty === 'solid') return { fill: own };
  return { ...outlined, stroke: own, 'stroke-dasharray': certainty === 'dashed' ? unsure : undefined };
}

const outlined = { fill: colour('paper'), 'stroke-width': 1.75 };

/** The look of a line. */
export function lined(own: string, dashes?: string): Readonly<Record<string, string | number | undefined>> {
  const ends = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return { fill: 'none', stroke: own, 'stroke-width': 2.25, 'stroke-dasharray': dashes, ...ends };
}

/** Dashes tell lines apart, unless these say how sure values are. */
const dashesOfSeries = [undefined, '7 4', '1 4.5', '12 4 1 4', '4 6', '12 4'];

export function dashesOf(series: number): string | undefined {
  return dashesOfSeries[series % dashesOfSeries.length];
}

export const unsureLine = unsure;

export function marker(series: number, own: string, x: number, y: number, certainty: Certainty = 'solid'): string {
  const look = certainty === 'solid' ? { fill: own, stroke: colour('paper') } : filled(certainty, own);
  return placed(path(markerPath(series), look), x, y);
}

/** The ranges in which values lie, with an edge of paper on what is filled. */
export function drawRanges(course: string): string {
  const look = { fill: 'none', stroke: colour('ink'), 'stroke-width': 1.5 };
  return path(course, { ...look, stroke: colour('paper'), 'stroke-width': 4 }) + path(course, look);
}

export const gridLook = { fill: 'none', stroke: colour('rule') };
export const zeroLook = { fill: 'none', stroke: colour('ink-2') };
export const markLook = { fill: 'none', stroke: colour('ink'), 'stroke-dasharray': '2 3' };
