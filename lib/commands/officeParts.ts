/** The processes of `npm run office`. Each has its own log, and when one ends by itself, the others are ended. */
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from '@/lib/shared/errors';
import { paths } from '@/lib/shared/paths';
import { startServerProcess } from '@/lib/shared/run.mjs';

export const logFolder = path.join(paths.cache, 'office');

const shownLines = 15;

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-shownLines).join('\n');
}

export interface OfficePart {
  /** Resolves with what the process reports once it serves. Throws SiteError with the end of its log if it exits before. */
  readonly ready: Promise<unknown>;
  /** Throws SiteError with the end of its log when it exits. */
  readonly ended: Promise<never>;
  /** Resolves when it has exited, whatever the reason. */
  readonly gone: Promise<unknown>;
  /** Asks it to exit. */
  readonly stop: () => void;
}

/** Starts `lib/commands/{command}.ts`; `name` is also the name of its log. */
export async function startPart(
  name: string,
  command: string,
  environment: Readonly<Record<string, string>>,
  parameters: readonly string[] = [],
): Promise<OfficePart> {
  await mkdir(logFolder, { recursive: true });
  const file = path.join(logFolder, `${name}.log`);
  // An existing file would keep its permissions.
  await rm(file, { force: true });
  const log = openSync(file, 'w', 0o600);
  const serving = startServerProcess(command, environment, { log, parameters });
  closeSync(log);
  const ended = serving.ended.then((code) => {
    throw new SiteError(
      `The part «${name}» has ended with code ${code}. The last lines of ${file}:\n${lastLines(file)}`,
    );
  });
  // On shutdown, nobody handles this rejection.
  ended.catch(() => undefined);
  const exited = serving.ended.catch(() => undefined);
  return { ready: Promise.race([serving.ready, ended]), ended, gone: exited, stop: serving.stop };
}
