/** Which content a page or file of the site reads, noted when it is complete; only in builds. */
import { after } from 'next/server';
import { config } from '@/lib/base/config';
import { Reads } from '@/lib/content/reads';
import { appendBegun, appendReads } from '@/lib/content/readsStore';
import { trackContents } from '@/lib/content/track';
import { paths } from '@/lib/base/paths';
import { loadContents } from '../site/contents';
import type { Contents } from '../site/contents';

/**
 * The content for one rendering of an address (decoded, `/fr/themen`). What it reads is noted once Next.js has its bytes;
 * a rendering that fails leaves no note, and the next build renders the page again.
 */
export async function contentsFor(address: string): Promise<Contents> {
  const contents = await loadContents();
  if (config().NODE_ENV === 'development') return contents;
  appendBegun(paths.reads, address);
  const reads = new Reads();
  after(() => appendReads(paths.reads, address, reads.close()));
  return trackContents(contents, reads);
}
