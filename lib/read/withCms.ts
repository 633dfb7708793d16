/** Gives a command its CMS: the one in the environment, otherwise one that serves the sample content. */
import { sampleContent, sampleTranslations } from '@/content-types/sample';
import { createCms } from '@/lib/read/client';
import { cmsOptions } from '@/lib/read/options';
import type { Cms } from '@/lib/read/types';
import { config } from '@/lib/base/config';
import { paths } from '@/lib/base/paths';
import { startSampleCms } from '@/lib/read/sample-cms/server';
import type { SampleCms } from '@/lib/read/sample-cms/server';
import { sampleToken } from './sample-cms/sampleToken';

export function startSample(port = 0): Promise<SampleCms> {
  return startSampleCms({
    content: sampleContent,
    translations: sampleTranslations,
    mediaDir: paths.sampleMedia,
    port,
    token: sampleToken,
  });
}

export interface ConnectedCms {
  readonly cms: Cms;
  /** For links to the editing pages; undefined for the sample content, which is edited in files. */
  readonly cmsUrl: string | undefined;
}

/** Runs `use` with a CMS to read. */
export async function withCms<Result>(use: (connected: ConnectedCms) => Promise<Result>): Promise<Result> {
  const { CMS_URL: cmsUrl } = config();
  if (cmsUrl !== undefined) return use({ cms: createCms(cmsOptions()), cmsUrl });
  console.error('No CMS_URL: using the sample content.');
  const sample = await startSample();
  try {
    return await use({
      cms: createCms({ ...cmsOptions(sample.url), token: sampleToken }),
      cmsUrl: undefined,
    });
  } finally {
    await sample.close();
  }
}
