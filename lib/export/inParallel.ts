/** Enough to keep disk and cores busy, few enough to keep memory small. */
const defaultLimit = 16;

/** Runs a task for every item, at most `limit` at once; results in the order of the items. The first error ends it. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
  limit: number = defaultLimit,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    // All workers take from one queue.
    for (const [index, item] of queue) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}
