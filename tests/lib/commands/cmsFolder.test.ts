import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '@/lib/shared/paths';
import { chosenFolder, withPort } from '@/lib/commands/cmsFolder';

describe('the folder of the CMS on the command line', () => {
  it('may be left out', () => {
    expect(chosenFolder('cms', [])).toBe(paths.cms);
    expect(chosenFolder('cms', ['own'])).toBe(path.resolve('own'));
  });

  it.each([['--strapi', '5'], ['--port'], ['one', 'two']])(
    'is refused for %j %j, with what can be written',
    (...parameters) => {
      expect(() => chosenFolder('cms', parameters)).toThrow(
        `These options cannot be used: ${parameters.join(' ')}\nExpected at most a folder: npm run cms -- <folder>`,
      );
    },
  );
});

it('is named again in the command for another port', () => {
  expect(withPort('CMS_PORT=1338', 'cms', [])).toBe('CMS_PORT=1338 npm run cms');
  expect(withPort('CMS_PORT=1338', 'cms', ['own'])).toBe('CMS_PORT=1338 npm run cms -- own');
});
