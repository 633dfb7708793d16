/** Enough to keep disk, network and cores busy, few enough to keep memory small. */
const defaultLimit = 16;

/**
 * Runs a task for every item, at most `limit` at once, and returns the results in the order of the items. After the
 * first error no further task starts; it is thrown when the running ones have finished, so that nothing is written
 * afterwards.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Result | Promise<Result>,
  limit: number = defaultLimit,
): Promise<Result[]> {
  const results: Result[] = [];
  // All workers take from one queue.
  const queue = items.entries();
  const errors: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) {
      if (errors.length > 0) return;
      try {
        results[index] = await task(item);
      } catch (error) {
        errors.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  if (errors.length > 0) throw errors[0];
  return results;
}
