/** How much a chart can show before a table is better. */
import type { ChartKind } from '@/content-types/chartKinds';
import type { ChartOptions } from '@/content-types/indicatorData';
import type { PositionKind } from '@/lib/data/positions';
import type { Series } from '@/lib/data/readSeries';
import type { Stacking } from './drawableSeries';
import { isResidual } from './residualCategory';

/** More series cannot be told apart in one drawing. */
export const maximumSeries = 6;

/** Ordered answers have tones instead of colours: this many, and greys for missing answers. */
const mostAnswers = 7;
const mostUnanswered = 2;

/** More small charts are better read as a table. */
const maximumPanels = 24;

/** Rows of a heat map. */
const maximumRows = 40;

const inPanels: readonly ChartKind[] = ['line', 'area', 'column', 'stacked'];

/** More bars are better read as a table. */
export const maximumBars = 60;

/** A pyramid may have a bar per year of age, because it is read as a shape. */
const maximumAges = 130;

/** The form of a chart, and how much it shows. */
interface Extent {
  readonly kind: ChartKind;
  readonly positionKind: PositionKind;
  readonly positions: readonly unknown[];
  readonly series: readonly Pick<Series, 'label'>[];
  readonly stacking: Stacking;
}

/** Whether there are too many rows for a drawing. */
export function isTable({ kind, positionKind: along, positions: { length }, series, stacking }: Extent): boolean {
  if (kind === 'survey' && series.length > maximumSeries) {
    const unanswered = series.filter(isResidual).length;
    const haveTones = unanswered <= mostUnanswered && series.length - unanswered <= mostAnswers;
    // Without tones, each series would need its own colour.
    return !haveTones || stacking !== 'percent' || length > maximumBars;
  }
  if (kind === 'heat') return along === 'category' && length > maximumBars;
  if (kind === 'pyramid') return along === 'category' && length > maximumAges;
  // Columns over names may become horizontal bars.
  const mayBeHorizontal = kind === 'bar' || (along === 'category' && kind !== 'line' && kind !== 'area');
  const lanes = stacking === 'none' && kind !== 'dot' ? series.length : 1;
  return mayBeHorizontal && length * lanes > maximumBars;
}

/** Whether each series over time gets its own small chart: because they are too many for one, or editors chose it. */
export function needsPanels(
  kind: ChartKind,
  along: PositionKind,
  count: number,
  options: ChartOptions | null,
): boolean {
  if (along === 'category' || !inPanels.includes(kind)) return false;
  return count > maximumSeries || (count > 1 && options?.multiples === true);
}

/** The greatest number of series that a chart can hold. */
export function mostSeries(kind: ChartKind, hasPanels: boolean): number {
  if (kind === 'heat') return maximumRows;
  if (kind === 'survey') return mostAnswers + mostUnanswered;
  return hasPanels ? maximumPanels : maximumSeries;
}
