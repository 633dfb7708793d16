/** Which content a page or file of the site reads, noted when it is complete. */
import { after } from 'next/server';
import { Reads } from '@/lib/content/reads';
import { appendBegun, appendReads } from '@/lib/content/readsStore';
import { paths } from '@/lib/base/paths';

/**
 * What one rendering of an address (decoded, `/fr/themen`) reads is noted here, and on the disk once Next.js has its bytes; a
 * rendering that fails leaves no note, and the next build renders the page again.
 */
export function readsFor(address: string): Reads {
  appendBegun(paths.reads, address);
  const reads = new Reads();
  after(() => appendReads(paths.reads, address, reads.close()));
  return reads;
}
