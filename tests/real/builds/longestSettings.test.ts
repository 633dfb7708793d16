/** The first build of all, which Next.js leads: with every setting as long as an office may have it, and a page that cannot be made. */
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { locales } from '@/content-types/locales';
import { environmentNames } from '@/lib/base/config';
import { paths } from '@/lib/base/paths';
import { localizedPath } from '@/lib/language/paths';
import { longestSettings } from '../../fixtures/longestSettings';
import { tinySite } from '../../fixtures/tinySite';
import { openWorkshop } from '../../support/workshop';
import type { Workshop } from '../../support/workshop';
import { breakCode, fatal } from './brokenCode';
import { readBuiltSite } from './builtSite';
import type { BuiltSite } from './builtSite';

const [first, ...others] = tinySite.articles;
const articles = first === undefined ? [] : [{ ...first, text: { ...first.text, title: fatal.throwing } }, ...others];

let workshop: Workshop;
let site: BuiltSite;

beforeAll(async () => {
  for (const [name, value] of Object.entries(longestSettings)) vi.stubEnv(name, value);
  workshop = await openWorkshop(path.join(paths.cache, 'settings-test'), 'tests/fixtures/media');
  await breakCode(workshop.folder);
  await workshop.edit({ content: { ...tinySite, articles }, translations: {} });
  await workshop.build('2026-09-01T08:00:00Z');
  site = await readBuiltSite(workshop.folder);
});

afterAll(() => workshop.close());

it('names every setting there is', () => {
  expect(Object.keys(longestSettings).toSorted()).toEqual(environmentNames.toSorted());
});

it('has pages that tell the settings to the code in the browser', () => {
  expect(site.pages.get('/')).toContain(longestSettings.MEILISEARCH_SEARCH_KEY);
  expect(site.pages.get('/404')).toContain(longestSettings.UMAMI_ENDPOINT);
});

it('leaves out the page that cannot be made in all languages, and no other', () => {
  const slugs = tinySite.articles.map(({ shared }) => shared.slug);
  const made = slugs.filter((slug) =>
    locales.some((locale) => site.pages.has(localizedPath(locale, `/artikel/${slug}`))),
  );
  expect(made).toEqual(slugs.slice(1));
});
