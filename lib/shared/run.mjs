/** Runs other programs, and stops them when this one stops. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { CommandError, projectFolder } from './command.mjs';

const onWindows = process.platform === 'win32';

/** Milliseconds that a program has to end by itself. */
const graceMs = 5000;

/** A single Ctrl-C may arrive twice, from the terminal and from npm; only a later one counts as a second request. */
const repeatMs = 500;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @type {NodeJS.Signals | undefined} */
let stoppedBy;

let stoppedAt = 0;

let endsItself = false;

/** @param {NodeJS.Signals} signal */
function exitCodeOf(signal) {
  return 128 + constants.signals[signal];
}

/**
 * Also reaches the children of a program, because each program leads a process group of its own.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalTo(child, signal) {
  if (child.pid === undefined || !running.has(child)) return;
  try {
    if (onWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended in the meantime.
  }
}

/** @param {NodeJS.Signals} signal */
function signalAll(signal) {
  for (const child of running) signalTo(child, signal);
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  if (stoppedBy && performance.now() - stoppedAt <= repeatMs) return;
  if (running.size === 0 && (stoppedBy || !endsItself)) process.exit(exitCodeOf(signal));
  if (stoppedBy) {
    signalAll('SIGKILL');
    return;
  }
  stoppedBy = signal;
  stoppedAt = performance.now();
  signalAll(signal);
  setTimeout(() => signalAll('SIGKILL'), graceMs).unref();
}

let listens = false;

function listen() {
  if (listens) return;
  listens = true;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
  process.on('exit', () => signalAll('SIGKILL'));
}

/**
 * For a process that must finish something before it ends: a signal then only stops the programs it runs, and it ends
 * by itself, unless a second signal comes.
 */
export function enableGracefulShutdown() {
  endsItself = true;
  listen();
}

/** Streams of a program: output on this terminal, no input. */
const terminal = /** @type {const} */ (['ignore', 'inherit', 'inherit']);

/** The same with an IPC channel, by which the program notices the end of this process: see `siteCommand.ts`. */
const tied = /** @type {const} */ ([...terminal, 'ipc']);

/**
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {Readonly<Record<string, string>>} environment
 * @param {import('node:child_process').StdioOptions} stdio
 */
function start(program, parameters, environment, stdio) {
  if (stoppedBy) throw new CommandError(`"${program}" is not started: ${stoppedBy} has asked this process to stop.`);
  listen();
  const path = [join(projectFolder, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
  const child = spawn(program, parameters, {
    stdio,
    detached: !onWindows,
    // Needed for scripts in `node_modules/.bin`. With a shell, a program has no IPC channel.
    shell: onWindows && program !== process.execPath,
    env: { ...process.env, PATH: path, ...environment },
  });
  running.add(child);
  return child;
}

/**
 * @param {string} program
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function ended(program, child) {
  return new Promise((resolve, reject) => {
    child.once('error', (cause) => {
      running.delete(child);
      reject(new CommandError(`"${program}" cannot be started: ${cause.message}. Is it installed?`, { cause }));
    });
    child.once('exit', (code, signal) => {
      running.delete(child);
      if (stoppedBy && !endsItself) {
        if (running.size === 0) process.exit(exitCodeOf(stoppedBy));
        return;
      }
      resolve(code ?? exitCodeOf(signal ?? 'SIGTERM'));
    });
  });
}

/**
 * Runs a program on this terminal and waits for its end. Programs of installed packages are found by name.
 * @param {string} program
 * @param {readonly string[]} [parameters]
 * @param {Readonly<Record<string, string>>} [environment] added to that of this process
 * @returns {Promise<number>} its exit code
 * @throws {CommandError} when it cannot be started
 */
export async function run(program, parameters = [], environment = {}) {
  return ended(program, start(program, parameters, environment, [...terminal]));
}

/**
 * @typedef {object} Watch
 * @property {(reason: string, name?: string) => void} [onFailure] receives the reason of a failure, if the command
 * gives one, and the name of its error
 * @property {number} [longestMs] milliseconds after which it is stopped; unlimited by default
 */

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {Watch} watch
 * @returns {() => void} stops watching
 */
function watch(child, { onFailure = () => undefined, longestMs }) {
  /** @param {unknown} message */
  const listen = (message) => {
    if (typeof message !== 'object' || message === null || !('failure' in message)) return;
    onFailure(String(message.failure), 'name' in message ? String(message.name) : undefined);
  };
  child.on('message', listen);
  const late = longestMs === undefined ? undefined : stopAfter(child, longestMs, onFailure);
  return () => {
    clearTimeout(late);
    child.off('message', listen);
  };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} longestMs
 * @param {(reason: string) => void} onFailure
 */
function stopAfter(child, longestMs, onFailure) {
  return setTimeout(() => {
    onFailure(`It was stopped because it took longer than ${Math.round(longestMs / 60_000)} minutes.`);
    signalTo(child, 'SIGTERM');
    // Its own children get a grace period first.
    setTimeout(() => signalTo(child, 'SIGKILL'), 2 * graceMs).unref();
  }, longestMs);
}

/** With V8's default of 16 MB for young objects, builds spend an eighth of their time on garbage collection. */
const node = /** @type {const} */ (['--max-semi-space-size=64', '--import', 'tsx']);

/**
 * @param {string} name
 * @param {readonly string[]} parameters
 * @param {Readonly<Record<string, string>>} environment
 * @param {import('node:child_process').StdioOptions} stdio
 */
function startTypeScript(name, parameters, environment, stdio = [...tied]) {
  return start(process.execPath, [...node, `lib/commands/${name}.ts`, ...parameters], environment, stdio);
}

/**
 * Runs `lib/commands/{name}.ts`, which ends when this process ends, even if this one is killed.
 * @param {string} name
 * @param {readonly string[]} [parameters]
 * @param {Readonly<Record<string, string>>} [environment]
 * @param {Watch} [watching]
 */
export async function runTypeScript(name, parameters = [], environment = {}, watching = {}) {
  const child = startTypeScript(name, parameters, environment);
  const stopWatching = watch(child, watching);
  return ended(process.execPath, child).finally(stopWatching);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} 0 as soon as it reports that its work is done
 */
function saysDone(child) {
  return new Promise((resolve) => {
    /** @param {unknown} message */
    const listen = (message) => {
      if (typeof message !== 'object' || message === null || !('done' in message)) return;
      child.off('message', listen);
      resolve(0);
    };
    child.on('message', listen);
  });
}

/**
 * @typedef {object} Serving
 * @property {Promise<unknown>} ready what it reports once it serves
 * @property {Promise<number>} ended its exit code
 * @property {() => void} stop asks it to end, and kills it if that takes too long
 */

/**
 * Starts `lib/commands/{name}.ts`, which serves until it is asked to end, and reports `{ ready: … }` once it serves. It
 * ends when this process ends, even if this one is killed.
 * @param {string} name
 * @param {Readonly<Record<string, string>>} environment
 * @param {{ log: number | 'inherit', parameters?: readonly string[] }} more `log`: the open file for its output, or
 * this terminal
 * @returns {Serving}
 */
export function startServerProcess(name, environment, { log, parameters = [] }) {
  const child = startTypeScript(name, parameters, environment, ['ignore', log, log, 'ipc']);
  const ready = new Promise((resolve) => {
    /** @param {unknown} message */
    const listen = (message) => {
      if (typeof message === 'object' && message !== null && 'ready' in message) resolve(message.ready);
    };
    child.on('message', listen);
  });
  return {
    ready,
    ended: ended(process.execPath, child),
    stop() {
      signalTo(child, 'SIGTERM');
      setTimeout(() => signalTo(child, 'SIGKILL'), graceMs).unref();
    },
  };
}

/**
 * @typedef {object} Worker
 * @property {() => boolean} isRunning
 * @property {(parameters: readonly string[], watching?: Watch) => Promise<number>} ask requests one piece of work at a
 * time: resolves with 0 when it is done, or with the exit code if the worker ended instead
 * @property {() => Promise<void>} end resolves when it has ended
 */

/**
 * Starts `lib/commands/{name}.ts`, which waits for work: see `builderCommand.ts`. While it waits it does not keep this
 * process alive. It ends when this process ends, even if this one is killed.
 * @param {string} name
 * @param {Readonly<Record<string, string>>} [environment] added to that of this process
 * @returns {Worker}
 */
export function startWorker(name, environment = {}) {
  const child = startTypeScript(name, [], environment);
  const end = ended(process.execPath, child);
  // If it cannot be started, the next caller of `ask` gets the error; there may be none.
  end.catch(() => undefined);
  const wait = () => {
    child.unref();
    child.channel?.unref();
  };
  wait();
  return {
    isRunning: () => running.has(child) && child.connected,
    async ask(parameters, watching = {}) {
      const done = saysDone(child);
      const stopWatching = watch(child, watching);
      child.ref();
      child.channel?.ref();
      // If it has just ended, `end` resolves with its exit code.
      child.send({ parameters }, () => undefined);
      try {
        return await Promise.race([done, end]);
      } finally {
        stopWatching();
        wait();
      }
    },
    async end() {
      child.ref();
      signalTo(child, 'SIGTERM');
      await end.catch(() => undefined);
    },
  };
}
