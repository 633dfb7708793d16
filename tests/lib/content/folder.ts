import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder, gone after the test. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
