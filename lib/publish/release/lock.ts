/** One process at a time builds, one changes the releases, and one updates the search. */
import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '@/lib/base/errors';
import { ignoreMissing } from '@/lib/base/replaceFolders';
import { explainFullDisk } from './fullDisk';
import { ReleaseError } from './releaseError';

/**
 * `build`: takes minutes, invisible to visitors. `render`: the part of it that one edition of the site does at a time.
 * `releases`: takes seconds. `search`: takes as long as the search server, for which nobody waits who switches to another
 * release meanwhile.
 */
export type Work = 'build' | 'render' | 'releases' | 'search';

/** Storing, activating and rolling back a release takes seconds, and is worth waiting for. */
export const switchWaitMs = 120_000;

/** A large site takes minutes to get into a search server. */
export const searchWaitMs = 10 * 60_000;

function lockFile(folder: string, kind: Work): string {
  return path.join(folder, `${kind}.lock`);
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only tests for existence.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is running, too.
    return errorCode(error) === 'EPERM';
  }
}

/**
 * When a process began, in ticks of the system; empty if the system does not say. Process ids are reused,
 * in a container at every start: this tells two processes apart.
 */
async function beginningOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program is in brackets and may contain anything; the start time is the 20th word after it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

async function describeProcess(pid: number): Promise<string> {
  return `${pid} ${await beginningOf(pid)}`.trim();
}

/** What a lock says; undefined if there is none. */
async function readLock(file: string): Promise<string | undefined> {
  return (await readFile(file, 'utf8').catch(ignoreMissing)) ?? undefined;
}

/** The process that holds a lock which says this, if it still runs. */
async function holderOf(noted: string): Promise<number | undefined> {
  const pid = Number(noted.trim().split(' ')[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid)) return undefined;
  return noted.trim() === (await describeProcess(pid)) ? pid : undefined;
}

/** Creates the file with its content atomically: an empty one would look as if nobody held it. */
async function take(file: string): Promise<boolean> {
  const draft = `${file}.${process.pid}.${randomUUID()}`;
  try {
    await writeFile(draft, await describeProcess(process.pid));
    await link(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

const rightMark = '.right-';
const betweenRightsMs = 5;

/**
 * Removes the lock of a dead process, and never one that was taken since: only the holder of the right to
 * remove that lock does so, and the right is a lock, too. Without it, of two that find the same lock of a dead
 * process the slower one would remove that of the faster one.
 */
async function removeDead(file: string, noted: string): Promise<void> {
  const right = `${file}${rightMark}${createHash('sha256').update(noted).digest('hex').slice(0, 12)}`;
  if (!(await take(right))) {
    await removeIfDead(right);
    await pause(betweenRightsMs);
    return;
  }
  try {
    // A dead process takes no locks: the same content means the same lock.
    if ((await readLock(file)) === noted) await rm(file, { force: true });
  } finally {
    await rm(right, { force: true });
  }
}

/** The process that holds the lock; undefined if it is free, or will be soon. */
async function removeIfDead(file: string): Promise<number | undefined> {
  const noted = await readLock(file);
  if (noted === undefined) return undefined;
  const pid = await holderOf(noted);
  if (pid === undefined) await removeDead(file, noted);
  return pid;
}

const draftPattern = /\.lock(?:\.right-[0-9a-f]+)*\.(?<pid>\d+)\.[-0-9a-f]+$/;

/**
 * Removes leftovers of processes that were killed while taking a lock. The holder of the lock may remove the rights to
 * remove earlier ones: their purpose is gone.
 */
async function removeDrafts(folder: string, kind: Work): Promise<void> {
  const isLeft = (name: string): boolean => {
    const pid = draftPattern.exec(name)?.groups?.pid;
    if (pid !== undefined) return !isRunning(Number(pid));
    return name.startsWith(`${kind}.lock${rightMark}`);
  };
  const left = (await readdir(folder)).filter(isLeft);
  await Promise.all(left.map((name) => rm(path.join(folder, name), { force: true })));
}

const betweenTriesMs = 100;
/** Longer than it takes to remove the lock of a process that has ended. */
const removalMs = 10_000;

/** Throws ReleaseError if the current holder takes longer than the caller waits. */
async function takeLock(folder: string, kind: Work, waitMs: number): Promise<void> {
  const file = lockFile(folder, kind);
  const latest = performance.now() + waitMs;
  while (!(await take(file))) {
    const pid = await removeIfDead(file);
    if (performance.now() >= latest + (pid === undefined ? removalMs : 0)) {
      const holder = pid === undefined ? 'Another process' : `Process ${pid}`;
      throw new ReleaseError(`${holder} works in ${folder} (${kind}). Wait until it is done, or stop it.`, {
        publicReason: true,
      });
    }
    if (pid !== undefined) await pause(betweenTriesMs);
  }
}

/**
 * Runs `work` while no other work of this kind runs in the folder, in this process or another. Throws ReleaseError
 * if some still does after `waitMs` milliseconds, and if the disk is full. A process that was killed holds no lock.
 */
export async function withLock<Result>(
  folder: string,
  kind: Work,
  work: () => Promise<Result>,
  waitMs = 0,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  try {
    await takeLock(folder, kind, waitMs);
    try {
      await removeDrafts(folder, kind);
      return await work();
    } finally {
      await rm(lockFile(folder, kind), { force: true });
    }
  } catch (error) {
    throw await explainFullDisk(error, folder);
  }
}

/** Resolves when no running process does such work in the folder, after `longestMs` milliseconds at the latest. */
export async function untilFree(folder: string, kind: Work, longestMs: number): Promise<void> {
  const latest = performance.now() + longestMs;
  while (performance.now() < latest) {
    const noted = await readLock(lockFile(folder, kind));
    if (noted === undefined || (await holderOf(noted)) === undefined) return;
    await pause(betweenTriesMs);
  }
}
