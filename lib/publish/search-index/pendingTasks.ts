/** What an interrupted run has asked for and the server has not done yet. */
import { setTimeout as sleep } from 'node:timers/promises';
import { startProgress } from '@/lib/base/progress';
import type { SearchServer } from './searchServer';

const pollMs = 100;

/** How many tasks of these indexes the server has still to do. */
async function pendingTasks({ ask }: SearchServer, indexUids: string[]): Promise<number> {
  const { total } = await ask('listing the tasks', (client) =>
    client.tasks.getTasks({ indexUids, statuses: ['enqueued', 'processing'], limit: 1 }),
  );
  return total;
}

/**
 * Waits until the server has nothing to do for these indexes: what is compared with them before would be another state
 * than the one that the changes meet. Throws SearchServerError.
 */
export async function untilNothingIsPending(server: SearchServer, names: readonly string[]): Promise<void> {
  const count = await pendingTasks(server, [...names]);
  if (count === 0) return;
  const progress = startProgress('Waiting until the server has done what an earlier run asked for');
  while ((await pendingTasks(server, [...names])) > 0) await sleep(pollMs);
  progress.done();
}
