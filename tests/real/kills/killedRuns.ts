/** Runs of the indexing in a process of their own, which can be killed at any moment. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@/lib/shared/paths';
import { bundleProgram } from '../../support/bundleProgram';
import type { Random } from '../../support/random';
import type { TestSite } from '../meilisearch/testSite';
import { runAnswerSchema } from './runRequest';
import type { RunRequest } from './runRequest';

type Run = Pick<RunRequest, 'edition' | 'full'>;

const entry = path.join(import.meta.dirname, 'indexingProcess.ts');

/** Bundled with the first process. */
let program: Promise<string> | undefined;

/** A process that has loaded everything and waits for its request. */
async function startProcess(): Promise<ChildProcess> {
  program ??= bundleProgram(entry, path.join(paths.cache, 'indexing-process.mjs'));
  const child = fork(await program, { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  await once(child, 'message');
  return child;
}

function begin(child: ChildProcess, { url, adminKey, prefix }: TestSite, run: Run): void {
  child.send({ url, adminKey, prefix, ...run } satisfies RunRequest);
}

/** When the steps of a run are done and, last of all, when it is over; until nobody wants to know, or it is dead. */
async function* timesOf(child: ChildProcess): AsyncGenerator<number> {
  for await (const [message] of on(child, 'message', { close: ['disconnect'] })) {
    const answer = runAnswerSchema.parse(message);
    if ('failure' in answer) throw new Error(`The run failed: ${answer.failure}`);
    if ('stepMs' in answer) yield answer.stepMs;
    if ('ranMs' in answer) {
      yield answer.ranMs;
      return;
    }
  }
}

/** Lets a run come to its end. Returns when its steps were done and, last of all, when it was over: milliseconds. */
export async function completeRun(site: TestSite, run: Run): Promise<readonly number[]> {
  const child = await startProcess();
  const times: number[] = [];
  begin(child, site, run);
  for await (const time of timesOf(child)) times.push(time);
  return times;
}

/** When a run is killed. */
interface Moment {
  /** After so many steps. */
  readonly steps: number;
  /** So many milliseconds later. */
  readonly laterMs: number;
}

/** A moment of a run between any two of its steps: nearly all of its time is spent on filling, and what can go wrong is between. */
function randomMoment(times: readonly number[], random: Random): Moment {
  const place = random() * times.length;
  const steps = Math.floor(place);
  return { steps, laterMs: (place - steps) * ((times[steps] ?? 0) - (times[steps - 1] ?? 0)) };
}

async function untilMoment(child: ChildProcess, { steps, laterMs }: Moment): Promise<void> {
  const times = timesOf(child);
  for (let done = 0; done < steps; done += 1) await times.next();
  // A quicker run than the one before is not over before it is killed: it does not get beyond its next step.
  await Promise.race([sleep(laterMs), times.next()]);
}

/** Kills a run at a moment of one that took these times. Returns whether it was alive until then. */
export async function killRun(site: TestSite, run: Run, times: readonly number[], random: Random): Promise<boolean> {
  const child = await startProcess();
  const reached = untilMoment(child, randomMoment(times, random));
  begin(child, site, run);
  await reached;
  const ended = child.exitCode === null ? once(child, 'exit') : Promise.resolve();
  child.kill('SIGKILL');
  await ended;
  return child.signalCode === 'SIGKILL';
}
