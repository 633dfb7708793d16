/** Gives a command its CMS: the one in the environment, otherwise one that serves the sample content. */
import path from 'node:path';
import { readSample, SampleError } from '@/content-types/sample/readSample';
import type { Sample } from '@/content-types/sample/readSample';
import { createCms } from './client';
import { cmsOptions } from './cmsOptions';
import type { ListPageCache } from './listPageCache';
import type { Cms } from './types';
import { config } from '@/lib/shared/config';
import { ConfigurationError, ContentError, errorCode } from '@/lib/shared/errors';
import { sampleMedia } from '@/lib/shared/office';
import { startSampleCms } from './sample-cms/sampleCms';
import type { SampleCms } from './sample-cms/sampleCms';
import { sampleToken } from './sample-cms/sampleToken';

/**
 * Loads the sample content, or that in `SAMPLE_DIR`, on demand: commands with a CMS do not depend on its files. Throws ContentError if
 * they cannot be read.
 */
export async function loadSample(): Promise<Sample> {
  const { SAMPLE_DIR: own } = config();
  try {
    return own === undefined ? await import('@/content-types/sample') : readSample(path.resolve(own));
  } catch (error) {
    if (own !== undefined && errorCode(error) === 'ENOENT')
      throw new ConfigurationError(
        `SAMPLE_DIR names a folder that is not there: ${own}. Make it with «npm run office -- --empty ${own}», or correct the name.`,
        { cause: error },
      );
    if (!(error instanceof SampleError)) throw error;
    throw new ContentError(error.message, { publicReason: 'The sample content cannot be read: the log says why.' });
  }
}

/** Starts the CMS with the sample content; `port` 0 is any free port. Throws as `loadSample` does. */
export async function startSample(port = 0): Promise<SampleCms> {
  const { sampleContent, sampleTranslations } = await loadSample();
  return startSampleCms({
    content: sampleContent,
    translations: sampleTranslations,
    mediaDir: sampleMedia(),
    port,
    token: sampleToken,
  });
}

export interface ConnectedCms {
  readonly cms: Cms;
  /** For links to the editing pages; undefined for the sample content, which is edited in files. */
  readonly cmsUrl: string | undefined;
}

/** Connects to the CMS, or to that of the sample content, whose server `sample` is. `pages`: cached pages of lists. */
export async function connectCms(pages?: ListPageCache): Promise<ConnectedCms & { readonly sample?: SampleCms }> {
  const { CMS_URL: cmsUrl } = config();
  if (cmsUrl !== undefined) return { cms: createCms(cmsOptions(), { pages }), cmsUrl };
  console.error(`No CMS_URL: using the content in ${config().SAMPLE_DIR ?? 'content-types/sample'}.`);
  const sample = await startSample();
  return { cms: createCms({ ...cmsOptions(sample.url), token: sampleToken }), cmsUrl: undefined, sample };
}

/** Runs `use` with a CMS to read. `pages`: see `connectCms`. */
export async function withCms<Result>(
  use: (connected: ConnectedCms) => Promise<Result>,
  pages?: ListPageCache,
): Promise<Result> {
  const { sample, ...connected } = await connectCms(pages);
  try {
    return await use(connected);
  } finally {
    await sample?.close();
  }
}
