import { describe, expect, it } from 'vitest';
import { paths } from '@/lib/base/paths';
import { chosenCms, withPort } from '@/lib/commands/cmsFolder';

describe('the CMS that is named on the command line', () => {
  it.each([
    [[], 5, paths.cms[5]],
    [['--strapi', '5'], 5, paths.cms[5]],
    [['--strapi', '4'], 4, paths.cms[4]],
  ] as const)('%j is Strapi %i in its own folder', async (parameters, strapi, folder) => {
    expect(await chosenCms('cms', parameters)).toEqual({ strapi, folder });
  });

  it.each([['--strapi', '3'], ['--strapi'], ['--port', '1'], ['one', 'two']])(
    'is refused for %j %j, with what can be written',
    async (...parameters) => {
      await expect(chosenCms('cms', parameters)).rejects.toThrow(
        `These options cannot be used: ${parameters.join(' ')}\n` +
          'Expected at most a version (4 or 5) and a folder: npm run cms -- --strapi 5 <folder>',
      );
    },
  );
});

it('is named again in the command for another port', () => {
  expect(withPort('CMS_PORT=1338', 'cms', [])).toBe('CMS_PORT=1338 npm run cms');
  expect(withPort('CMS_PORT=1338', 'cms', ['--strapi', '4'])).toBe('CMS_PORT=1338 npm run cms -- --strapi 4');
});
