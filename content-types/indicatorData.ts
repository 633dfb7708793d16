/** The structured parts of an indicator that Strapi keeps as JSON. */
import { z } from 'zod';
import { addFault } from './faults';
import { shownValue } from './shownValue';

type Cell = string | number | null;

function isCell(value: unknown): value is Cell {
  return value === null || typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
}

const cell = z.unknown().transform((value, context): Cell => {
  if (isCell(value)) return value;
  addFault(context, { code: 'not-cell', values: { found: shownValue(value) } });
  return z.NEVER;
});

/**
 * The data of an indicator: one array per row, one cell per column of `columns`. A period is text (`2026`, `2026-Q3`,
 * `2026-07`, `2026-07-31`), a value a number in the unit of the indicator, a missing value null.
 */
export const indicatorRows = z.array(z.array(cell));

export type IndicatorRows = z.infer<typeof indicatorRows>;

/** How the chart is drawn; everything that is not text. */
export const chartOptions = z.strictObject({
  stacking: z.enum(['normal', 'percent']).optional(),
  yMin: z.number().optional(),
  yMax: z.number().optional(),
  logarithmic: z.boolean().optional(),
  /** Keys of the columns that are measured on the right-hand axis. */
  secondAxis: z.array(z.string()).optional(),
  /** Keys of the columns that are drawn first; the others stay in the table. */
  visible: z.array(z.string()).optional(),
  sort: z.enum(['value', 'none']).optional(),
});

export type ChartOptions = z.infer<typeof chartOptions>;

/** The kinds of charts that are drawn: each has its view in `components/charts/chartViews.ts`. */
export const drawnKinds = ['line', 'column', 'bar', 'stacked', 'area'] as const;

export type DrawnKind = (typeof drawnKinds)[number];

/** Not drawn yet: indicators of these kinds show their table. */
const tableKinds = ['pyramid', 'pie', 'dot', 'spider', 'survey', 'map', 'combo'] as const;

/** What editors can choose. */
export const chartTypes = [...drawnKinds, ...tableKinds] as const;

export const spatialUnits = [
  'Kanton',
  'Gemeinde',
  'Stadt Basel',
  'Wohnviertel',
  'Bezirk',
  'Wahlkreis',
  'Innenstadt',
  'Agglomeration',
  'Grossregion',
  'Schweiz',
] as const;
