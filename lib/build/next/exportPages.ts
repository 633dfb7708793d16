/** Renders all pages with `next build`, which compiles the code and renders in several processes. */
import { rm } from 'node:fs/promises';
import { SiteError } from '@/lib/shared/errors';
import { paths } from '@/lib/shared/paths';
import { run } from '@/lib/shared/run.mjs';
import { collectDependencies, failedPages } from '@/lib/content/dependencyStore';
import type { PageDependencies } from '@/lib/content/dependencyStore';
import { FailedPagesError } from './failedPages';
import { memoryLimits, rendererVariable, stagesVariable } from './purpose.mjs';
import { UnexpectedNextError } from './unexpected';

/** Runs `next build`. Throws SiteError if it fails; Next.js has then printed why. */
export async function runNextBuild(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  const code = await run('next', ['build'], {
    // Rendering pages needs no secrets.
    CMS_TOKEN: '',
    MEILISEARCH_ADMIN_KEY: '',
    RELEASE_SECRET: '',
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    ...memoryLimits(),
    [stagesVariable]: 'pages',
    [rendererVariable]: '',
    ...environment,
  });
  if (code !== 0)
    throw new SiteError(`Next.js ended with code ${code}; its message is above. The site in out/ is unchanged.`);
}

/** Removes rendered pages and recorded dependencies of earlier builds. */
export async function clearRenderedPages(): Promise<void> {
  for (const folder of [paths.rendered, paths.reads]) await rm(folder, { recursive: true, force: true });
}

/**
 * Returns the dependencies of the rendered pages. Throws UnexpectedNextError if any are missing: later builds would silently render all
 * pages.
 */
export async function exportDependencies(): Promise<PageDependencies> {
  const reads = await collectDependencies(paths.reads);
  const open = await failedPages(paths.reads, reads);
  if (reads.size === 0 || open.length > 0)
    throw new UnexpectedNextError(
      `Next.js has rendered pages, and has not called after() for ${open.slice(0, 3).join(', ') || 'any'}.`,
    );
  return reads;
}

/** Renders all pages to `paths.rendered` and returns their dependencies. Throws FailedPagesError if pages failed, otherwise SiteError. */
export async function exportPages(): Promise<PageDependencies> {
  await clearRenderedPages();
  try {
    await runNextBuild();
  } catch (error) {
    const failed = await failedPages(paths.reads, await collectDependencies(paths.reads));
    throw failed.length > 0 ? new FailedPagesError(failed) : error;
  }
  return exportDependencies();
}
