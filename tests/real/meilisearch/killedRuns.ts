/** Runs of the indexing in a process of their own, which can be killed at any moment. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@/lib/shared/paths';
import { bundleProgram } from '../../support/bundleProgram';
import { randomNumbers } from '../../support/random';
import { runAnswerSchema } from './runRequest';
import type { RunRequest, RunWay } from './runRequest';
import type { TestSite } from './testSite';

/** Each edition has a number of documents of its own, so that an answer tells where its documents come from. */
export function countOf(edition: number): number {
  return 1100 + edition;
}

function requestOf({ url, adminKey, prefix }: TestSite, edition: number, way: RunWay): RunRequest {
  return { url, adminKey, prefix, edition: String(edition), way, count: countOf(edition) };
}

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
export async function completeRun(site: TestSite, edition: number, way: RunWay = 'full'): Promise<readonly number[]> {
  const child = await startProcess();
  const times: number[] = [];
  child.send(requestOf(site, edition, way));
  for await (const time of timesOf(child)) times.push(time);
  return times;
}

/** When a run is killed. */
export interface Moment {
  /** After so many steps. */
  readonly steps: number;
  /** So many milliseconds later. */
  readonly laterMs: number;
}

async function untilMoment(child: ChildProcess, { steps, laterMs }: Moment): Promise<void> {
  const times = timesOf(child);
  for (let done = 0; done < steps; done += 1) await times.next();
  // A quicker run than that of the moments is not over before it is killed: it does not get beyond its next step.
  await Promise.race([sleep(laterMs), times.next()]);
}

/**
 * Kills one run after the other, each at its moment; the next process is loaded while one works. Returns how many were
 * alive until then.
 */
export async function killRuns(
  site: TestSite,
  moments: readonly Moment[],
  firstEdition: number,
  way: RunWay = 'full',
): Promise<number> {
  let killed = 0;
  let next = startProcess();
  for (const [index, moment] of moments.entries()) {
    const child = await next;
    const reached = untilMoment(child, moment);
    child.send(requestOf(site, firstEdition + index, way));
    next = startProcess();
    await reached;
    const ended = child.exitCode === null ? once(child, 'exit') : Promise.resolve();
    child.kill('SIGKILL');
    await ended;
    if (child.signalCode === 'SIGKILL') killed += 1;
  }
  (await next).kill('SIGKILL');
  return killed;
}

/**
 * Moments spread over the steps of a run, not over its time: that is nearly all spent on filling, and what can go wrong
 * is between two steps. One at random in each of as many equal parts, in random order.
 */
export function randomMoments(count: number, times: readonly number[], seed: number): readonly Moment[] {
  const random = randomNumbers(seed);
  const moments = Array.from({ length: count }, (_, part) => {
    const place = ((part + random()) / count) * times.length;
    const steps = Math.floor(place);
    return { steps, laterMs: (place - steps) * ((times[steps] ?? 0) - (times[steps - 1] ?? 0)) };
  });
  return moments
    .map((moment) => ({ moment, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ moment }) => moment);
}
