/** Where what a page reads is noted. */
import { after } from 'next/server';
import { paths } from '@/lib/shared/paths';
import { Reads } from '@/lib/content/reads';
import { appendBegun, appendReads } from '@/lib/content/readsStore';
import type { Contents } from '@/lib/site/contents';

/** What a process that renders pages itself gives to Next.js, which loads its own copies of all modules: see `renderer.ts`. */
export interface GivenContent {
  readonly contents: Contents;
  readonly readsFor: (address: string) => Reads;
}

declare global {
  // Only what is declared so is a property of `globalThis`.
  var givenContent: GivenContent | undefined;
}

/**
 * For one rendering of an address (decoded, `/fr/themen`). The processes of `next build` share no memory: there it comes to the disk
 * once Next.js has the bytes of the page, and a page that fails leaves no note.
 */
export function readsFor(address: string): Reads {
  if (globalThis.givenContent !== undefined) return globalThis.givenContent.readsFor(address);
  appendBegun(paths.reads, address);
  const reads = new Reads();
  after(() => appendReads(paths.reads, address, reads.cells()));
  return reads;
}
