/** Returns a sum of decimals without the error of binary fractions: 65.1 - 8 is 57.1, not 57.099999999999994. */
export function withoutFloatError(sum: number): number {
  return Number(sum.toPrecision(12));
}
