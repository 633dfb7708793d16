/** What the last pages of this document held, for the way back: lists that were opened stay open, and places are found again. */
const atMost = 10;

export interface KeptPage {
  /** What `<main>` held. */
  readonly nodes: readonly Node[];
  /** What had the focus: the link that was followed. */
  readonly focused: HTMLElement | null;
}

/** By the key of their entry in the history, the oldest first. */
const contents = new Map<string, KeptPage>();

/** Call it before the page gives way to another. */
export function keepPage(key: string): void {
  const main = document.querySelector('main');
  contents.delete(key);
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement && main?.contains(activeElement) === true ? activeElement : null;
  contents.set(key, { nodes: [...(main?.childNodes ?? [])], focused });
  const [oldest] = contents.keys();
  if (contents.size > atMost && oldest !== undefined) contents.delete(oldest);
}

export function keptPage(key: string): KeptPage | undefined {
  return contents.get(key);
}
