/** Runs `npm run office` in the project with little content. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../support/freePort';
import { cmsFolder } from '../cmsCommand';
import { tinyProject } from '../tinyProject';

export interface RunningOffice {
  /** Of the command. */
  readonly pid: number;
  readonly cms: string;
  readonly site: string;
  readonly preview: string;
  readonly service: string;
  /** What it prints so far. */
  readonly output: () => string;
  /** Its exit code, however it ends. */
  readonly ended: Promise<number | null>;
  /** As Ctrl-C does. */
  close(): Promise<number | null>;
  /** The same office once more. */
  restart(): Promise<RunningOffice>;
}

const started = [/^Website +can be visited$/m, /^Preview +drafts as of/m];

/** Resolves when both sites are there. Throws if the command ends before. */
async function start(environment: Readonly<Record<string, string>>): Promise<RunningOffice> {
  const child = spawn(process.execPath, ['lib/commands/office.mjs', cmsFolder], {
    cwd: tinyProject,
    env: { ...process.env, CMS_URL: '', RELEASE_SECRET: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'exit').then(() => child.exitCode);
  await new Promise<void>((resolve, reject) => {
    const note = (text: string): void => {
      output += text;
      if (started.every((line) => line.test(output))) resolve();
    };
    child.stdout.setEncoding('utf8').on('data', note);
    child.stderr.setEncoding('utf8').on('data', note);
    child.once('exit', (code) => reject(new Error(`The command ended with ${String(code)}:\n${output}`)));
  });
  const at = (name: string): string => `http://127.0.0.1:${environment[name] ?? ''}`;
  return {
    pid: child.pid ?? 0,
    cms: at('CMS_PORT'),
    site: `http://localhost:${environment['PORT'] ?? ''}`,
    preview: at('PREVIEW_PORT'),
    service: at('RELEASE_PORT'),
    output: () => output,
    ended,
    close() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
      return ended;
    },
    restart: () => start(environment),
  };
}

/** Starts it around the CMS that was made last. */
export async function runOffice(): Promise<RunningOffice> {
  const names = ['CMS_PORT', 'RELEASE_PORT', 'PREVIEW_PORT', 'PORT'];
  const ports = await Promise.all(names.map(async (name) => [name, String(await freePort())] as const));
  return start({ CMS_DATABASE_URL: '', ...Object.fromEntries(ports) });
}
