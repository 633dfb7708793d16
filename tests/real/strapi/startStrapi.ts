/** Starts a real Strapi with sample content: own folder, empty database, free port, in a process of its own. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { strapiEnvironment } from '@/lib/cms/strapiEnvironment';
import { startProgress } from '@/lib/base/progress';
import type { SampleContent } from '@/content-types/registry';
import type { StrapiVersion } from '@/lib/cms/packages';
import { ensureProject } from './project';
import { createRunFolder } from './runFolder';
import { planSeed } from '@/lib/cms/seedPlan';
import type { Translations } from '@/lib/read/sample-cms/store';
import type { StartRequest, WebhookTarget } from './server/messages';

export interface StrapiOptions {
  readonly version: StrapiVersion;
  readonly content: SampleContent;
  readonly translations: Translations;
  /** Told of every change after the sample content. */
  readonly webhook?: WebhookTarget;
}

export interface RunningStrapi {
  readonly version: StrapiVersion;
  /** Without a slash at the end. */
  readonly url: string;
  /** Reads everything, changes nothing. */
  readonly token: string;
  close(): Promise<void>;
}

const answerSchema = z.union([
  z.object({ url: z.url(), token: z.string(), bootMs: z.number(), seedMs: z.number() }),
  z.object({ failure: z.string() }),
]);

/** Starts the process; what Strapi prints goes to a file beside the run's folder. */
async function forkServer(project: string): Promise<{ child: ChildProcess; logFile: string }> {
  const logFile = path.join(project, 'strapi.log');
  await mkdir(project, { recursive: true });
  const log = createWriteStream(logFile);
  const child = fork(path.join(import.meta.dirname, 'server/main.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...strapiEnvironment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.stdout?.pipe(log);
  child.stderr?.pipe(log);
  return { child, logFile };
}

function answerOf(child: ChildProcess): Promise<z.infer<typeof answerSchema>> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The process ended with code ${String(code)}.`)));
    child.once('message', (message) => resolve(answerSchema.parse(message)));
  });
}

function closeServer(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Installs, starts and fills. Throws with Strapi's own words when that fails; nothing is left running then. */
export async function startStrapi({ version, content, translations, webhook }: StrapiOptions): Promise<RunningStrapi> {
  const plan = planSeed(content, translations);
  const project = await ensureProject(version);
  const folder = await createRunFolder(version, project);
  const progress = startProgress(`Starting Strapi ${version}`);
  const { child, logFile } = await forkServer(project);
  const answer = answerOf(child);
  const mediaFolder = path.resolve('content-types/sample/media');
  child.send({ version, folder, mediaFolder, plan, webhook: webhook ?? null } satisfies StartRequest);
  try {
    const started = await answer;
    if ('failure' in started) throw new Error(started.failure);
    progress.done(`(empty ${seconds(started.bootMs)}, content ${seconds(started.seedMs)})`);
    const { url, token } = started;
    return { version, url, token, close: () => closeServer(child) };
  } catch (cause) {
    await closeServer(child);
    throw new Error(`Strapi ${version} did not start. What it printed is in ${logFile}.`, { cause });
  }
}
