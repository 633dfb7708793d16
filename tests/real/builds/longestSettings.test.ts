/** A site is built with every setting as long as an office may have it: no limit of the build depends on settings. */
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { environmentNames } from '@/lib/base/config';
import { paths } from '@/lib/base/paths';
import { longestSettings } from '../../fixtures/longestSettings';
import { tinySite } from '../../fixtures/tinySite';
import { openWorkshop } from '../../support/workshop';
import { readBuiltSite } from './builtSite';

it('names every setting there is', () => {
  expect(Object.keys(longestSettings).toSorted()).toEqual(environmentNames.toSorted());
});

it('builds, and each page tells the settings to the code in the browser', async () => {
  for (const [name, value] of Object.entries(longestSettings)) vi.stubEnv(name, value);
  const workshop = await openWorkshop(path.join(paths.cache, 'settings-test'), 'tests/fixtures/media');
  await workshop.edit({ content: tinySite, translations: {} });
  await workshop.build('2026-09-01T08:00:00Z');
  const { pages } = await readBuiltSite(workshop.folder);
  expect(pages.get('/')).toContain(longestSettings.MEILISEARCH_SEARCH_KEY);
  expect(pages.get('/404')).toContain(longestSettings.UMAMI_ENDPOINT);
  await workshop.close();
});
