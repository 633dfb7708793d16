/** Removes the indexes of interrupted runs. */
import { setTimeout as sleep } from 'node:timers/promises';
import { startProgress } from '@/lib/shared/progress';
import { isDraftName } from './draftNames';
import { SearchServerStuckError } from './searchServerErrors';
import type { SearchServer, TaskRequest } from './searchServer';

/** More indexes than any server has. */
const everything = 10_000;

const unfinished = ['enqueued', 'processing'] as const;

interface Drafts {
  readonly names: readonly string[];
  /** Changes whenever a run works on them. */
  readonly state: string;
  /** Number of unfinished tasks for them. */
  readonly tasks: number;
}

async function lookAtDrafts({ ask }: SearchServer, prefix: string): Promise<Drafts> {
  const { results } = await ask('listing the indexes', (client) => client.getRawIndexes({ limit: everything }));
  const drafts = results.filter(({ uid }) => isDraftName(uid, prefix));
  const names = drafts.map(({ uid }) => uid);
  if (names.length === 0) return { names, state: '', tasks: 0 };
  const { total } = await ask('listing the tasks', (client) =>
    client.tasks.getTasks({ indexUids: names, statuses: [...unfinished], limit: 1 }),
  );
  const state = JSON.stringify(drafts.map(({ uid, updatedAt }) => [uid, updatedAt]).sort());
  return { names, state, tasks: total };
}

const pollMs = 250;

/**
 * Waits until there are no drafts, or they have been idle for `quietMs`. Returns those that are left. Throws
 * SearchServerStuckError if the server has tasks for them and makes no progress.
 */
async function untilQuiet(server: SearchServer, prefix: string, quietMs: number): Promise<readonly string[]> {
  let last = await lookAtDrafts(server, prefix);
  let since = performance.now();
  while (last.names.length > 0) {
    await sleep(Math.min(pollMs, quietMs));
    const next = await lookAtDrafts(server, prefix);
    if (next.tasks !== last.tasks || next.state !== last.state) since = performance.now();
    const sameFor = performance.now() - since;
    if (next.tasks === 0 && sameFor >= quietMs) return next.names;
    if (sameFor >= Math.max(quietMs, server.timeoutMs))
      throw new SearchServerStuckError(server.url, 'waiting until no other run is under way', server.timeoutMs);
    last = next;
  }
  return [];
}

/**
 * Removes the draft indexes of interrupted runs. Waits for a run on another machine: it touches its drafts every few
 * seconds, so drafts that are idle for `quietMs` belong to no run.
 */
export async function removeDraftIndexes(server: SearchServer, prefix: string, quietMs: number): Promise<void> {
  const { names } = await lookAtDrafts(server, prefix);
  if (names.length === 0) return;
  const progress = startProgress('Waiting until no other run is under way');
  const left = await untilQuiet(server, prefix, quietMs);
  if (left.length > 0) {
    await server.finish('removing what is left of an earlier run', ...left.map((name) => deleteIndexRequest(name)));
  }
  progress.done(`(${left.length} indexes of an interrupted run removed)`);
}

/** Returns the request that deletes an index. */
export function deleteIndexRequest(name: string): TaskRequest {
  return (client) => client.deleteIndex(name);
}
