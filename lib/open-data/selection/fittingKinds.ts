/** Which kinds of charts fit a choice. */
import { chartKinds, areaChartKinds } from '@/content-types/chartKinds';
import type { ChartKind } from '@/content-types/chartKinds';
import type { Messages } from '@/lib/i18n/messages';
import { effectiveKind } from '@/lib/charts/chartForm';
import { chartModel, pointChartKinds } from '@/lib/drawing/model/chartModel';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { selectedFigure } from './selectedFigure';
import type { Selected } from './selectedFigure';

/** Data of this form may mean something else: only editors know. */
const ofEditorsOnly: readonly ChartKind[] = ['pyramid', 'survey', ...areaChartKinds, ...pointChartKinds];

/** They draw parts as if they added up. */
const ofParts: readonly ChartKind[] = ['stacked', 'area', 'pie'];

/** They join places to a course, which names do not have. */
const ofCourse: readonly ChartKind[] = ['line', 'area'];

/** More may be lost by rounding parts than is allowed to be missing. */
const roundingError = 0.005;

/** Whether the series are all parts of their whole, and nothing else, at the latest point in time. */
function isWhole({ series }: Selected): boolean {
  const latest = series.map(({ cells }) => cells.at(-1)?.value ?? 0);
  const whole = series[0]?.wholes?.at(-1)?.value ?? 0;
  const sum = latest.reduce((all, value) => all + value, 0);
  return !series.some(({ isTotal }) => isTotal) && whole > 0 && Math.abs(sum - whole) <= whole * roundingError;
}

/** Whether the series are columns of values and nothing else. */
function isOfColumns({ space, choice }: Selected): boolean {
  return space.dimensions.every(({ label }, place) => label === null || choice.names[place]?.length === 1);
}

function makesSense(selected: Selected, kind: ChartKind): boolean {
  const { data, space, areParts, series, places, measure } = selected;
  // Indices add up to nothing, and shares of several wholes neither.
  if (ofParts.includes(kind) && (measure === 'index' || (measure === 'share' && !areParts))) return false;
  if (ofCourse.includes(kind) && space.along.isTime && places.length < 2) return false;
  if (pointChartKinds.includes(kind) && !isOfColumns(selected)) return false;
  if (kind === data.chart_type) return kind !== 'pie' || isWhole(selected);
  if (ofEditorsOnly.includes(kind)) return false;
  if (ofCourse.includes(kind) && !space.along.isTime) return false;
  if (kind === 'pie') return areParts && isWhole(selected);
  if (kind === 'area') return areParts || series.length === 1;
  return !ofParts.includes(kind) || areParts;
}

/** The models of the kinds that show the choice as what it is, in the order in which they are offered. */
export function fittingModels(selected: Selected, texts: Messages): ReadonlyMap<ChartKind, ChartModel> {
  return new Map(
    chartKinds.flatMap((kind) => {
      if (!makesSense(selected, kind)) return [];
      const model = chartModel(selectedFigure(selected, kind, texts));
      if (model === undefined || model.hasPanels || effectiveKind(model) !== kind) return [];
      // The fields choose the time.
      return [[kind, { ...model, periods: [] }] as const];
    }),
  );
}

/** The kind to draw: the one that the visitor chose, or that of the office, or the first that fits. */
export function chosenKind(
  { choice, data }: Selected,
  fitting: ReadonlyMap<ChartKind, ChartModel>,
): ChartKind | undefined {
  const kinds = [...fitting.keys()];
  const wanted = [choice.kind, data.chart_type].find((kind) => kind !== null && fitting.has(kind));
  return wanted ?? kinds[0];
}
