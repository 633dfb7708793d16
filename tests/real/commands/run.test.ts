import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '@/lib/shared/command.mjs';
import { temporaryFolder } from '../../lib/commands/temporaryFolder';

const grandchild = 'console.log("ready"); setInterval(() => {}, 1000);';

const child = `
  const { spawn } = await import('node:child_process');
  spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' });
  setInterval(() => {}, 1000);
`;

type Command = ChildProcessByStdio<null, Readable, Readable>;

/** A command that runs a program, in a process of its own. */
function command(program: string, ...parameters: readonly string[]): Command {
  return script(`
    import { run } from './lib/shared/run.mjs';
    process.exitCode = await run(${JSON.stringify(program)}, ${JSON.stringify(parameters)});
  `);
}

function script(code: string): Command {
  return spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The exit code, once the command and everything that shares its output have ended. */
function ended(started: Command): Promise<number | null> {
  return new Promise((resolve) => started.once('close', resolve));
}

/** What it prints, to its end. */
async function outputOf(started: Command): Promise<string> {
  let said = '';
  started.stdout.on('data', (part: Buffer) => (said += part.toString()));
  await ended(started);
  return said;
}

/** The folder of a project with one command. */
async function projectWith(name: string, code: string): Promise<string> {
  const folder = temporaryFolder().path;
  await mkdir(path.join(folder, 'lib', 'commands'), { recursive: true });
  await symlink(path.join(projectFolder, 'node_modules'), path.join(folder, 'node_modules'));
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(path.join(folder, 'lib', 'commands', `${name}.ts`), code);
  return folder;
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

describe('a process that ends itself', () => {
  const ending = `
    import { enableGracefulShutdown, run } from './lib/shared/run.mjs';
    enableGracefulShutdown();
    const code = await run(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(child)}]);
    console.log('stopped with', code);
    await run(process.execPath, ['--version']).catch((error) => console.log(error.message));
  `;

  it('finishes what it does when a signal has stopped what it ran, and starts nothing more', async () => {
    const started = script(`${ending} console.log('finished'); process.exitCode = 0;`);
    started.stdout.once('data', () => started.kill('SIGTERM'));
    const code = ended(started);
    expect(await outputOf(started)).toMatch(
      /^ready\nstopped with 143\n".*node" is not started: SIGTERM has asked this process to stop\.\nfinished\n$/,
    );
    expect(await code).toBe(0);
  });

  it('is ended by a second signal if it does not', async () => {
    const started = script(`${ending} setInterval(() => {}, 1000); console.log('goes on');`);
    started.stdout.on('data', (part: Buffer) => {
      if (part.includes('ready')) started.kill('SIGTERM');
      // The first seconds belong to the first signal, which may arrive twice.
      if (part.includes('goes on')) setTimeout(() => started.kill('SIGTERM'), 1000);
    });
    expect(await ended(started)).toBe(143);
  });
});

it('a command that takes too long is stopped with what it has started, and the reason is told', async () => {
  const folder = await projectWith('hanging', child);
  const started = script(`
    import { runTypeScript } from './lib/shared/run.mjs';
    process.chdir(${JSON.stringify(folder)});
    const onFailure = (reason) => console.log(reason);
    console.log(await runTypeScript('hanging', [], {}, { onFailure, longestMs: 3000 }));
  `);
  // What it has started shares its output, which ends with the last of them.
  expect(await outputOf(started)).toMatch(
    /^(?:ready\n)?It was stopped because it took longer than 0 minutes\.\n143\n$/,
  );
});

describe('a process that waits for work', () => {
  const worker = `
    process.on('message', ({ parameters: [word] }) => {
      console.log(word);
      if (word === 'fail') {
        process.send({ failure: 'The CMS does not answer.' });
        process.exit(1);
      }
      process.send({ done: true });
    });
    console.log('ready');
  `;

  /** What a process that has started the worker `echo` says, and the worker. */
  async function sayings(lines: string): Promise<string> {
    const folder = await projectWith('echo', worker);
    const started = script(`
      import { startWorker } from './lib/shared/run.mjs';
      process.chdir(${JSON.stringify(folder)});
      const onFailure = (reason) => console.log(reason);
      ${lines}
    `);
    return outputOf(started);
  }

  it('does one piece of work after the other, and keeps nobody from ending', async () => {
    const said = await sayings(`
      const worker = startWorker('echo');
      console.log('answer', await worker.ask(['one']));
      console.log('answer', await worker.ask(['two']));
      console.log(worker.isRunning());
    `);
    expect(said).toBe('ready\none\nanswer 0\ntwo\nanswer 0\ntrue\n');
  });

  it('tells why it has ended, and does not come again', async () => {
    const said = await sayings(`
      const worker = startWorker('echo');
      console.log(\`code \${await worker.ask(['fail'], { onFailure })}.\`);
      console.log(worker.isRunning());
      console.log(\`code \${await worker.ask(['again'], { onFailure })}.\`);
    `);
    expect(said).toBe('ready\nfail\nThe CMS does not answer.\ncode 1.\nfalse\ncode 1.\n');
  });

  it('ends when it is not needed any more', async () => {
    const said = await sayings(`
      const worker = startWorker('echo');
      await worker.ask(['one']);
      await worker.end();
      console.log(worker.isRunning());
    `);
    expect(said).toBe('ready\none\nfalse\n');
  });
});
