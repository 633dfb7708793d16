/** A real PostgreSQL with an empty database, on a free port of this machine. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../support/freePort';

/** Where Debian puts the programs of the server, which are not among those of the shell. */
const debianFolder = '/usr/lib/postgresql';

/** The folder of the newest server that is installed; the shell finds it otherwise. */
function programFolder(): string {
  try {
    const [newest] = readdirSync(debianFolder).sort((one, other) => Number(other) - Number(one));
    return newest === undefined ? '' : path.join(debianFolder, newest, 'bin');
  } catch {
    return '';
  }
}

/** PostgreSQL refuses to run as root. */
function command(program: string, parameters: readonly string[]): readonly [string, readonly string[]] {
  const location = path.join(programFolder(), program);
  if (process.getuid?.() !== 0) return [location, parameters];
  return ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', location, ...parameters]];
}

/** Whether it is there; says so if not. Throws in CI: nobody reads it there. */
export function hasPostgres(): boolean {
  try {
    execFileSync(...command('postgres', ['--version']), { stdio: 'ignore' });
    return true;
  } catch (cause) {
    const missing = 'postgres is missing. «apt install postgresql»';
    if (process.env['CI']) throw new Error(`Tests with PostgreSQL cannot run: ${missing}`, { cause });
    console.warn(`Tests with PostgreSQL are skipped: ${missing}`);
    return false;
  }
}

export interface RunningPostgres {
  /** Of an empty database. */
  readonly url: string;
  close(): Promise<void>;
}

/** Throws with what PostgreSQL says if it does not start. */
export async function startPostgres(): Promise<RunningPostgres> {
  const port = await freePort();
  const folder = path.join(tmpdir(), `statistikportal-postgres-${process.pid}`);
  const made = ['-D', folder, '--username=cms', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  execFileSync(...command('initdb', made), { stdio: 'ignore', cwd: tmpdir() });
  const serving = ['-D', folder, '-h', '127.0.0.1', '-p', String(port), '-k', folder, '-c', 'fsync=off'];
  const child = spawn(...command('postgres', serving), { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() });
  const ended = once(child, 'exit');
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      if (log.includes('ready to accept connections')) resolve();
    });
    child.once('exit', () => reject(new Error(`PostgreSQL has ended:\n${log}`)));
  });
  return {
    url: `postgres://cms@127.0.0.1:${port}/postgres`,
    async close() {
      child.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
