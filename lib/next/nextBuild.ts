/** Next.js in two steps: the code is compiled once for each version, pages are rendered with each build. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '@/lib/base/run.mjs';
import { collectReads, failedIn } from '@/lib/content/readsStore';
import { SiteError } from '@/lib/base/errors';
import { paths } from '@/lib/base/paths';
import { ignoreMissing } from '@/lib/base/replaceFolders';
import { writeUnchanged } from '@/lib/next/unchanged';
import type { UnchangedParts } from '@/lib/next/unchanged';
import { FailedPagesError } from './failedPages';
import { shortenClassNames } from './shortenClassNames';
import { skipPrefetchData } from './skipPrefetchData';
import { UnexpectedNextError } from './unexpected';

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
  await shortenClassNames(paths.compiled);
  await skipPrefetchData(paths.compiled);
  await writeFile(compiledFor, code);
}

export interface Rendering {
  readonly unchanged: UnchangedParts;
  /** For few pages one process is faster than starting two. */
  readonly isSmall: boolean;
}

/** Throws UnexpectedNextError if each build would render all pages from now on: none would be wrong, so nobody would notice. */
async function checkNotes(reused: readonly string[]): Promise<void> {
  const noted = await collectReads(paths.reads);
  const open = await failedIn(paths.reads);
  if (noted.size === 0 || open.length > 0)
    throw new UnexpectedNextError(
      `Next.js has rendered pages, and has not called after() for ${open.slice(0, 3).join(', ') || 'any'}.`,
    );
  // The first of a route is rendered if none has to be, and may be all that is reused: see `toRender`.
  const again = reused.filter((address) => noted.has(address));
  if (again.length > Math.max(1, reused.length / 2))
    throw new UnexpectedNextError(
      `Next.js has rendered ${again.length} of ${reused.length} pages and files that were to be reused, such as ${again[0] ?? ''}.`,
    );
}

/**
 * Renders all pages but the unchanged ones to a folder of their own. `meanwhile`: what this process makes while others
 * render, and what is returned; if it throws, these finish first. Throws FailedPagesError, and UnexpectedNextError.
 */
export async function renderPages<Made>({ unchanged, isSmall }: Rendering, meanwhile: () => Made): Promise<Made> {
  for (const folder of [paths.rendered, paths.bodies, paths.reads, lastAddresses])
    await rm(folder, { recursive: true, force: true });
  const reused = [...unchanged.addresses];
  await writeUnchanged({ ...unchanged, addresses: reused });
  const rendering = next('generate', isSmall ? { RENDERING_WORKERS: '1' } : {}).then(() => checkNotes(reused));
  try {
    return meanwhile();
  } finally {
    await rendering;
  }
}
