import { describe, expect, it, vi } from 'vitest';
import { localSiteUrl, documentedVariables, loadEnvironmentFiles } from '@/lib/shared/environment.mjs';
import { temporaryFolder } from '../commands/temporaryFolder';

it('the environment files add to the environment; .env.local wins over .env, and what is there already over both', () => {
  const { path } = temporaryFolder({
    '.env': 'TEST_SHARED=from .env\nTEST_LOCAL=from .env\nTEST_SET=from .env\n',
    '.env.local': 'TEST_LOCAL=from .env.local\n',
  });
  vi.stubEnv('TEST_SHARED', undefined);
  vi.stubEnv('TEST_LOCAL', undefined);
  vi.stubEnv('TEST_SET', '');
  loadEnvironmentFiles(path);
  const { TEST_SHARED, TEST_LOCAL, TEST_SET } = process.env;
  expect({ TEST_SHARED, TEST_LOCAL, TEST_SET }).toEqual({
    TEST_SHARED: 'from .env',
    TEST_LOCAL: 'from .env.local',
    TEST_SET: '',
  });
});

it('the names in .env.example are those of the lines with a value, commented out or not', () => {
  const { path } = temporaryFolder({ '.env.example': '# Group: A=1\n#CMS_URL=https://x.org\nPORT=3000\n' });
  expect(documentedVariables(path)).toEqual(['CMS_URL', 'PORT']);
});

describe('npm start', () => {
  it('gives a site the address at which it is served, unless it has one', () => {
    const cms = { CMS_URL: 'https://cms.example.org' };
    expect(localSiteUrl({ ...cms, SITE_URL: '' }, 4000)).toEqual({ SITE_URL: 'http://localhost:4000' });
    expect(localSiteUrl({ ...cms, SITE_URL: 'https://statistik.example.org' }, 4000)).toEqual({});
    expect(localSiteUrl(cms, 3000)).toEqual({ SITE_URL: 'http://localhost:3000' });
    expect(localSiteUrl({ CMS_URL: 'sample' }, 4000)).toEqual({ SITE_URL: 'http://localhost:4000' });
  });

  it('leaves the address of the sample content at the usual port, which a build has by itself', () => {
    expect(localSiteUrl({}, 3000)).toEqual({});
    expect(localSiteUrl({ CMS_URL: 'sample' }, 3000)).toEqual({});
  });
});
