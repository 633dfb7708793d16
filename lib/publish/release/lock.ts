/** Locks across processes: one at a time builds, one changes the releases, and one updates the search. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, realpath } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { ListenOptions, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '@/lib/shared/errors';
import { ignoreMissing } from '@/lib/shared/replaceFolders';
import { explainFullDisk } from './fullDisk';
import { ReleaseError } from './releaseError';

/**
 * `build` takes minutes but is invisible to visitors. `render` is the part of a build that only one edition runs at a time. `releases`
 * takes seconds. `search` takes as long as the search server; switching to another release does not wait for it.
 */
export type LockKind = 'build' | 'render' | 'releases' | 'search';

/** Storing, activating and rolling back a release takes seconds, so waiting is worthwhile. */
export const releaseWaitMs = 120_000;

/** Loading a large site into a search server takes minutes. */
export const searchWaitMs = 10 * 60_000;

/** Outside of the ports that systems assign to connections. */
const ports = { first: 20_000, count: 12_000 };

/**
 * The process that listens on this address holds the lock. Nothing is on disk, and the system releases the lock however the process ends.
 * An abstract socket on Linux, a pipe on Windows, elsewhere a local port.
 */
async function addressOf(folder: string, kind: LockKind): Promise<ListenOptions & { readonly port?: number }> {
  const own = (await realpath(folder).catch(ignoreMissing)) ?? folder;
  const hash = createHash('sha256').update(`${own}\0${kind}`).digest();
  const name = `statistikportal-${hash.toString('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return { path: `\0${name}` };
  if (process.platform === 'win32') return { path: `\\\\?\\pipe\\${name}` };
  return { host: '127.0.0.1', port: ports.first + (hash.readUInt32BE() % ports.count) };
}

/** Returns undefined if another process, or other work in this one, holds the lock. */
async function take(folder: string, kind: LockKind): Promise<Server | undefined> {
  const server = createServer((asking) => asking.on('error', () => undefined).end(String(process.pid)));
  try {
    server.listen(await addressOf(folder, kind));
    await once(server, 'listening');
    return server;
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') return undefined;
    throw error;
  }
}

/** A process that is busy computing does not answer. */
const answerMs = 1000;

/** Returns the id of the process that holds the lock, `unknown` if it does not answer, or undefined if nobody holds it. */
export async function lockHolder(folder: string, kind: LockKind): Promise<number | 'unknown' | undefined> {
  const { path = '', host, port } = await addressOf(folder, kind);
  const asked = port === undefined ? connect(path) : connect(port, host);
  asked.setTimeout(answerMs, () => asked.destroy(new Error('It does not answer.')));
  try {
    await once(asked, 'connect');
  } catch {
    return undefined;
  }
  return Number(await text(asked).catch(() => '')) || 'unknown';
}

const betweenTriesMs = 50;

/** Throws ReleaseError if the lock is still held after `waitMs`. */
async function takeSoon(folder: string, kind: LockKind, waitMs: number): Promise<Server> {
  const latest = performance.now() + waitMs;
  for (;;) {
    const lock = await take(folder, kind);
    if (lock !== undefined) return lock;
    if (performance.now() >= latest) {
      const pid = await lockHolder(folder, kind);
      const holder = typeof pid === 'number' ? `Process ${pid}` : 'Another process';
      throw new ReleaseError(`${holder} works in ${folder} (${kind}). Wait until it is done, or stop it.`, {
        publicReason: true,
      });
    }
    await pause(betweenTriesMs);
  }
}

/**
 * Runs `work` while holding the lock of this folder, across all processes on this machine. Throws ReleaseError if the lock is still held
 * after `waitMs` milliseconds, or if the disk is full. A killed process holds no lock.
 */
export async function withLock<Result>(
  folder: string,
  kind: LockKind,
  work: () => Promise<Result>,
  waitMs = 0,
): Promise<Result> {
  try {
    await mkdir(folder, { recursive: true });
    const lock = await takeSoon(folder, kind, waitMs);
    try {
      return await work();
    } finally {
      lock.close();
    }
  } catch (error) {
    throw await explainFullDisk(error, folder);
  }
}

/** Resolves when no running process holds the lock, after `longestMs` milliseconds at the latest. */
export async function waitForUnlock(folder: string, kind: LockKind, longestMs: number): Promise<void> {
  const latest = performance.now() + longestMs;
  while (performance.now() < latest && (await lockHolder(folder, kind)) !== undefined) await pause(betweenTriesMs);
}
