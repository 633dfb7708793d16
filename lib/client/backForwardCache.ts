/** The content of the last pages of this document, for going back: opened details stay open, scroll positions are restored. */
const atMost = 10;

export interface CachedPage {
  /** The nodes of `<main>`. */
  readonly nodes: readonly Node[];
  /** What had the focus: the link that was followed. */
  readonly focused: HTMLElement | null;
}

/** By the key of their history entry, oldest first. */
const contents = new Map<string, CachedPage>();

/** Caches the current page. Call it before the page is replaced. */
export function cachePage(key: string): void {
  const main = document.querySelector('main');
  contents.delete(key);
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement && main?.contains(activeElement) === true ? activeElement : null;
  contents.set(key, { nodes: [...(main?.childNodes ?? [])], focused });
  const [oldest] = contents.keys();
  if (contents.size > atMost && oldest !== undefined) contents.delete(oldest);
}

export function cachedPage(key: string): CachedPage | undefined {
  return contents.get(key);
}
