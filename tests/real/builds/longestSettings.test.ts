/**
 * The first build of all: of another office than that of the sample, with every setting as long as it may be, and a page that cannot be
 * made.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { locales } from '@/content-types/locales';
import { environmentNames } from '@/lib/shared/config';
import { mapConcurrently } from '@/lib/shared/mapConcurrently';
import { paths } from '@/lib/shared/paths';
import { localizedPath } from '@/lib/i18n/paths';
import { longestSettings } from '../../fixtures/longestSettings';
import { zuerichSite } from '../../fixtures/office-zuerich/content';
import { openWorkshop } from '../../support/workshop';
import type { Workshop } from '../../support/workshop';
import { breakCode, fatal } from './brokenCode';
import { headingOf, readBuiltSite } from './builtSite';
import type { BuiltSite } from './builtSite';

const [first, ...others] = zuerichSite.articles;
const articles = first === undefined ? [] : [{ ...first, text: { ...first.text, title: fatal.throwing } }, ...others];

let workshop: Workshop;
let site: BuiltSite;

beforeAll(async () => {
  for (const [name, value] of Object.entries(longestSettings)) vi.stubEnv(name, value);
  workshop = await openWorkshop(path.join(paths.cache, 'workshop'), 'tests/fixtures/media');
  await breakCode(workshop.folder);
  await workshop.edit({ content: { ...zuerichSite, articles }, translations: {} });
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

it('leaves out the page that cannot be made in all languages and no other, and names its entry', () => {
  const slugs = zuerichSite.articles.map(({ shared }) => shared.slug);
  const made = slugs.filter((slug) =>
    locales.some((locale) => site.pages.has(localizedPath(locale, `/artikel/${slug}`))),
  );
  expect(made).toEqual(slugs.slice(1));
  const errors = site.problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ type, key }) => `${type} ${key}`)).toEqual([`articles ${slugs[0]}`]);
});

describe('the site of another office', () => {
  it('has its languages alone', () => {
    const prefixes = new Set(
      [...site.pages.keys()].map((address) => /^\/(ls|fr|it|en)(?=\/|$)/.exec(address)?.[1] ?? 'de'),
    );
    expect([...prefixes].toSorted()).toEqual(['de', 'en']);
    const home = site.pages.get('/') ?? '';
    expect(home.match(/hreflang="[^"]+"/gi)).not.toContain('hreflang="fr"');
    expect(home).toContain('Kanton Zürich');
    expect([...site.files].filter((file) => /(?:^|[./-])(?:fr|it|ls)[./-]/.test(file))).toEqual([]);
  });

  it('has a page for each of two areas with one name', () => {
    expect(headingOf(site.pages.get('/gebiet/zuerich'))).toContain('Zürich');
    expect(site.pages.get('/gebiet/bezirk-zuerich')).toContain('90’000');
    expect(site.files).toContain('daten/gebiet/bezirk-zuerich.csv');
  });

  it('says nowhere of which office the sample is', async () => {
    const folder = path.join(workshop.folder, 'out');
    const texts = [...site.files].filter((file) =>
      /\.(?:html|json|xml|txt|csv|svg|js|css|ics|ttl|rdf|jsonld|webmanifest)$/.test(file),
    );
    const named = await mapConcurrently(texts, async (file) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      return /basel(?!ine)|riehen|bettingen|bâle|basilea/i.test(text) ? [file] : [];
    });
    expect(named.flat()).toEqual([]);
  });
});
