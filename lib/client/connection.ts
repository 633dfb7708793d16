/** The part of the Network Information API that is used; not all browsers have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor prefers to save data, or has a slow connection: `2g`, `slow-2g`. */
export function prefersReducedData(): boolean {
  const { connection }: Navigator & { readonly connection?: Connection } = navigator;
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
