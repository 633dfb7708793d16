/** Scale for circles whose area is proportional to a value. */
import { roundToTenth } from './browser/chartMetrics';

export interface CircleScale {
  /** In px. */
  readonly radius: (value: number) => number;
  /** Round values for a legend, the largest first. */
  readonly signs: readonly number[];
}

const roundSteps = [1, 2, 5];
const mostSigns = 3;

/** Smaller circles cannot be told apart. */
const leastRadius = 3;

/** Zero has no area; the greatest value gets the radius `largest`, in px. */
export function circleScale(values: readonly number[], largest: number): CircleScale {
  const greatest = Math.max(...values, 0);
  const radius = (value: number): number => roundToTenth(largest * Math.sqrt(Math.max(0, value) / (greatest || 1)));
  const power = Math.floor(Math.log10(greatest || 1));
  // Each has about a quarter of the previous area, so half its width.
  const steps = [power, power - 1, power - 2].flatMap((exponent) =>
    roundSteps.toReversed().map((step) => Number((step * 10 ** exponent).toPrecision(1))),
  );
  const fitting = steps.filter((step) => step <= greatest);
  const signs = fitting.filter((step, index) => index % 2 === 0 && radius(step) >= leastRadius);
  return { radius, signs: signs.slice(0, mostSigns) };
}
