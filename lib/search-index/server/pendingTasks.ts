/** Tasks of an interrupted run that the server has not finished. */
import { setTimeout as sleep } from 'node:timers/promises';
import { startProgress } from '@/lib/shared/progress';
import { SearchServerStuckError } from './searchServerErrors';
import type { SearchServer } from './searchServer';

const pollMs = 100;

/** The number of unfinished tasks for these indexes. */
async function pendingTasks({ ask }: SearchServer, indexUids: string[]): Promise<number> {
  const { total } = await ask('listing the tasks', (client) =>
    client.tasks.getTasks({ indexUids, statuses: ['enqueued', 'processing'], limit: 1 }),
  );
  return total;
}

/**
 * Waits until the server has finished all tasks for these indexes: otherwise they would be compared in a state that
 * still changes. Throws SearchServerError, also if the server makes no progress.
 */
export async function waitForPendingTasks(server: SearchServer, names: readonly string[]): Promise<void> {
  let count = await pendingTasks(server, [...names]);
  if (count === 0) return;
  const doing = 'waiting until it has done what an earlier run asked for';
  const progress = startProgress('Waiting until the server has done what an earlier run asked for');
  let since = performance.now();
  while (count > 0) {
    if (performance.now() - since >= server.timeoutMs)
      throw new SearchServerStuckError(server.url, doing, server.timeoutMs);
    await sleep(pollMs);
    const left = await pendingTasks(server, [...names]);
    if (left < count) since = performance.now();
    count = left;
  }
  progress.done();
}
