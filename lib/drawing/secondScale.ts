/** The value axis on the right, whose round numbers are on the grid lines of the left one. */
import { extent } from 'd3-array';
import type { Locale } from '@/content-types/locales';
import { formatNumber } from '@/lib/i18n/format/number';
import { roundToTenth } from './browser/chartMetrics';
import { isPercentUnit } from '@/lib/data/valueChanges';
import type { ChartModel } from './model/chartModel';
import { decimalsOfStep, wholeShare, zeroIsFar } from './valueScale';
import type { ValueScale } from './valueScale';

const roundSteps = [1, 2, 2.5, 5, 10];

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return (roundSteps.find((step) => step * power >= least * (1 - 1e-9)) ?? 10) * power;
}

interface Grid {
  readonly from: number;
  readonly step: number;
}

/** `count` equal round steps that cover `low` to `high` and do not go beyond `end`. */
function gridFrom(low: number, high: number, count: number, end: number): Grid {
  let step = roundStep((high - low) / count);
  for (;;) {
    const from = Math.min(Math.floor(low / step + 1e-9) * step, end - step * count);
    if (from + step * count >= high - step * 1e-9) return { from, step };
    step = roundStep(step * 1.01);
  }
}

/** Like `gridFrom`, with `below` of the steps below zero. */
function gridAroundZero(low: number, high: number, count: number, below: number): Grid {
  const needed = [high / Math.max(count - below, 1), below === 0 ? 0 : -low / below];
  const step = roundStep(Math.max(...needed));
  return { from: -below * step, step };
}

/**
 * The axis of the lines, beside `left`. Zero is on the same line on both axes, unless the values are far from it. It cannot be if
 * only the right axis has negative values.
 */
export function secondScale(
  { second, secondMin, secondMax }: Pick<ChartModel, 'second' | 'secondMin' | 'secondMax'>,
  left: ValueScale,
  locale: Locale,
): ValueScale {
  const shown = [...second.flatMap(({ values }) => values), secondMin ?? null, secondMax ?? null];
  const [least = 0, most = 0] = extent(shown.filter((value) => value !== null));
  const isFar = least > most * zeroIsFar || most < least * zeroIsFar;
  const isOne = least === most;
  const [low, high] = isFar && !isOne ? [least, most] : [Math.min(least, 0), Math.max(most, 0)];
  const span = low === high ? ([0, 1] as const) : ([low, high] as const);
  const count = Math.max(left.ticks.length - 1, 1);
  const below = left.ticks.findIndex(({ at }) => at === left.place(left.base));
  const sharesZero = span[0] <= 0 && span[1] >= 0 && (below > 0 || span[0] === 0) && (below < count || span[1] === 0);
  const isOfShares = isPercentUnit(second[0]?.unit) && span[1] <= wholeShare;
  const { from, step } = sharesZero
    ? gridAroundZero(span[0], span[1], count, Math.max(below, 0))
    : gridFrom(span[0], span[1], count, isOfShares ? wholeShare : Infinity);
  const [bottom = 0, top = 0] = [left.ticks.at(0)?.at, left.ticks.at(-1)?.at];
  const place = (value: number): number => roundToTenth(bottom + ((value - from) / (step * count)) * (top - bottom));
  const decimals = decimalsOfStep(step);
  const to = from + step * count;
  return {
    place,
    ticks: left.ticks.map(({ at }, index) => ({
      at,
      text: formatNumber(Number((from + index * step).toPrecision(12)), locale, { decimals }),
    })),
    base: Math.min(Math.max(0, from), to),
    leavesOutZero: from > 0 || to < 0,
  };
}
