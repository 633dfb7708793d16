/** One run at a time works on the releases. */
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ignoreMissing } from '@/lib/replaceFolders';
import { ReleaseError } from './releaseError';

function lockFile(folder: string): string {
  return path.join(folder, 'lock');
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

/** The process that holds the lock, if it still runs. */
async function holder(folder: string): Promise<number | undefined> {
  const pid = Number(await readFile(lockFile(folder), 'utf8').catch(ignoreMissing));
  return Number.isInteger(pid) && pid > 0 && isRunning(pid) ? pid : undefined;
}

async function take(folder: string): Promise<boolean> {
  try {
    const file = await open(lockFile(folder), 'wx');
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Runs `work` while no other process works on the releases in the folder. Throws ReleaseError when one does. A process
 * that was killed holds nothing.
 */
export async function withLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true });
  if (!(await take(folder))) {
    const pid = await holder(folder);
    if (pid !== undefined) {
      throw new ReleaseError(`Process ${pid} works on the releases in ${folder}. Wait until it is done, or stop it.`);
    }
    await rm(lockFile(folder), { force: true });
    if (!(await take(folder)))
      throw new ReleaseError(`Another process has just begun to work on ${folder}. Try again.`);
  }
  try {
    return await work();
  } finally {
    await rm(lockFile(folder), { force: true });
  }
}
