/** One server for all tests of the stage; each test has indexes of its own. */
import type { TestProject } from 'vitest/node';
import { hasProgram } from './platform.mjs';
import { startMeilisearch } from './startMeilisearch';

declare module 'vitest' {
  interface ProvidedContext {
    meilisearch: { readonly url: string; readonly masterKey: string };
  }
}

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!hasProgram) {
    console.log('Skipped: there is no Meilisearch for tests on this machine (Linux on x64 only).');
    return undefined;
  }
  const server = await startMeilisearch();
  project.provide('meilisearch', { url: server.url, masterKey: server.masterKey });
  return () => server.close();
}
