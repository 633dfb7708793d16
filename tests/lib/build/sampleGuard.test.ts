import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '@/lib/shared/config';
import { contentHash } from '@/lib/shared/contentHash';
import { writeTextFile } from '@/lib/shared/files';
import { guardAgainstSample, guardAgainstReplacingCmsSite } from '@/lib/build/sampleGuard';
import { statesAddress } from '@/lib/open-data/dataFiles';
import { temporaryFolder } from './export/sampleExport';

async function siteFrom(cmsUrl: string | null): Promise<string> {
  const folder = await temporaryFolder();
  const source = contentHash({ cmsUrl, drafts: false });
  await writeTextFile(path.join(folder, statesAddress), JSON.stringify({ format: 1, source, indicators: {} }));
  return folder;
}

const fromCms = 'https://cms.example';

describe('a release without CMS_URL', () => {
  it.each([
    ['SITE_URL is:', { SITE_URL: 'https://statistik.example' }],
    ['PRODUCTION_HOST is:', { PRODUCTION_HOST: 'statistik.example' }],
    ['CMS_TOKEN is:', { CMS_TOKEN: 'geheim' }],
    ['SITE_URL, CMS_TOKEN are:', { SITE_URL: 'https://statistik.example', CMS_TOKEN: 'geheim' }],
  ])('is refused with the settings of an office: %s', (named, environment) => {
    expect(() => guardAgainstSample(parseConfig(environment))).toThrow(
      `CMS_URL is not set, though ${named} visitors would get the sample content, which is not that of your office. ` +
        'Nothing changes for visitors. Set CMS_URL to the address of your CMS (is the file with the settings read?), or, ' +
        'if the sample content is meant, CMS_URL=sample.',
    );
  });

  it.each([
    ['nothing is set', {}],
    ['the sample is meant', { CMS_URL: 'sample', SITE_URL: 'https://statistik.example' }],
    ['the content is a folder of its own', { SAMPLE_DIR: '/srv/office', SITE_URL: 'https://statistik.example' }],
    ['there is a CMS', { CMS_URL: fromCms, SITE_URL: 'https://statistik.example' }],
  ])('is made if %s', (_name, environment) => {
    expect(() => guardAgainstSample(parseConfig(environment))).not.toThrow();
  });
});

describe('the sample content', () => {
  it('does not replace a site from a CMS, whatever else is set', async () => {
    await expect(guardAgainstReplacingCmsSite(parseConfig({}), await siteFrom(fromCms))).rejects.toThrow(
      /^CMS_URL is not set: the sample content would replace the site from a CMS in .+CMS_URL=sample\.$/,
    );
  });

  it('replaces itself, and what is not there', async () => {
    await expect(guardAgainstReplacingCmsSite(parseConfig({}), await siteFrom(null))).resolves.toBeUndefined();
    await expect(guardAgainstReplacingCmsSite(parseConfig({}), await temporaryFolder())).resolves.toBeUndefined();
    await expect(guardAgainstReplacingCmsSite(parseConfig({}), null)).resolves.toBeUndefined();
  });
});
