/** The places of values for the tooltips of a chart with a vertical value axis. */
import type { TooltipData, TooltipPositions } from './browser/tooltipData';
import { thousandths } from './tooltipAttribute';
import type { ChartModel } from './model/chartModel';
import { plotSize } from './browser/chartMetrics';
import { stackSeries } from './stack';
import type { CartesianLayout } from './cartesianLayout';
import type { ValueScale } from './valueScale';

/** Up to this many positions are seen at once, so that no part needs to be selected. */
const mostWithoutChoice = 24;

const { width, height } = plotSize;

/** The heights of the upper ends of values, stacked or not, in thousandths of the plot. */
export function heightsOf(
  { series, stacking }: Pick<ChartModel, 'series' | 'stacking'>,
  values: ValueScale,
): readonly (readonly (number | null)[])[] {
  return stackSeries(series, stacking).map((segments) =>
    segments.map((segment) => (segment === null ? null : thousandths(values.place(segment.to), height))),
  );
}

export function cartesianPositions(
  model: ChartModel,
  layout: CartesianLayout,
): TooltipPositions & Pick<TooltipData, 'period'> {
  const { positions, positionKind, second } = model;
  const { place, values, bands } = layout;
  const middles = positions.map(({ at }) => place(at));
  const xWith = (offset: number): readonly number[] => middles.map((x) => thousandths(x + offset, width));
  const offsets = [...(bands?.offsets ?? []), ...second.map(() => 0)];
  const isBeside = offsets.some((offset) => offset !== 0);
  const [first = 0, last = 0] = [positions.at(0)?.at, positions.at(-1)?.at];
  const canChoose = positionKind !== 'category' && positions.length > mostWithoutChoice;
  const lines = heightsOf({ series: second, stacking: 'none' }, layout.second?.values ?? values);
  return {
    by: 'x',
    x: isBeside ? offsets.map(xWith) : xWith(0),
    y: [...heightsOf(model, values), ...lines],
    ...(canChoose ? { period: { years: last - first, pad: thousandths((bands?.step ?? 0) / 2, width) } } : {}),
  };
}
