/** The structured parts of an indicator, which Strapi stores as JSON. */
import { z } from 'zod';
import type { DataCell } from './dataCells';
import { addFault } from './fieldFaults';
import { describeValue } from './describeValue';

function isCell(value: unknown): value is DataCell {
  return value === null || typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
}

const cell = z.unknown().transform((value, context): DataCell => {
  if (isCell(value)) return value;
  addFault(context, { code: 'not-cell', values: { found: describeValue(value) } });
  return z.NEVER;
});

/**
 * The data of an indicator: one array per row, one cell per column of `columns`. A period is text (`2026`, `2025/26`,
 * `2026-Q3`, `2026-07`, `2026-W05`, `2026-07-31`), a value a number in the unit of the indicator or a sign: see `dataCells.ts`.
 */
export const indicatorRows = z.array(z.array(cell));

export type IndicatorRows = z.infer<typeof indicatorRows>;

/** How the chart is drawn: everything that is not text. */
export const chartOptions = z.strictObject({
  stacking: z.enum(['normal', 'percent']).optional(),
  yMin: z.number().optional(),
  yMax: z.number().optional(),
  logarithmic: z.boolean().optional(),
  /** Keys of the columns that are measured on the right-hand axis. */
  secondAxis: z.array(z.string()).optional(),
  /** The range that axis shows at least; without it, the axis may start away from zero. */
  secondMin: z.number().optional(),
  secondMax: z.number().optional(),
  /** Keys of the columns of a combo chart that are lines on the axis of its columns: targets, balances, means. */
  lines: z.array(z.string()).optional(),
  /** Whether rows are series where columns are periods; without it the chart kind decides. */
  rowsAreSeries: z.boolean().optional(),
  /** Keys of the columns that are drawn first; the others stay in the table. */
  visible: z.array(z.string()).optional(),
  /** Keys of the columns, or names of the rows, that stand out: the other series are grey. */
  emphasis: z.array(z.string()).optional(),
  /** One small chart per series; the default from seven series on. */
  multiples: z.boolean().optional(),
  /** Whether small charts share their axis; without it the values decide. */
  panelAxes: z.enum(['equal', 'own']).optional(),
  sort: z.enum(['value', 'none']).optional(),
  /** The property of the features of a map that names the areas of the data. */
  areaKey: z.string().optional(),
  /** How a map classifies values: equal numbers of areas, equal steps, or the given bounds between classes. */
  classes: z.union([z.enum(['quantiles', 'equal']), z.array(z.number()).min(2).max(6)]).optional(),
  classCount: z.int().min(3).max(7).optional(),
});

export type ChartOptions = z.infer<typeof chartOptions>;
