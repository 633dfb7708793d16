/** A copy of the project in a folder of its own, to build sites in without touching the one that is there. */
import { execFile, fork } from 'node:child_process';
import type { StdioOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { listFiles } from '@/lib/shared/files';
import { mapConcurrently } from '@/lib/shared/mapConcurrently';
import { sampleOffice } from '@/lib/shared/office';
import { startSampleCms } from '@/lib/cms/sample-cms/sampleCms';
import type { SampleCms } from '@/lib/cms/sample-cms/sampleCms';
import { createDates } from './datedContent';
import type { EditableContent } from './datedContent';

const program = promisify(execFile);

const sources = [
  'app',
  'components',
  'content-types',
  'deploy/strapi-admin.js',
  'deploy/strapi-data.cjs',
  'deploy/strapi-preview.cjs',
  'deploy/strapi-stale-saves.cjs',
  'deploy/strapi-webhook.cjs',
  'lib',
  'public',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.env.example',
];

const token = 'token-of-the-workshop';

export interface Workshop {
  readonly folder: string;
  /** What a command in the folder needs to read the CMS, once it has content. */
  environment(): Readonly<Record<string, string>>;
  /** The CMS has this content from now on. */
  edit(content: EditableContent): Promise<void>;
  /** From now on another CMS answers at the address of the one before. */
  connect(start: (port: number) => Promise<SampleCms>): Promise<void>;
  /**
   * Builds what is public at the instant, always in the same process; returns what the build has printed. Throws if it fails;
   * the next one is then made by another process.
   */
  build(asOf: string): Promise<string>;
  /** The same in a process of its own, which takes nothing over. */
  buildWhole(asOf: string): Promise<void>;
  /** Builds what is public now with `next build`, as Next.js' own users would. */
  buildByNext(): Promise<void>;
  /** Compiles the code for the settings of now, as the first build does. */
  compile(): Promise<void>;
  /** As if nothing had been built here yet; compiled code and sized pictures stay. */
  forget(): Promise<void>;
  /** SHA-256 of each file of the site and of the rules for web servers. */
  hashes(): Promise<Readonly<Record<string, string>>>;
  close(): Promise<void>;
}

const compiling = `
  import { codeFingerprint } from './lib/shared/fingerprint.mjs';
  import { compileRenderer } from './lib/build/next/renderer.ts';
  await compileRenderer(codeFingerprint(), (work) => work());
`;

interface Builder {
  readonly build: (parameters: readonly string[]) => Promise<string>;
  /** Resolves when it, and all that it has started, writes no more. */
  readonly end: () => Promise<void>;
}

/** A process that builds as for the release service, and keeps in memory what it has built. */
function startBuilder(cwd: string, env: NodeJS.ProcessEnv): Builder {
  const stdio: StdioOptions = ['ignore', 'ignore', 'pipe', 'ipc'];
  const child = fork('lib/commands/builder.ts', { cwd, env, execArgv: ['--import', 'tsx'], stdio });
  const exited = once(child, 'exit').then(() => false);
  let said = '';
  child.stderr?.on('data', (part: Buffer) => (said += part.toString()));
  return {
    async build(parameters) {
      const before = said.length;
      child.send({ parameters });
      const isDone = await Promise.race([
        once(child, 'message').then(([message]) => JSON.stringify(message) === '{"done":true}'),
        exited,
      ]);
      // After a failure it ends, which may take a moment.
      if (!isDone) await exited;
      if (!isDone) throw new Error(`The site could not be built: ${said.slice(before)}`);
      // What it says comes on another way.
      while (!said.slice(before).includes('rendered now')) await sleep(10);
      return said.slice(before);
    },
    async end() {
      child.kill();
      await exited;
    },
  };
}

/** Code that was compiled earlier: with the same settings it need not be compiled again, which takes a minute. */
const compiled = ['renderers'];

/** Removes everything in a folder but these names. The folder need not exist. */
async function emptyBut(folder: string, kept: readonly string[]): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => !kept.includes(one)))
    await rm(path.join(folder, name), { recursive: true, force: true });
}

async function emptyWorkshop(folder: string): Promise<void> {
  await emptyBut(folder, ['.cache']);
  await emptyBut(path.join(folder, '.cache'), compiled);
}

/** Into a folder on the disk of the project, which is emptied first, except for compiled code. */
export async function copyProject(folder: string): Promise<void> {
  await emptyWorkshop(folder);
  await mkdir(folder, { recursive: true });
  for (const source of sources) await cp(source, path.join(folder, source), { recursive: true });
  // Linked file by file: Turbopack follows no link to a folder outside.
  await program('cp', ['-al', 'node_modules', folder]);
}

async function hashesOf(folder: string): Promise<readonly (readonly [string, string])[]> {
  return mapConcurrently(listFiles(folder), async (file) => {
    const content = await readFile(path.join(folder, file));
    return [file, createHash('sha256').update(content).digest('hex')] as const;
  });
}

/** The port of the CMS if it is free. The address is a setting, and a change of settings means compiling again. */
const usualPort = 43_917;

/**
 * A workshop in a folder on the disk of the project; close it in the end. The next one in the same folder uses what it has
 * compiled. Only one may be open in a folder at a time.
 */
export async function openWorkshop(folder: string, mediaDir: string): Promise<Workshop> {
  await copyProject(folder);
  let cms: SampleCms | undefined;
  const dated = createDates();
  let builder: Builder | undefined;
  let port = usualPort;
  const connect: Workshop['connect'] = async (start) => {
    const isFirst = cms === undefined;
    await cms?.close();
    cms = await start(port).catch((error: unknown) => {
      if (!isFirst) throw error;
      return start(0);
    });
    port = Number(new URL(cms.url).port);
  };
  // A test may ask for another office; no other setting of this machine reaches a test.
  const ownOffice = process.env['OFFICE_DIR'];
  const environment = () => ({
    CMS_URL: cms?.url ?? '',
    CMS_TOKEN: token,
    SITE_URL: 'https://statistik.example',
    OFFICE_DIR: ownOffice === undefined || ownOffice === '' ? sampleOffice : ownOffice,
  });
  return {
    folder,
    environment,
    connect,
    edit: (content) => connect((atPort) => startSampleCms({ ...dated(content), mediaDir, token, port: atPort })),
    async build(asOf) {
      builder ??= startBuilder(folder, { ...process.env, ...environment() });
      return builder.build(['--as-of', asOf, '--allow-loss']).catch((error: unknown) => {
        builder = undefined;
        throw error;
      });
    },
    async compile() {
      const env = { ...process.env, ...environment() };
      await program(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', compiling], {
        cwd: folder,
        env,
      });
    },
    async forget() {
      await builder?.end();
      builder = undefined;
      await rm(path.join(folder, 'out'), { recursive: true, force: true });
      await emptyBut(path.join(folder, '.cache'), [...compiled, 'images']);
    },
    async buildWhole(asOf) {
      const parameters = ['--import', 'tsx', 'lib/commands/build.ts', '--as-of', asOf, '--allow-loss', '--full'];
      const env = { ...process.env, ...environment() };
      await program(process.execPath, parameters, { cwd: folder, env, maxBuffer: 2 ** 24 });
    },
    async buildByNext() {
      // Vitest's own is of tests.
      const env = { ...process.env, ...environment(), NODE_ENV: 'production' } as const;
      await program('node_modules/.bin/next', ['build'], { cwd: folder, env, maxBuffer: 2 ** 24 });
    },
    hashes: async () =>
      Object.fromEntries([
        ...(await hashesOf(path.join(folder, 'out'))),
        ...(await hashesOf(path.join(folder, 'deploy', 'generated'))),
      ]),
    async close() {
      await builder?.end();
      await cms?.close();
      await emptyWorkshop(folder);
    },
  };
}
