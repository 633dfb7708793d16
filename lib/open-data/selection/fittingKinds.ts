/** Decides which chart kinds fit a choice. */
import { chartKinds, areaChartKinds } from '@/content-types/chartKinds';
import type { ChartKind } from '@/content-types/chartKinds';
import type { Messages } from '@/lib/i18n/messages';
import { effectiveKind } from '@/lib/charts/chartForm';
import { chartModel, pointChartKinds } from '@/lib/drawing/model/chartModel';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { selectedFigure } from './selectedFigure';
import type { Selected } from './selectedFigure';

/** Only editors know whether these fit: data of the same form may mean something else. */
const editorOnlyKinds: readonly ChartKind[] = ['pyramid', 'survey', ...areaChartKinds, ...pointChartKinds];

/** These draw values as parts of a whole. */
const partKinds: readonly ChartKind[] = ['stacked', 'area', 'pie'];

/** These connect places, which makes sense along time only. */
const timeKinds: readonly ChartKind[] = ['line', 'area'];

/** The relative deviation of a sum from its whole that rounding of parts may cause. */
const roundingError = 0.005;

/** Whether the latest values of the series add up to their whole. */
function isWhole({ series }: Selected): boolean {
  const latest = series.map(({ cells }) => cells.at(-1)?.value ?? 0);
  const whole = series[0]?.wholes?.at(-1)?.value ?? 0;
  const sum = latest.reduce((all, value) => all + value, 0);
  return !series.some(({ isTotal }) => isTotal) && whole > 0 && Math.abs(sum - whole) <= whole * roundingError;
}

/** Whether the series differ by their column only. */
function isOfColumns({ space, choice }: Selected): boolean {
  return space.dimensions.every(({ label }, place) => label === null || choice.names[place]?.length === 1);
}

function makesSense(selected: Selected, kind: ChartKind): boolean {
  const { data, space, areParts, series, places, measure } = selected;
  // Neither indices nor shares of several wholes add up.
  if (partKinds.includes(kind) && (measure === 'index' || (measure === 'share' && !areParts))) return false;
  if (timeKinds.includes(kind) && space.along.isTime && places.length < 2) return false;
  if (pointChartKinds.includes(kind) && !isOfColumns(selected)) return false;
  if (kind === data.chart_type) return kind !== 'pie' || isWhole(selected);
  if (editorOnlyKinds.includes(kind)) return false;
  if (timeKinds.includes(kind) && !space.along.isTime) return false;
  if (kind === 'pie') return areParts && isWhole(selected);
  if (kind === 'area') return areParts || series.length === 1;
  return !partKinds.includes(kind) || areParts;
}

/** Returns the chart models of the kinds that fit the choice, in the order in which they are offered. */
export function fittingModels(selected: Selected, texts: Messages): ReadonlyMap<ChartKind, ChartModel> {
  return new Map(
    chartKinds.flatMap((kind) => {
      if (!makesSense(selected, kind)) return [];
      const model = chartModel(selectedFigure(selected, kind, texts));
      if (model === undefined || model.hasPanels || effectiveKind(model) !== kind) return [];
      // The form chooses the time, so the chart needs no periods to choose from.
      return [[kind, { ...model, periods: [] }] as const];
    }),
  );
}

/** Returns the kind to draw: the visitor's, else the office's, else the first that fits; undefined if none fits. */
export function chosenKind(
  { choice, data }: Selected,
  fitting: ReadonlyMap<ChartKind, ChartModel>,
): ChartKind | undefined {
  const kinds = [...fitting.keys()];
  const wanted = [choice.kind, data.chart_type].find((kind) => kind !== null && fitting.has(kind));
  return wanted ?? kinds[0];
}
