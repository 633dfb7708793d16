/** Enough to keep disk, network and cores busy, few enough to keep memory small. */
const defaultLimit = 16;

/**
 * Runs a task for every item, at most `limit` at once; results in the order of the items. After the first error no
 * further task is begun.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Result | Promise<Result>,
  limit: number = defaultLimit,
): Promise<Result[]> {
  const results: Result[] = [];
  // All workers take from one queue.
  const queue = items.entries();
  let failed = false;
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) {
      if (failed) return;
      try {
        results[index] = await task(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}
