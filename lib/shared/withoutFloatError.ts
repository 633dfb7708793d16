/** A sum of decimals without what binary fractions add to it: 65.1 - 8 is 57.1 and not 57.099999999999994. */
export function withoutFloatError(sum: number): number {
  return Number(sum.toPrecision(12));
}
