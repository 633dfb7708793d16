/** Whatever is in the CMS, a build publishes the rest: real builds of whole sites, one after the other. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { locales } from '@/content-types/locales';
import { contentNames } from '@/content-types/registry';
import type { CollectionName, SampleContent } from '@/content-types/registry';
import { faultText } from '@/lib/faults/faultText';
import { messagesByLocale } from '@/lib/i18n/messages';
import { listFiles, writeTextFile } from '@/lib/shared/files';
import { codeFingerprint } from '@/lib/shared/fingerprint.mjs';
import { paths } from '@/lib/shared/paths';
import { tinySiteTranslations } from '../../fixtures/tinySite';
import { wholeSite } from '../../support/nastyEntries';
import { randomNumbers } from '../../support/random';
import { openWorkshop } from '../../support/workshop';
import type { Workshop } from '../../support/workshop';
import { breakCode, fatal } from './brokenCode';
import { brokenLinks, headingOf, readBuiltSite } from './builtSite';
import type { BuiltSite } from './builtSite';
import { startSpoiledCms } from './spoiledCms';
import type { Spoiled } from './spoiledCms';
import { changedPages, lost, missingPages, recordsWith, spoilMany, untold } from './spoiledEntries';

const mediaDir = 'tests/fixtures/media';
const asOf = '2026-09-01T08:00:00Z';

/** As the site and its releases have them in the folder of the project, by the tens of thousands. */
const finishedFiles = [
  'out/fr/themen.html',
  'out/fr/themen/_payload.json',
  'out/media/bild.webp',
  'releases/releases/1/site/daten/indikator/1.csv',
  'releases/releases/1/documents.json',
  '.cache/contents/1/de/articles.json',
];

const longTitles = [
  'Bevölkerungsentwicklungsszenarien der Quartiere und Gemeinden '.repeat(5).slice(0, 255),
  'Ä'.repeat(255),
];

const chapters = longTitles.flatMap((title) => [1, 2, 3, 4, 5].map((level) => ({ title, level, indicators: ['100'] })));

/** The small site with each kind of content box, and chapters of each kind. */
const whole: SampleContent = {
  ...wholeSite,
  indikatorensets: wholeSite.indikatorensets.map((set) => ({ ...set, text: { ...set.text, chapters } })),
};

let workshop: Workshop;

beforeAll(async () => {
  workshop = await openWorkshop(path.join(paths.cache, 'workshop'), mediaDir);
  await breakCode(workshop.folder);
  for (const file of finishedFiles) await writeTextFile(path.join(workshop.folder, file), '');
  await workshop.edit({ content: whole, translations: tinySiteTranslations });
  await workshop.compile();
});

afterAll(() => workshop.close());

async function buildOf(content: SampleContent, translations = tinySiteTranslations): Promise<BuiltSite> {
  await workshop.edit({ content, translations });
  await workshop.build(asOf);
  return readBuiltSite(workshop.folder);
}

async function buildSpoiled(spoiled: Spoiled, content = whole): Promise<BuiltSite> {
  const options = { content, translations: tinySiteTranslations, mediaDir };
  await workshop.connect((port) => startSpoiledCms({ ...options, port }, spoiled));
  await workshop.build(asOf);
  return readBuiltSite(workshop.folder);
}

/** What the page says in the place of an empty list. */
function emptyNoteOn({ pages }: BuiltSite, page: string): boolean {
  return pages.get(page)?.includes(messagesByLocale.de.overview.nothingYet) === true;
}

function refused({ problems }: BuiltSite): readonly string[] {
  return problems.filter(({ severity }) => severity === 'error').map(({ type, key }) => `${type} ${key}`);
}

/** The site with other titles of its first articles. */
function withTitles(...titles: readonly string[]): SampleContent {
  const articles = whole.articles.map((article, index) => {
    const { [index]: title = article.text.title } = titles;
    return { ...article, text: { ...article.text, title } };
  });
  return { ...whole, articles };
}

const [throwing = '', told = '', headless = ''] = whole.articles.map(({ shared }) => `/artikel/${shared.slug}`);

/** Nasty values in many entries at once. */
const spoiled = spoilMany(randomNumbers(20_261_126), ['home-page']);

it('is compiled without a look at the site and its releases, which would take minutes and gigabytes', async () => {
  const code = codeFingerprint(workshop.folder, { ...process.env, ...workshop.environment() });
  const renderer = path.join(workshop.folder, '.cache', 'renderers', code.slice(0, 16));
  const traces = listFiles(renderer).filter((file) => file.endsWith('.nft.json'));
  const traced = traces.map(async (file) => {
    const place = path.join(renderer, file);
    const { files } = z.object({ files: z.array(z.string()) }).parse(JSON.parse(await readFile(place, 'utf8')));
    return files.map((name) => path.relative(workshop.folder, path.resolve(path.dirname(place), name)));
  });
  const all = new Set((await Promise.all(traced)).flat());
  expect(all).toContain('content-types/sample/office/office.yaml');
  expect(finishedFiles.filter((file) => all.has(file))).toEqual([]);
});

describe('one site after the other, each of which builds on the one before', () => {
  let first: BuiltSite;
  let good: BuiltSite;
  let before: BuiltSite;

  beforeAll(async () => {
    first = await buildSpoiled({ records: recordsWith(spoiled) });
    await workshop.forget();
    good = await buildOf(whole);
  });

  it('nasty values leave entries out of the first site of all, and all others are published', () => {
    expect(untold(spoiled, first)).toEqual([]);
    expect(missingPages(spoiled, first, good)).toEqual([]);
  });

  it('a chapter has a page on each of five levels and in each language, however long its title', () => {
    const pages = [...good.pages.keys()].filter((page) => page.includes('/indikatorenset/wohnungsmarkt/'));
    expect(pages).toHaveLength(chapters.length * locales.length);
    expect(brokenLinks(good)).toEqual([]);
    expect(refused(good)).toEqual([]);
  });

  it('what breaks all pages is as it was before, and is named', async () => {
    const [link, ...others] = whole['header-links'];
    const links = link === undefined ? [] : [{ ...link, text: { label: fatal.everywhere } }, ...others];
    const site = await buildOf({ ...whole, 'header-links': links });
    expect([...site.pages].filter(([page, html]) => html !== good.pages.get(page)).map(([page]) => page)).toEqual([]);
    expect(refused(site)).toEqual([`header-links ${link?.shared.path ?? ''}`]);
  });

  it('a page that fails in rendering or in finishing is as it was before, is named, and all others are published', async () => {
    const site = await buildOf(withTitles(fatal.throwing, 'Neu gesagt', fatal.headless));
    for (const broken of [throwing, headless]) {
      expect(headingOf(site.pages.get(broken))).toBe(headingOf(good.pages.get(broken)));
      expect(site.problems.some((problem) => faultText(problem, 'de').found.includes(broken))).toBe(true);
    }
    expect(headingOf(site.pages.get(told))).toContain('Neu gesagt');
    expect([...site.pages.keys()]).toEqual([...good.pages.keys()]);
    expect(refused(site).toSorted()).toEqual(['articles leerstand-2026', 'articles pendeln-2025']);
  });

  it('a page whose picture the CMS never delivers is as it was before, and all others are published', async () => {
    const changed = withTitles('Neu betitelt', 'Noch einmal gesagt');
    before = await buildSpoiled({ failing: ['/uploads/bild.svg'] }, changed);
    expect(headingOf(before.pages.get(throwing))).toBe(headingOf(good.pages.get(throwing)));
    expect(headingOf(before.pages.get(told))).toContain('Noch einmal gesagt');
    expect([...before.pages.keys()]).toEqual([...good.pages.keys()]);
    expect(refused(before)).toContain('articles leerstand-2026');
  });

  it('nasty values leave entries as they were, and all others are published', async () => {
    const site = await buildSpoiled({ records: recordsWith(spoiled) });
    expect(untold(spoiled, site)).toEqual([]);
    expect(lost(spoiled, site, before)).toEqual([]);
    expect(changedPages(site, before)).toEqual([]);
    expect(missingPages(spoiled, site, before)).toEqual([]);
  });
});

/** Pages that list entries of a collection and of nothing else. */
const overviews: Partial<Record<CollectionName, readonly string[]>> = {
  apps: ['/apps'],
  articles: ['/artikel'],
  'display-subthemes': ['/unterthema'],
  'display-themes': ['/thema', '/themen'],
  indikatorensets: ['/indikatorenset'],
  products: ['/indikatorenportal'],
};

/** Of a site without any entries of one kind: `tests/app/pages/emptyCollections.test.tsx`. */
describe('a site of which hardly anything is there', () => {
  const updated = '2026-03-01T12:00:00Z';
  const nothing = Object.fromEntries(contentNames.map((name) => [name, []]));
  const home = { shared: {}, text: { title: 'Basel zählt', content: [] }, updated };
  const bare: SampleContent = { ...whole, ...nothing, 'home-page': [home] };

  beforeAll(() => workshop.forget());

  it('is not built for the first time if more than a fifth of a kind cannot be made: the code is at fault', async () => {
    const articles = whole.articles.map((article) => ({
      ...article,
      text: { ...article.text, title: fatal.throwing },
    }));
    await expect(buildOf({ ...bare, articles }, {})).rejects.toThrow('These pages could not be made');
  });

  it('says on each overview that there is nothing yet, if there is but a German home page', async () => {
    const site = await buildOf(bare, {});
    expect(headingOf(site.pages.get('/'))).toContain('Basel zählt');
    expect(brokenLinks(site)).toEqual([]);
    const pages = [...Object.values(overviews).flat(), '/interaktiv'];
    expect(pages.filter((page) => !emptyNoteOn(site, page))).toEqual([]);
  });
});
