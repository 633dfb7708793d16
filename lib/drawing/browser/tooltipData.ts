/** What a chart can be asked: its values and where they stand. Written into the page by `lib/drawing/tooltipAttribute.ts`. */

/** For each series and position, or for each position of all series. Null if there is nothing. */
export type PointPositions = readonly (number | null)[] | readonly (readonly (number | null)[])[];

/** Where the values stand, in thousandths of the width and height of their plot. */
export interface TooltipPositions {
  readonly x: PointPositions;
  /** Half way if it is left out. */
  readonly y?: PointPositions;
  /** Along which direction the pointer chooses a position first. */
  readonly by?: 'x' | 'y';
  /** By which number a plot is found: `data-plot`. There is one if it is left out. */
  readonly plot?: 'position' | 'series' | readonly number[];
}

export interface TooltipSeries {
  readonly name: string;
  /** Behind its numbers, and the same as words; null for none. */
  readonly unit: string | null;
  readonly spoken: string | null;
  /** By position, between bars, as the table writes them; nothing if a note stands for the number. */
  readonly values: string;
  /** By how much each differs from the one before, with the unit of the difference; nothing if that says nothing. */
  readonly changes: string;
  /** By position: what else is said. Begins with a comma if it follows the number, else it stands for it. */
  readonly notes: Readonly<Record<number, string>>;
}

/** A chart over time of which a part can be chosen. */
export interface SelectablePeriod {
  /** From the first to the last position. */
  readonly years: number;
  /** How far the plot goes beyond the outermost positions, in thousandths. */
  readonly pad: number;
}

/** With `{placeholders}`. */
export interface TooltipTexts {
  readonly role: string;
  readonly how: string;
  readonly change: string;
  /** Between a name and its value. */
  readonly colon: string;
  readonly period: string;
  readonly from: string;
  readonly to: string;
  readonly year: string;
  readonly years: string;
  readonly all: string;
}

export interface TooltipData extends TooltipPositions {
  /** Of the positions. */
  readonly names: readonly string[];
  /** As others are compared with them, if that differs. */
  readonly since?: readonly string[];
  readonly series: readonly TooltipSeries[];
  /** Whether each value is said with its series: a map shows now one point in time, now another. */
  readonly saysSeries?: boolean;
  /** Whether it begins with its newest position. */
  readonly isInTime: boolean;
  readonly period?: SelectablePeriod;
  readonly texts: TooltipTexts;
}

/** What a map shows at a point in time. */
export interface MapPeriodData extends Pick<TooltipSeries, 'name' | 'values' | 'notes'> {
  /** By position, between bars: which of the looks its area has. */
  readonly looks: string;
  /** By position, between bars: its value in the list beside the map. */
  readonly texts: string;
  /** The positions between bars, as the list has them. */
  readonly order: string;
  /** By position, between bars: the radius of its circle in px, empty for areas without a circle. */
  readonly radii: string;
}

/** The points in time of a map: in the attribute `data-periods` of its controls. */
export interface MapPeriodsData {
  readonly periods: readonly MapPeriodData[];
  /** The classes of an area and of its name on it, between bars. */
  readonly looks: readonly string[];
  /** On the button that plays, and that pauses. */
  readonly play: string;
  readonly pause: string;
}

function isAskedChart(value: unknown): value is TooltipData {
  return typeof value === 'object' && value !== null && 'series' in value && 'texts' in value;
}

/** Undefined for what is no such data. */
export function readTooltipData(text: string | undefined): TooltipData | undefined {
  const value: unknown = JSON.parse(text ?? 'null');
  return isAskedChart(value) ? value : undefined;
}
