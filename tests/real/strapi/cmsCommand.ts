/** Runs `npm run cms` in a folder whose packages stay for the next time. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

export const cmsFolder = path.resolve('.cache/strapi/cms');

export interface RunningCms {
  /** All that was printed. */
  readonly output: string;
  readonly url: string;
  readonly token: string;
  /** Pushes data. */
  readonly dataToken: string;
  /** Of the administrator; empty unless the CMS is new. */
  readonly login: { readonly email: string; readonly password: string };
  close(): Promise<void>;
}

/** Takes away what an earlier test has left: the next start is a first one. */
export async function emptyCms(): Promise<void> {
  const isLeft = (name: string): boolean => /^(?:data[.-]|(?:token\.txt|data-token\.txt|\.env|public|src)$)/.test(name);
  const left = (await readdir(cmsFolder).catch(() => [])).filter(isLeft);
  for (const name of left) await rm(path.join(cmsFolder, name), { recursive: true });
}

function found(output: string, pattern: RegExp): string {
  const [, value] = pattern.exec(output) ?? [];
  if (value === undefined) throw new Error(`Expected ${String(pattern)} in:\n${output}`);
  return value;
}

/** Resolves when the command says how the CMS is reached. `project`: whose sample fills a new one. Throws if it ends before. */
export async function runCms(
  environment: Readonly<Record<string, string>>,
  project = process.cwd(),
): Promise<RunningCms> {
  const command = ['--import', 'tsx', 'lib/commands/cms.ts', cmsFolder];
  const child = spawn(process.execPath, command, {
    cwd: project,
    env: { ...process.env, CMS_PORT: '0', CMS_DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    const note = (text: string): void => {
      output += text;
      if (/CMS_TOKEN=\w+\n/.test(output)) resolve();
    };
    child.stdout.setEncoding('utf8').on('data', note);
    child.stderr.setEncoding('utf8').on('data', note);
    child.once('exit', (code) => reject(new Error(`The command ended with ${String(code)}:\n${output}`)));
  });
  const close = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
    await ended;
  };
  const [, email = '', password = ''] = /Login: (\S+), password (\S+)/.exec(output) ?? [];
  const [url, token] = [found(output, /CMS_URL=(\S+)/), found(output, /CMS_TOKEN=(\w+)/)];
  const [, dataToken = ''] = /CMS_DATA_TOKEN=(\w+)/.exec(output) ?? [];
  return { output, url, token, dataToken, login: { email, password }, close };
}
