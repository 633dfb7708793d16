/** What a program costs: wall clock, processor and memory, of itself and of all that it starts. */
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

export interface Cost {
  readonly wallSeconds: number;
  /** Of all processors together. */
  readonly processorSeconds: number;
  /** Largest resident memory of all processes together in MB; null if the system has no `/proc`. */
  readonly memoryMb: number | null;
}

/** `0m1.250s`, as shells print it. */
function secondsIn(text: string): number {
  const [, minutes = '0', seconds = '0'] = /^(\d+)m([\d.]+)s$/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

/** The process group of each process, and its resident memory in kB. */
function processes(): readonly (readonly [group: number, kilobytes: number])[] {
  return readdirSync('/proc').flatMap((id) => {
    if (!/^\d+$/.test(id)) return [];
    try {
      const [, , group] = readFileSync(`/proc/${id}/stat`, 'utf8')
        .replace(/^.*\) /su, '')
        .split(' ');
      // What processes share counts once.
      const shared = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1];
      return [[Number(group), Number(shared)] as const];
    } catch {
      // It has ended in the meantime.
      return [];
    }
  });
}

function memoryOf(group: number): number {
  return processes().reduce((sum, [of, kilobytes]) => sum + (of === group ? kilobytes : 0), 0) / 1024;
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
    // A group of its own, by which its processes are known.
    detached: true,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  let memoryMb: number | null = null;
  const sampling =
    process.platform === 'linux'
      ? setInterval(() => (memoryMb = Math.max(memoryMb ?? 0, memoryOf(child.pid ?? 0))), sampleEveryMs)
      : undefined;
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('close', resolve).once('error', reject),
  );
  clearInterval(sampling);
  if (code !== 0) throw new Error(`${parameters.join(' ')} ended with code ${code ?? 'of a signal'}:\n${said}`);
  const [user = '', system = ''] = said.trimEnd().split('\n').at(-1)?.split(' ') ?? [];
  return {
    wallSeconds: (performance.now() - start) / 1000,
    processorSeconds: secondsIn(user) + secondsIn(system),
    memoryMb,
  };
}
