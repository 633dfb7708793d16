/** What a program costs: wall clock, processor and memory, of itself and of all that it starts. */
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

export interface Cost {
  readonly wallSeconds: number;
  /** Of all processors together. */
  readonly processorSeconds: number;
  /** Largest memory of all processes together in MB; null if the system has no `/proc`. */
  readonly memoryMb: number | null;
}

/**
 * User and system time of all that a shell has waited for, from the last line of `times`: `0m1.250s 0m0.110s`.
 * @throws {Error} if the line is another one
 */
function processorSecondsIn(said: string): number {
  const [, ...parts] = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(said) ?? [];
  if (parts.length === 0) throw new Error(`The shell does not say how much processor time was needed:\n${said}`);
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = parts.map(Number);
  return (userMinutes + systemMinutes) * 60 + user + system;
}

/** The parent of each process. */
export function parents(): ReadonlyMap<number, number> {
  const known = new Map<number, number>();
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [, parent] = readFileSync(`/proc/${id}/stat`, 'utf8')
        .replace(/^.*\) /su, '')
        .split(' ');
      known.set(Number(id), Number(parent));
    } catch {
      // It has ended in the meantime.
    }
  }
  return known;
}

/** In MB; what processes share counts once. */
function memoryOf(id: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
  } catch {
    return 0;
  }
}

/** Of a process, of all that it has started, and so on. */
function memoryWithChildren(root: number): number {
  const known = parents();
  const belongs = (id: number | undefined): boolean => id === root || (id !== undefined && belongs(known.get(id)));
  return [...known.keys()].filter(belongs).reduce((sum, id) => sum + memoryOf(id), 0);
}

const sampleEveryMs = 250;

/**
 * Runs a program of Node in a folder and says what it cost.
 * @throws {Error} with what it printed if it fails
 */
export async function measured(
  parameters: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>>,
): Promise<Cost> {
  // The shell knows what all processes that it has waited for have cost.
  const script = '"$@"; code=$?; echo; times; exit $code';
  const start = performance.now();
  const child = spawn('/bin/sh', ['-c', script, 'sh', process.execPath, ...parameters], {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complained = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr.on('data', (part: Buffer) => (complained += part.toString()));
  let memoryMb: number | null = null;
  const sampling =
    process.platform === 'linux'
      ? setInterval(() => (memoryMb = Math.max(memoryMb ?? 0, memoryWithChildren(child.pid ?? 0))), sampleEveryMs)
      : undefined;
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('close', resolve).once('error', reject),
  );
  clearInterval(sampling);
  if (code !== 0)
    throw new Error(`${parameters.join(' ')} ended with code ${code ?? 'of a signal'}:\n${said}${complained}`);
  return { wallSeconds: (performance.now() - start) / 1000, processorSeconds: processorSecondsIn(said), memoryMb };
}
