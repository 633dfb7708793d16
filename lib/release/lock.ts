/** One run at a time builds, and one at a time changes the releases. */
import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ignoreMissing } from '@/lib/replaceFolders';
import { explainFullDisk } from './fullDisk';
import { ReleaseError } from './releaseError';

/** `build`: takes minutes, and nobody sees anything of it. `releases`: takes seconds. */
export type Work = 'build' | 'releases';

/** Keeping, showing and taking back a release takes seconds, and is worth waiting for. */
export const switchWaitMs = 120_000;

function lockFile(folder: string, kind: Work): string {
  return path.join(folder, `${kind}.lock`);
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 asks only.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process runs, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * When a process began, in ticks of the system; empty where the system does not say. Numbers of processes come again,
 * in a container with every start: this tells two of them apart.
 */
async function beginningOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program is in brackets and may hold anything; the beginning is the 20th word behind it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

async function describeProcess(pid: number): Promise<string> {
  return `${pid} ${await beginningOf(pid)}`.trim();
}

/** The process that holds the lock, if it still runs. */
async function holder(file: string): Promise<number | undefined> {
  const noted = ((await readFile(file, 'utf8').catch(ignoreMissing)) ?? '').trim();
  const pid = Number(noted.split(' ')[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid)) return undefined;
  return noted === (await describeProcess(pid)) ? pid : undefined;
}

/** Makes the file with what it says, or not at all: one that says nothing yet would look as if nobody held it. */
async function take(file: string): Promise<boolean> {
  const draft = `${file}.${process.pid}.${randomUUID()}`;
  try {
    await writeFile(draft, await describeProcess(process.pid));
    await link(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

const draftPattern = /\.lock\.(?<pid>\d+)\.[-0-9a-f]+$/;

/** Removes what processes have left that were killed while they took a lock. */
async function removeDrafts(folder: string): Promise<void> {
  const isLeft = (name: string): boolean => {
    const pid = draftPattern.exec(name)?.groups?.pid;
    return pid !== undefined && !isRunning(Number(pid));
  };
  const left = (await readdir(folder)).filter(isLeft);
  await Promise.all(left.map((name) => rm(path.join(folder, name), { force: true })));
}

const betweenTriesMs = 100;

/** Throws ReleaseError where another work goes on for longer than somebody waits. */
async function takeLock(folder: string, kind: Work, waitMs: number): Promise<void> {
  const file = lockFile(folder, kind);
  const latest = performance.now() + waitMs;
  while (!(await take(file))) {
    const pid = await holder(file);
    if (pid === undefined) {
      await rm(file, { force: true });
    } else if (performance.now() >= latest) {
      throw new ReleaseError(`Process ${pid} works in ${folder} (${kind}). Wait until it is done, or stop it.`);
    } else {
      await pause(betweenTriesMs);
    }
  }
}

/**
 * Runs `work` while no other work of this kind is done in the folder, by this process or another. Throws ReleaseError
 * when some still is after `waitMs` milliseconds, and where the disk is full. A process that was killed holds nothing.
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
      await removeDrafts(folder);
      return await work();
    } finally {
      await rm(lockFile(folder, kind), { force: true });
    }
  } catch (error) {
    throw await explainFullDisk(error, folder);
  }
}
