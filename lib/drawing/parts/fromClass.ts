/** The class that hides text in narrow columns. `width`: index of the first of `columnWidths` that shows it; 0 needs no class. */
export function fromClass(width: number): string | undefined {
  return width === 0 ? undefined : `charts-from${width}`;
}
