/** Starts a real Meilisearch: an empty database of its own, a free port, a process of its own. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../support/freePort';
import { ensureProgram } from './program';

export interface RunningMeilisearch {
  /** Without a slash at the end. */
  readonly url: string;
  readonly masterKey: string;
  /** Stops the server; its data are gone then. */
  close(): Promise<void>;
}

const host = '127.0.0.1';

const bootTimeoutMs = 20_000;

const pollMs = 25;

/** Another process may take the free port before the server does. */
const attempts = 3;

async function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function untilHealthy(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  const deadline = performance.now() + bootTimeoutMs;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) throw new Error(`Meilisearch ended at once. It printed:\n${printed()}`);
    if (performance.now() > deadline) throw new Error(`Meilisearch does not answer. It printed:\n${printed()}`);
    await sleep(pollMs);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
}

async function startOnce(program: string, parameters: readonly string[]): Promise<RunningMeilisearch> {
  const folder = await mkdtemp(path.join(tmpdir(), 'meilisearch-'));
  const port = await freePort();
  const masterKey = randomBytes(16).toString('hex');
  const child = fork(
    path.join(import.meta.dirname, 'guard.mjs'),
    [
      ...[folder, program, '--http-addr', `${host}:${port}`, '--master-key', masterKey, '--no-analytics'],
      ...['--db-path', path.join(folder, 'data'), '--dump-dir', path.join(folder, 'dumps')],
      ...['--log-level', 'WARN', ...parameters],
    ],
    { execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += String(chunk)));
  const url = `http://${host}:${port}`;
  try {
    await untilHealthy(url, child, () => printed);
  } catch (error) {
    await stop(child);
    throw error;
  }
  return { url, masterKey, close: () => stop(child) };
}

/** Installs the program when needed. Throws with the server's own words when it does not start. */
export async function startMeilisearch(parameters: readonly string[] = []): Promise<RunningMeilisearch> {
  const program = await ensureProgram();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce(program, parameters);
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}
