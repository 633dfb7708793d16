/** How much a chart can show before a table says more. */
import type { ChartKind } from '@/content-types/chartKinds';
import type { ChartOptions } from '@/content-types/indicatorData';
import type { PositionKind } from '@/lib/data/positions';
import type { Series } from '@/lib/data/readSeries';
import type { Stacking } from './drawableSeries';
import { isResidual } from './residualCategory';

/** More cannot be told apart in one drawing. */
export const maximumSeries = 6;

/** Ordered answers have tones, not colours: so many, and greys for who gave none. */
const mostAnswers = 7;
const mostUnanswered = 2;

/** More small charts than that are a table. */
const maximumPanels = 24;

/** Of a heat map. */
const maximumRows = 40;

const inPanels: readonly ChartKind[] = ['line', 'area', 'column', 'stacked'];

/** More bars than that are a table. */
export const maximumBars = 60;

/** Ages of a pyramid in years are read as a shape. */
const maximumAges = 130;

/** The form of a chart, and how much it shows. */
interface Extent {
  readonly kind: ChartKind;
  readonly positionKind: PositionKind;
  readonly positions: readonly unknown[];
  readonly series: readonly Pick<Series, 'label'>[];
  readonly stacking: Stacking;
}

/** Whether there are more rows than anyone reads as a drawing. */
export function isTable({ kind, positionKind: along, positions: { length }, series, stacking }: Extent): boolean {
  if (kind === 'survey' && series.length > maximumSeries) {
    const unanswered = series.filter(isResidual).length;
    const haveTones = unanswered <= mostUnanswered && series.length - unanswered <= mostAnswers;
    // Other forms have a colour for each.
    return !haveTones || stacking !== 'percent' || length > maximumBars;
  }
  if (kind === 'heat') return along === 'category' && length > maximumBars;
  if (kind === 'pyramid') return along === 'category' && length > maximumAges;
  // What has names may lie down, if the names or the data need it.
  const mayLie = kind === 'bar' || (along === 'category' && kind !== 'line' && kind !== 'area');
  const lanes = stacking === 'none' && kind !== 'dot' ? series.length : 1;
  return mayLie && length * lanes > maximumBars;
}

/** Whether each series over time has its own small chart: there are too many for one, or the editors want it. */
export function needsPanels(
  kind: ChartKind,
  along: PositionKind,
  count: number,
  options: ChartOptions | null,
): boolean {
  if (along === 'category' || !inPanels.includes(kind)) return false;
  return count > maximumSeries || (count > 1 && options?.multiples === true);
}

/** How many series a chart can hold. */
export function mostSeries(kind: ChartKind, hasPanels: boolean): number {
  if (kind === 'heat') return maximumRows;
  if (kind === 'survey') return mostAnswers + mostUnanswered;
  return hasPanels ? maximumPanels : maximumSeries;
}
