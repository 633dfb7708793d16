/** `npm run release:serve` in a process that can be killed. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { sampleOffice } from '@/lib/shared/office';

export const secret = 'a-secret-of-the-tests';

const maxMs = 60_000;

/** Resolves with what `find` finds; throws with `what` after a minute. */
export async function until<Found>(
  what: () => string,
  find: () => Found | undefined | Promise<Found | undefined>,
): Promise<Found> {
  const end = performance.now() + maxMs;
  while (performance.now() < end) {
    const found = await find();
    if (found !== undefined) return found;
    await sleep(1);
  }
  throw new Error(`After a minute there is still no sign of it: ${what()}`);
}

const statusSchema = z.object({
  current: z.object({ contentId: z.string() }).nullable(),
  waiting: z.unknown(),
  building: z.unknown(),
  begun: z.number(),
  failed: z.number(),
  failures: z.number(),
  lastError: z.object({ message: z.string() }).nullable(),
});

type SaidStatus = z.infer<typeof statusSchema>;

export interface ServiceProcess {
  readonly url: string;
  /** Of the service itself, without its builder. */
  readonly pid: number;
  /** What it has printed, with its builds. */
  readonly said: () => string;
  /** Tells of a change, as the CMS does. Returns the status of the answer. */
  readonly tell: () => Promise<number>;
  readonly status: () => Promise<SaidStatus>;
  /** Rolls back. Returns the status of the response. */
  readonly rollBack: () => Promise<number>;
  /** Returns its exit code; null if the signal itself has ended it. */
  readonly kill: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Where `project.ts` leaves the service. */
const bundled = ['lib/commands/releaseServe.mjs'];

/** Starts the service in the folder of a project; `environment` on top of what it needs, `command` behind `node`. */
export async function startServiceProcess(
  folder: string,
  environment: Readonly<Record<string, string>>,
  command: readonly string[] = bundled,
): Promise<ServiceProcess> {
  const child = spawn(process.execPath, command, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      RELEASE_SECRET: secret,
      RELEASE_PORT: '0',
      RELEASE_DEBOUNCE_MS: '20',
      CMS_URL: 'sample',
      SITE_URL: 'https://statistik.example',
      OFFICE_DIR: path.resolve(sampleOffice),
      ...environment,
    },
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await until(
    () => `The service listens. It says: ${said}`,
    () => /listens on (?<url>\S+)/.exec(said)?.groups?.url,
  );
  return {
    url,
    pid: child.pid ?? 0,
    said: () => said,
    async tell() {
      const { status } = await fetch(`${url}/rebuild`, {
        method: 'POST',
        body: '{"event":"entry.publish","model":"article"}',
        headers: { authorization: `Bearer ${secret}`, connection: 'close' },
      });
      return status;
    },
    async rollBack() {
      const headers = { authorization: `Bearer ${secret}`, connection: 'close' };
      return (await fetch(`${url}/rollback`, { method: 'POST', headers })).status;
    },
    async status() {
      const answer = await fetch(`${url}/status`, { headers: { connection: 'close' } });
      return statusSchema.parse(await answer.json());
    },
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      return exited;
    },
  };
}
