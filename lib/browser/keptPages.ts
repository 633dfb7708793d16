/** What the last pages of this document held, for the way back: lists that were opened stay open, and places are found again. */
const atMost = 10;

/** By the key of their entry in the history, the oldest first. */
const contents = new Map<string, readonly Node[]>();

/** Call it before the page gives way to another. */
export function keepPage(key: string): void {
  const main = document.querySelector('main');
  contents.delete(key);
  contents.set(key, [...(main?.childNodes ?? [])]);
  const [oldest] = contents.keys();
  if (contents.size > atMost && oldest !== undefined) contents.delete(oldest);
}

/** What `<main>` held, if it is known. */
export function keptPage(key: string): readonly Node[] | undefined {
  return contents.get(key);
}
