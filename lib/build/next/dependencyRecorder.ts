/** Where what a page reads is noted. */
import { after } from 'next/server';
import { paths } from '@/lib/shared/paths';
import { DependencyRecorder } from '@/lib/content/dependencies';
import { appendStarted, appendDependencies } from '@/lib/content/dependencyStore';
import type { Contents } from '@/lib/site/contents';

/** What a process that renders pages itself gives to Next.js, which loads its own copies of all modules: see `renderer.ts`. */
export interface ProvidedContent {
  readonly contents: Contents;
  readonly dependencyRecorder: (address: string) => DependencyRecorder;
}

declare global {
  // Only what is declared so is a property of `globalThis`.
  var givenContent: ProvidedContent | undefined;
}

/**
 * For one rendering of an address (decoded, `/fr/themen`). The processes of `next build` share no memory: there it comes to the disk
 * once Next.js has the bytes of the page, and a page that fails leaves no note.
 */
export function dependencyRecorder(address: string): DependencyRecorder {
  if (globalThis.givenContent !== undefined) return globalThis.givenContent.dependencyRecorder(address);
  appendStarted(paths.reads, address);
  const reads = new DependencyRecorder();
  after(() => appendDependencies(paths.reads, address, reads.cells()));
  return reads;
}
