/** The dependencies of pages that `next build` has exported. */
import { rm } from 'node:fs/promises';
import { paths } from '@/lib/shared/paths';
import { collectDependencies } from '@/lib/content/dependencyStore';
import type { PageDependencies } from '@/lib/content/dependencyStore';
import { UnexpectedNextError } from './unexpected';

/** Removes rendered pages and recorded dependencies of earlier builds. */
export async function clearRenderedPages(): Promise<void> {
  for (const folder of [paths.rendered, paths.reads]) await rm(folder, { recursive: true, force: true });
}

/** Returns the dependencies of the rendered pages. Throws UnexpectedNextError if there are none: the next build would render all pages. */
export async function exportDependencies(): Promise<PageDependencies> {
  const reads = await collectDependencies(paths.reads);
  if (reads.size === 0)
    throw new UnexpectedNextError('Next.js has rendered pages, and has not called after() for any.');
  return reads;
}
