/** One process at a time builds, one changes the releases, and one updates the search. */
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
 * `build`: takes minutes, invisible to visitors. `render`: the part of it that one edition of the site does at a time.
 * `releases`: takes seconds. `search`: takes as long as the search server, for which nobody waits who switches to another
 * release meanwhile.
 */
export type LockKind = 'build' | 'render' | 'releases' | 'search';

/** Storing, activating and rolling back a release takes seconds, and is worth waiting for. */
export const releaseWaitMs = 120_000;

/** A large site takes minutes to get into a search server. */
export const searchWaitMs = 10 * 60_000;

/** Ports that no system gives to connections by itself. */
const ports = { first: 20_000, count: 12_000 };

/**
 * Whoever listens here holds the lock. Nothing of it is on a disk, and the system frees it when a process ends, however it ends:
 * in Linux a name of the system, in Windows a pipe, elsewhere a port of this machine.
 */
async function addressOf(folder: string, kind: LockKind): Promise<ListenOptions & { readonly port?: number }> {
  const own = (await realpath(folder).catch(ignoreMissing)) ?? folder;
  const hash = createHash('sha256').update(`${own}\0${kind}`).digest();
  const name = `statistikportal-${hash.toString('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return { path: `\0${name}` };
  if (process.platform === 'win32') return { path: `\\\\?\\pipe\\${name}` };
  return { host: '127.0.0.1', port: ports.first + (hash.readUInt32BE() % ports.count) };
}

/** Undefined if another process, or other work of this one, holds it. */
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

/** A process that computes does not answer. */
const answerMs = 1000;

/** The id of the process that does such work in the folder, or `unknown` if it does not answer; undefined if none does. */
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

/** Throws ReleaseError if the current holder takes longer than the caller waits. */
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
 * Runs `work` while no other work of this kind runs in the folder, in this process or another on this machine. Throws
 * ReleaseError if some still does after `waitMs` milliseconds, and if the disk is full. A process that was killed holds no lock.
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

/** Resolves when no running process does such work in the folder, after `longestMs` milliseconds at the latest. */
export async function waitForUnlock(folder: string, kind: LockKind, longestMs: number): Promise<void> {
  const latest = performance.now() + longestMs;
  while (performance.now() < latest && (await lockHolder(folder, kind)) !== undefined) await pause(betweenTriesMs);
}
