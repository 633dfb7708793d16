/** Places bars along a chart, one band per position. */
import { stepsPerYear } from '@/lib/data/missingPeriods';
import type { ChartModel } from './model/chartModel';

export interface Bands {
  /** The middle of the band of a position, by `Position.at`. */
  readonly place: (at: number) => number;
  /** The distance from one band to the next. */
  readonly step: number;
  /** The width of a bar, or of a group of bars. */
  readonly size: number;
}

/** Bands per bar above which the time scale is dropped: the chart would be mostly gaps. */
const emptiestShare = 4;

function commonDivisor(left: number, right: number): number {
  return right === 0 ? left : commonDivisor(right, left % right);
}

type Positions = Pick<ChartModel, 'positions' | 'positionKind'>;

/** Positions as multiples of their common step (years, quarters, months, weeks) from the first; undefined for names and dates. */
function stepsInTime({ positions, positionKind }: Positions): readonly number[] | undefined {
  const [first] = positions;
  if (first === undefined || positionKind === 'category' || positionKind === 'date') return undefined;
  const unit = stepsPerYear[positionKind];
  const units = positions.map(({ at }) => Math.round((at - first.at) * unit));
  const divisor = Math.max(1, units.reduce(commonDivisor, 0));
  return units.map((value) => value / divisor);
}

function isMostlyEmpty(steps: readonly number[]): boolean {
  return (steps.at(-1) ?? 0) + 1 > steps.length * emptiestShare;
}

/** Whether bars are equally spaced although the times between them differ. */
export function dropsTimeScale(model: Positions): boolean {
  const steps = stepsInTime(model);
  return steps !== undefined && isMostlyEmpty(steps);
}

/** Positions in steps from the first; numbered one by one if there is no time scale or it is dropped. */
function stepsOf(model: Positions): readonly number[] {
  const steps = stepsInTime(model);
  return steps === undefined || isMostlyEmpty(steps) ? model.positions.map((_, index) => index) : steps;
}

/** The bands of a chart within a range of coordinates. */
export function bandScale(model: ChartModel, range: readonly [number, number]): Bands {
  const steps = stepsOf(model);
  const [from, to] = range;
  const step = (to - from) / ((steps.at(-1) ?? 0) + 1);
  const known = new Map(model.positions.map(({ at }, index) => [at, from + step * ((steps[index] ?? 0) + 0.5)]));
  const middles = [...known];
  const between = (at: number): number => {
    // Interpolates places between two positions, which marks may have.
    const after = middles.findIndex(([position]) => position > at);
    const [left, right] = [middles[after - 1], middles[after]];
    if (left === undefined || right === undefined) return middles.at(after === 0 ? 0 : -1)?.[1] ?? from;
    return left[1] + ((at - left[0]) / (right[0] - left[0])) * (right[1] - left[1]);
  };
  return { place: (at) => known.get(at) ?? between(at), step, size: step * 0.78 };
}
