/** Next.js in two steps: the code is compiled once for each version, pages are rendered with each build. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '@/lib/base/run.mjs';
import { failedIn } from '@/lib/content/readsStore';
import { SiteError } from '@/lib/base/errors';
import { paths } from '@/lib/base/paths';
import { ignoreMissing } from '@/lib/base/replaceFolders';
import { writeUnchanged } from '@/lib/next/unchanged';
import type { UnchangedParts } from '@/lib/next/unchanged';
import { FailedPagesError } from './failedPages';

/** Lies with the compiled code, so that it goes with it. */
const compiledFor = path.join(paths.compiled, 'compiled-for');

/** With it, Next.js would export the addresses of its last run again. */
const lastAddresses = path.join(paths.compiled, 'prerender-manifest.json');

async function next(mode: 'compile' | 'generate', environment: Readonly<Record<string, string>> = {}): Promise<void> {
  // Secrets stay where they are needed: rendering pages needs none.
  const code = await run('next', ['build', '--experimental-build-mode', mode], {
    CMS_TOKEN: '',
    MEILISEARCH_ADMIN_KEY: '',
    RELEASE_SECRET: '',
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    ...environment,
  });
  if (code === 0) return;
  const failed = mode === 'generate' ? await failedIn(paths.reads) : [];
  if (failed.length > 0) throw new FailedPagesError(failed);
  throw new SiteError(`Next.js ended with code ${code}; its message is above. The site in out/ is unchanged.`);
}

/** Compiles the code, unless that of this fingerprint is there already. */
export async function compileSite(code: string): Promise<void> {
  if ((await readFile(compiledFor, 'utf8').catch(ignoreMissing)) === code) return;
  await rm(compiledFor, { force: true });
  await next('compile');
  await writeFile(compiledFor, code);
}

export interface Rendering {
  readonly unchanged: UnchangedParts;
  /** For few pages one process is faster than starting two. */
  readonly isSmall: boolean;
}

/**
 * Renders all pages but the unchanged ones to a folder of their own. `meanwhile`: what this process makes while others
 * render, and what is returned; if it throws, these finish first.
 */
export async function renderPages<Made>({ unchanged, isSmall }: Rendering, meanwhile: () => Made): Promise<Made> {
  for (const folder of [paths.rendered, paths.reads, lastAddresses]) await rm(folder, { recursive: true, force: true });
  await writeUnchanged(unchanged);
  const rendering = next('generate', isSmall ? { RENDERING_WORKERS: '1' } : {});
  try {
    return meanwhile();
  } finally {
    await rendering;
  }
}
