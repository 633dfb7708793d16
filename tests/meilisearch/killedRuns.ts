/** Runs of the indexing in a process of their own, which can be killed at any moment. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runAnswerSchema } from './runRequest';
import type { RunRequest } from './runRequest';
import type { TestSite } from './testSite';

/** Each edition has a number of documents of its own, so that an answer tells where its documents come from. */
export function countOf(edition: number): number {
  return 2000 + edition;
}

function requestOf({ url, adminKey, prefix }: TestSite, edition: number): RunRequest {
  return { url, adminKey, prefix, edition: String(edition), count: countOf(edition) };
}

/** A process that has loaded everything and waits for its request. */
async function startProcess(): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'indexingProcess.ts'), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

/** Lets a run come to its end. Returns how long it took. */
export async function completeRun(site: TestSite, edition: number): Promise<number> {
  const child = await startProcess();
  child.send(requestOf(site, edition));
  const answer = runAnswerSchema.parse((await once(child, 'message')).at(0));
  if (!('ranMs' in answer)) throw new Error(`The run failed: ${JSON.stringify(answer)}`);
  return answer.ranMs;
}

/** Kills one run after the other, each after its time; the next process is loaded while one works. */
export async function killRuns(site: TestSite, moments: readonly number[]): Promise<void> {
  let next = startProcess();
  for (const [index, momentMs] of moments.entries()) {
    const child = await next;
    child.send(requestOf(site, index + 2));
    next = startProcess();
    await sleep(momentMs);
    const ended = child.exitCode === null ? once(child, 'exit') : Promise.resolve();
    child.kill('SIGKILL');
    await ended;
  }
  (await next).kill('SIGKILL');
}

/** Moments spread over a duration: one at random in each of as many equal parts, in random order. */
export function randomMoments(count: number, durationMs: number, seed: number): readonly number[] {
  let state = seed;
  const random = (): number => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const moments = Array.from({ length: count }, (_, part) => ((part + random()) / count) * durationMs);
  return moments
    .map((moment) => ({ moment, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ moment }) => moment);
}

export interface Watch {
  /** Stops and returns the answers that are of no complete edition, and the number of all. */
  stop(): Promise<{ readonly answers: number; readonly incomplete: readonly string[] }>;
}

/** Searches again and again, as visitors do. */
export function watchSearches(site: TestSite, pauseMs = 20): Watch {
  const incomplete: string[] = [];
  let answers = 0;
  const stopping = new AbortController();
  const isComplete = (found: unknown): boolean => {
    const [edition, ...others] = Object.entries(found ?? {});
    return edition !== undefined && others.length === 0 && edition[1] === countOf(Number(edition[0]));
  };
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const found = await site.editions().catch((error: unknown) => String(error));
      answers += 1;
      if (!isComplete(found)) incomplete.push(JSON.stringify(found));
      await sleep(pauseMs);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await watching;
      return { answers, incomplete };
    },
  };
}
