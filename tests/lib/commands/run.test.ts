import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { projectFolder } from '@/lib/commands/command.mjs';

const grandchild = 'console.log("ready"); setInterval(() => {}, 1000);';

const child = `
  const { spawn } = await import('node:child_process');
  spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' });
  setInterval(() => {}, 1000);
`;

type Command = ChildProcessByStdio<null, Readable, Readable>;

/** A command that runs a program, in a process of its own. */
function command(program: string, ...parameters: readonly string[]): Command {
  const script = `
    import { run } from './lib/commands/run.mjs';
    process.exitCode = await run(${JSON.stringify(program)}, ${JSON.stringify(parameters)});
  `;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The exit code, once the command and everything that shares its output have ended. */
function ended(started: Command): Promise<number | null> {
  return new Promise((resolve) => started.once('close', resolve));
}

it('a command ends with the code of the program it runs', async () => {
  expect(await ended(command(process.execPath, '-e', 'process.exit(7)'))).toBe(7);
});

it('a program that does not exist is named', async () => {
  const started = command('no-such-program');
  let said = '';
  started.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  expect(await ended(started)).toBe(1);
  expect(said).toContain('"no-such-program" cannot be started');
});

it.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('%s takes along what the program itself has started', async (signal, code) => {
  const started = command(process.execPath, '--input-type=module', '-e', child);
  started.stdout.once('data', () => started.kill(signal));
  expect(await ended(started)).toBe(code);
});
