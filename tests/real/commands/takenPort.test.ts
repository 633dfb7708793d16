import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { listen, stopServer } from '@/lib/shared/listen';
import { temporaryFolder } from '../../lib/commands/temporaryFolder';

const failureSchema = z.object({ code: z.number(), killed: z.literal(false), stderr: z.string() });

it.each([
  ['releaseServe', 'RELEASE_PORT'],
  ['draftServe', 'PREVIEW_PORT'],
])('%s ends, and says why, if another program has its port', async (command, setting) => {
  const other = createServer();
  const port = await listen(other);
  onTestFinished(() => stopServer(other));
  const releases = path.join(temporaryFolder().path, 'releases');
  const env = {
    ...process.env,
    SITE_URL: 'https://statistik.example',
    RELEASE_DIR: releases,
    RELEASE_SECRET: 'a-secret-of-the-tests',
    [setting]: String(port),
  };
  const program = ['--import', 'tsx', `lib/commands/${command}.ts`];
  const failure: unknown = await promisify(execFile)(process.execPath, program, { env, timeout: 30_000 }).catch(
    (error: unknown) => error,
  );
  const { code, stderr } = failureSchema.parse(failure);
  expect(code).toBe(1);
  expect(stderr).toContain(`127.0.0.1:${port}`);
  expect(stderr).toContain(setting);
  expect(existsSync(releases)).toBe(false);
});
