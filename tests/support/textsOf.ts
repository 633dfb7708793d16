/** The texts of elements, in their order. */
export function textsOf(elements: readonly Element[]): readonly string[] {
  return elements.map(({ textContent }) => textContent);
}
