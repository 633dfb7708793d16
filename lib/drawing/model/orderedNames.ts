/** Names that follow one another: ages, sizes, hours, months. */

/** How the names of the months of a year, or of the days of a week, begin. */
const cycles: readonly (readonly [first: RegExp, length: number])[] = [
  [/^(?:jan|gen)/i, 12],
  [/^(?:mo|lu)/i, 7],
];

/** Whether names are ages or hours, which begin with their number. */
export function areCounted(names: readonly string[]): boolean {
  return names.every((name) => /^\d/.test(name));
}

/** Whether a line from one name to the next says something. */
export function areOrdered(names: readonly string[]): boolean {
  const isCycle = cycles.some(([first, length]) => names.length === length && first.test(names[0] ?? ''));
  return isCycle || names.every((name) => /\d/.test(name));
}
