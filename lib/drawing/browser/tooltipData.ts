/** The data for the tooltips of a chart: its values and their places. `lib/drawing/tooltipAttribute.ts` writes it into the page. */

/** One place per position for all series, or a list per series. Null if there is no value. */
export type PointPositions = readonly (number | null)[] | readonly (readonly (number | null)[])[];

/** The places of values, in thousandths of the width and height of their plot. */
export interface TooltipPositions {
  readonly x: PointPositions;
  /** Defaults to the middle. */
  readonly y?: PointPositions;
  /** The direction in which the pointer chooses a position first. */
  readonly by?: 'x' | 'y';
  /** The number in `data-plot` of each value: its position, its series, or a list by position; omitted if there is a single plot. */
  readonly plot?: 'position' | 'series' | readonly number[];
}

/** Separates values in an attribute; no number contains it. */
export const separator = '|';

export interface TooltipSeries {
  readonly name: string;
  /** Written after the numbers, and the same in words; null for none. */
  readonly unit: string | null;
  readonly spoken: string | null;
  /** Formatted values by position, separated by `|`; empty where a note replaces the number. */
  readonly values: string;
  /** Formatted changes from the previous value by position, with unit; empty where a change makes no sense. */
  readonly changes: string;
  /** Notes by position. One that begins with a comma follows the number, any other replaces it. */
  readonly notes: Readonly<Record<number, string>>;
}

/** A chart over time, of which visitors can select a part. */
export interface SelectablePeriod {
  /** The time from the first to the last position, in years. */
  readonly years: number;
  /** How far the plot extends beyond the outermost positions, in thousandths of its width. */
  readonly pad: number;
}

/** Texts with `{placeholders}`. */
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
  /** By position. */
  readonly names: readonly string[];
  /** The names as changes refer to them, if these differ. */
  readonly since?: readonly string[];
  readonly series: readonly TooltipSeries[];
  /** Whether to name the series with each value, as in maps, whose point in time changes. */
  readonly saysSeries?: boolean;
  /** Whether positions are points in time, so that keyboard users start at the newest one. */
  readonly isInTime: boolean;
  readonly period?: SelectablePeriod;
  readonly texts: TooltipTexts;
}

/** What a map shows at a point in time. Strings hold one part per position, separated by `|`. */
export interface MapPeriodData extends Pick<TooltipSeries, 'name' | 'values' | 'notes'> {
  /** Indexes of `MapPeriodsData.looks`. */
  readonly looks: string;
  /** Values in the list beside the map. */
  readonly texts: string;
  /** Positions in the order of the list. */
  readonly order: string;
  /** Radii of circles in px; empty for areas without a circle. */
  readonly radii: string;
}

/** The points in time of a map, in the attribute `data-periods` of its controls. */
export interface MapPeriodsData {
  readonly periods: readonly MapPeriodData[];
  /** The classes of an area and of its name, separated by `|`. */
  readonly looks: readonly string[];
  /** Labels of the button while the map is paused, and while it plays. */
  readonly play: string;
  readonly pause: string;
}

function isTooltipData(value: unknown): value is TooltipData {
  return typeof value === 'object' && value !== null && 'series' in value && 'texts' in value;
}

/** Undefined if the text is missing or holds something else. Throws SyntaxError if it is not JSON. */
export function readTooltipData(text: string | undefined): TooltipData | undefined {
  const value: unknown = JSON.parse(text ?? 'null');
  return isTooltipData(value) ? value : undefined;
}
