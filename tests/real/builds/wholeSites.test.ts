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
import { localizedPath } from '@/lib/i18n/paths';
import { listFiles, writeTextFile } from '@/lib/shared/files';
import { codeFingerprint } from '@/lib/shared/fingerprint.mjs';
import { paths } from '@/lib/shared/paths';
import { tinySite, tinySiteTranslations } from '../../fixtures/tinySite';
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

let workshop: Workshop;

beforeAll(async () => {
  workshop = await openWorkshop(path.join(paths.cache, 'workshop'), mediaDir);
  await breakCode(workshop.folder);
  for (const file of finishedFiles) await writeTextFile(path.join(workshop.folder, file), '');
  await workshop.edit({ content: tinySite, translations: tinySiteTranslations });
  await workshop.compile();
});

afterAll(() => workshop.close());

async function buildOf(content: SampleContent, translations = tinySiteTranslations): Promise<BuiltSite> {
  await workshop.edit({ content, translations });
  await workshop.build(asOf);
  return readBuiltSite(workshop.folder);
}

async function buildSpoiled(spoiled: Spoiled, content = wholeSite): Promise<BuiltSite> {
  const options = { content, translations: tinySiteTranslations, mediaDir };
  await workshop.connect((port) => startSpoiledCms({ ...options, port }, spoiled));
  await workshop.build(asOf);
  return readBuiltSite(workshop.folder);
}

/** What the page says in the place of an empty list. */
function emptyNoteOn({ pages }: BuiltSite, page: string): boolean {
  return pages.get(page)?.includes(messagesByLocale.de.overview.nothingYet) === true;
}

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

describe('nasty values in many entries at once', () => {
  let good: BuiltSite;

  beforeAll(async () => {
    good = await buildOf(wholeSite);
  });

  it('leave each of them as it was, and all others are published', async () => {
    const spoiled = spoilMany(randomNumbers(20_261_123));
    const site = await buildSpoiled({ records: recordsWith(spoiled) });
    expect(untold(spoiled, site)).toEqual([]);
    expect(lost(spoiled, site, good)).toEqual([]);
    expect(changedPages(site, good)).toEqual([]);
    expect(missingPages(spoiled, site, good)).toEqual([]);
  });

  it('leave each of them out of the first site of all, and all others are published', async () => {
    await workshop.forget();
    const spoiled = spoilMany(randomNumbers(20_261_126), ['home-page']);
    const site = await buildSpoiled({ records: recordsWith(spoiled) });
    expect(untold(spoiled, site)).toEqual([]);
    expect(missingPages(spoiled, site, good)).toEqual([]);
  });
});

type Article = SampleContent['articles'][number];

/** The small site whose first article has another title, and whose second says something new. */
function withTitle(title: string): SampleContent {
  const [first, second, ...others] = tinySite.articles;
  const changed = [first, second].flatMap((article, index): Article[] =>
    article === undefined ? [] : [{ ...article, text: { ...article.text, title: index === 0 ? title : 'Neu gesagt' } }],
  );
  return { ...tinySite, articles: [...changed, ...others] };
}

const [broken = '', other = ''] = tinySite.articles.map(({ shared }) => `/artikel/${shared.slug}`);

const longTitles = [
  'Bevölkerungsentwicklungsszenarien der Quartiere und Gemeinden '.repeat(5).slice(0, 255),
  'Ä'.repeat(255),
];

it('a chapter of an indicator set has a page on each of five levels and in each language, however long its title', async () => {
  const chapters = longTitles.flatMap((title) =>
    [1, 2, 3, 4, 5].map((level) => ({ title, level, indicators: ['100'] })),
  );
  const sets = tinySite.indikatorensets.map((set) => ({ ...set, text: { ...set.text, chapters } }));
  const site = await buildOf({ ...tinySite, indikatorensets: sets });
  const pages = [...site.pages.keys()].filter((page) => page.includes('/indikatorenset/wohnungsmarkt/'));
  expect(pages).toHaveLength(chapters.length * locales.length);
  expect(brokenLinks(site)).toEqual([]);
  expect(site.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

function refused({ problems }: BuiltSite): readonly string[] {
  return problems.filter(({ severity }) => severity === 'error').map(({ type, key }) => `${type} ${key}`);
}

describe('a page that cannot be made', () => {
  let first: BuiltSite;
  let good: BuiltSite;

  beforeAll(async () => {
    await workshop.forget();
    first = await buildOf(withTitle(fatal.throwing));
    good = await buildOf(tinySite);
  });

  it('is left out of the first site of all, is named with its entry, and all others are published', () => {
    const missing = [...good.pages.keys()].filter((page) => !first.pages.has(page));
    expect(missing.toSorted()).toEqual(locales.map((locale) => localizedPath(locale, broken)).toSorted());
    expect(refused(first)).toEqual(['articles leerstand-2026']);
  });

  it.each([
    ['rendering', fatal.throwing],
    ['finishing', fatal.headless],
  ])('because %s fails is as it was before, is named, and all others are published', async (_, title) => {
    const site = await buildOf(withTitle(title));
    expect(headingOf(site.pages.get(broken))).toBe(headingOf(good.pages.get(broken)));
    expect(headingOf(site.pages.get(other))).toContain('Neu gesagt');
    expect([...site.pages.keys()]).toEqual([...good.pages.keys()]);
    expect(refused(site)).toEqual(['articles leerstand-2026']);
    expect(site.problems.some((problem) => faultText(problem, 'de').found.includes(broken))).toBe(true);
  });

  it('because of what all pages show is as it was before', async () => {
    expect((await buildOf(tinySite)).pages).toEqual(good.pages);
    const [link, ...others] = tinySite['header-links'];
    const links = link === undefined ? [] : [{ ...link, text: { label: fatal.everywhere } }, ...others];
    const site = await buildOf({ ...tinySite, 'header-links': links });
    expect([...site.pages].filter(([page, html]) => html !== good.pages.get(page)).map(([page]) => page)).toEqual([]);
    expect(refused(site)).toEqual([`header-links ${link?.shared.path ?? ''}`]);
  });

  it('because the CMS never delivers its picture is as it was before, and all others are published', async () => {
    const site = await buildSpoiled({ failing: ['/uploads/bild.svg'] }, withTitle('Neu betitelt'));
    expect(headingOf(site.pages.get(broken))).toBe(headingOf(good.pages.get(broken)));
    expect(headingOf(site.pages.get(other))).toContain('Neu gesagt');
    expect([...site.pages.keys()]).toEqual([...good.pages.keys()]);
    expect(refused(site)).toContain('articles leerstand-2026');
  });

  it('for more than a fifth of a kind ends the first build of all: the code is at fault', async () => {
    await workshop.forget();
    const articles = tinySite.articles.map((article) => ({
      ...article,
      text: { ...article.text, title: `${article.text.title}: ${fatal.throwing}` },
    }));
    await expect(buildOf({ ...tinySite, articles })).rejects.toThrow('These pages could not be made');
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
describe('a site without a single entry', () => {
  it('but a German home page is built, and says on each overview that there is nothing yet', async () => {
    await workshop.forget();
    const nothing = Object.fromEntries(contentNames.map((name) => [name, []]));
    const bare = { shared: {}, text: { title: 'Basel zählt', content: [] }, updated: '2026-03-01T12:00:00Z' };
    const site = await buildOf({ ...tinySite, ...nothing, 'home-page': [bare] }, {});
    expect(headingOf(site.pages.get('/'))).toContain('Basel zählt');
    expect(brokenLinks(site)).toEqual([]);
    const pages = [...Object.values(overviews).flat(), '/interaktiv'];
    expect(pages.filter((page) => !emptyNoteOn(site, page))).toEqual([]);
  });
});
