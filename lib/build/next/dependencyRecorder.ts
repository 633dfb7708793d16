/** Records the dependencies of pages. */
import { after } from 'next/server';
import { paths } from '@/lib/shared/paths';
import { DependencyRecorder } from '@/lib/content/dependencies';
import { appendDependencies } from '@/lib/content/dependencyStore';
import type { Contents } from '@/lib/site/contents';

/** Content that a process rendering pages itself provides to Next.js, which loads its own copies of all modules: see `renderer.ts`. */
export interface ProvidedContent {
  readonly contents: Contents;
  readonly dependencyRecorder: (address: string) => DependencyRecorder;
}

declare global {
  // Only `var` declares a property of `globalThis`.
  var providedContent: ProvidedContent | undefined;
}

/**
 * Returns the recorder for one rendering of an address (decoded, `/fr/themen`). The processes of `next build` share no memory, so there the
 * dependencies are written to disk once Next.js has the bytes of the page.
 */
export function dependencyRecorder(address: string): DependencyRecorder {
  if (globalThis.providedContent !== undefined) return globalThis.providedContent.dependencyRecorder(address);
  const reads = new DependencyRecorder();
  after(() => appendDependencies(paths.reads, address, reads.dependencies()));
  return reads;
}
