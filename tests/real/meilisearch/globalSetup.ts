/** One server for all tests of a run; each test has indexes of its own. */
import type { TestProject } from 'vitest/node';
import { hasProgram } from './platform.mjs';
import { startMeilisearch } from './startMeilisearch';

declare module 'vitest' {
  interface ProvidedContext {
    meilisearch: { readonly url: string; readonly masterKey: string };
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!hasProgram) throw new Error('There is no Meilisearch for tests on this machine: only for Linux on x64.');
  const server = await startMeilisearch();
  project.provide('meilisearch', { url: server.url, masterKey: server.masterKey });
  return () => server.close();
}
