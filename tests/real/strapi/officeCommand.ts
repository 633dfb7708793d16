/** Runs `npm run office` in a copy of the project with little content, so that neither its site nor its releases are touched. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from '../../support/workshop';
import { freePort } from '../../support/freePort';
import { cmsFolders, emptyCms } from './cmsCommand';

export interface RunningOffice {
  /** The copy of the project. */
  readonly folder: string;
  /** Of the command. */
  readonly pid: number;
  readonly cms: string;
  readonly site: string;
  readonly preview: string;
  readonly service: string;
  readonly login: { readonly email: string; readonly password: string };
  /** What it prints so far. */
  readonly output: () => string;
  /** Its exit code, however it ends. */
  readonly ended: Promise<number | null>;
  /** As Ctrl-C does. */
  close(): Promise<number | null>;
  /** The same office once more. */
  restart(): Promise<RunningOffice>;
  remove(): Promise<void>;
}

const tinySample = `export { tinyContent as sampleContent, tinyTranslations as sampleTranslations } from './tinyContent';
`;

/** The content that fills a new CMS, in place of that of the project. */
async function replaceSample(folder: string): Promise<void> {
  const sample = path.join(folder, 'content-types/sample');
  for (const name of ['tinyContent.ts', 'tinyBlocks.ts'])
    await cp(`tests/real/strapi/${name}`, path.join(sample, name));
  await writeFile(path.join(sample, 'index.ts'), tinySample);
}

const started = [/^Website +can be visited$/m, /^Preview +drafts as of/m];

/** Resolves when both sites are there. Throws if the command ends before. */
async function start(folder: string, environment: Readonly<Record<string, string>>): Promise<RunningOffice> {
  const child = spawn(process.execPath, ['lib/commands/office.mjs', cmsFolders[5]], {
    cwd: folder,
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
  const [, email = '', password = ''] = /login (\S+), password (\S+) \(/.exec(output) ?? [];
  const at = (name: string): string => `http://127.0.0.1:${environment[name] ?? ''}`;
  return {
    folder,
    pid: child.pid ?? 0,
    cms: at('CMS_PORT'),
    site: `http://localhost:${environment['PORT'] ?? ''}`,
    preview: at('PREVIEW_PORT'),
    service: at('RELEASE_PORT'),
    login: { email, password },
    output: () => output,
    ended,
    close() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
      return ended;
    },
    restart: () => start(folder, environment),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Starts a new one. `database`: of the CMS, SQLite unless it is given. */
export async function runOffice(database = ''): Promise<RunningOffice> {
  const folder = path.resolve('.cache/office-project');
  await copyProject(folder);
  await replaceSample(folder);
  await emptyCms(5);
  const names = ['CMS_PORT', 'RELEASE_PORT', 'PREVIEW_PORT', 'PORT'];
  const ports = await Promise.all(names.map(async (name) => [name, String(await freePort())] as const));
  return start(folder, { CMS_DATABASE_URL: database, ...Object.fromEntries(ports) });
}
