/** Names with a natural order: ages, sizes, hours, months. */

/** The first name and the length of a full cycle: the months of a year, or the days of a week. */
const cycles: readonly (readonly [first: RegExp, length: number])[] = [
  [/^(?:jan|gen)/i, 12],
  [/^(?:mo|lu)/i, 7],
];

/** Whether all names begin with a number, as ages and hours do. */
export function areCounted(names: readonly string[]): boolean {
  return names.every((name) => /^\d/.test(name));
}

/** Whether names have an order, so that a line between them makes sense. */
export function areOrdered(names: readonly string[]): boolean {
  const isCycle = cycles.some(([first, length]) => names.length === length && first.test(names[0] ?? ''));
  return isCycle || names.every((name) => /\d/.test(name));
}
