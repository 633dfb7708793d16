/** Provides pages with the content of the snapshot or the CMS and records their dependencies. */
import { config } from '@/lib/shared/config';
import { trackContents } from '@/lib/content/trackContents';
import { loadContents } from '@/lib/site/contents';
import type { Contents } from '@/lib/site/contents';
import { dependencyRecorder } from './dependencyRecorder';

/** Returns the content for one rendering of an address. */
export async function contentsFor(address: string): Promise<Contents> {
  const contents = globalThis.providedContent?.contents ?? (await loadContents());
  return config().NODE_ENV === 'development' ? contents : trackContents(contents, dependencyRecorder(address));
}
