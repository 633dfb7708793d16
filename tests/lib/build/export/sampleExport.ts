/** A small site as `next build` writes it: four pages in every language, one of them with an island. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { locales } from '@/content-types/locales';
import { languageTag } from '@/lib/i18n/paths';
import { languagePrefix, pageFile, withPrefix } from '@/lib/site/pageFiles';
import type { EditedRedirect, ErrorPage, ListedPage } from '@/lib/build/export/sitePages';
import type { SiteFacts } from '@/lib/build/export/finishExport';
import { expandRedirects } from '@/lib/build/export/rules/redirects';

export const siteUrl = 'https://statistik.example';

export const moduleAddress = '/assets/site-0123456789abcdef.js';

/** What a page of the sample has of its own. */
export interface RawPage {
  readonly lang?: string;
  readonly title?: string;
  readonly menuKey?: string;
  readonly head?: string;
  readonly main?: string;
  readonly noindex?: boolean;
}

export const flightScript =
  '<script>self.__next_f.push([1,"7:[\\"$\\",\\"html\\",null,{\\"a\\":\\"<b> \\u003c/script>\\"}]"])</script>';

const frameworkHead = [
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/preloaded.js"/>',
  '<script src="/_next/static/chunks/main.js" async=""></script>',
  '<script src="/_next/static/chunks/old-browsers.js" noModule=""></script>',
].join('');

/** The HTML of a page, with all that Next.js adds to it. */
export function rawPage({
  lang = 'de',
  title = 'Titel',
  menuKey = '',
  head = '',
  main = '<h1>Titel</h1>',
  noindex = false,
}: RawPage = {}): string {
  const record = JSON.stringify({ lastModified: '2026-08-20', noindex });
  return [
    `<!DOCTYPE html><html lang="${lang}" data-build="build-1"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>`,
    `<link rel="stylesheet" href="/_next/static/chunks/style.css" data-precedence="next"/>${frameworkHead}`,
    `<title>${title}</title>${head}</head><body><div hidden=""><!--$--><!--/$--></div>`,
    `<div data-menu-key="${menuKey}"><main id="inhalt" tabindex="-1">${main}</main>`,
    `<script type="application/json" data-page-record="">${record}</script></div>`,
    `<script type="module" src="${moduleAddress}"></script>`,
    `<script id="_R_">(globalThis["TURBOPACK"]=[]).push({"otherChunks":[]});</script>${flightScript}</body></html>`,
  ].join('');
}

const routes = ['/', '/themen', '/interaktiv', '/suche'] as const;

type Route = (typeof routes)[number];

const mains: Readonly<Record<Route, string>> = {
  '/': '<h1>Start</h1><a href="#weiter">Weiter</a><p id="weiter">Text</p>',
  '/themen': '<h1>Themen</h1><svg role="img"><title>Linie</title><path d="M0 0"/></svg>',
  '/interaktiv': '<h1>Interaktiv</h1><div data-embed-host="video.example">Film</div>',
  '/suche':
    '<h1>Suche</h1><div data-island="Search"><input name="q"/></div><script type="application/json">{}</script>',
};

const menuKeys: Readonly<Record<Route, string>> = {
  '/': '',
  '/themen': 'topics',
  '/interaktiv': 'interactive',
  '/suche': 'search',
};

function alternatesOf(route: Route): readonly { readonly hreflang: string; readonly path: string }[] {
  const languages = locales.map((locale) => ({
    hreflang: languageTag[locale],
    path: withPrefix(languagePrefix(locale), route),
  }));
  return [...languages, { hreflang: 'x-default', path: route }];
}

function headOf(route: Route, path: string): string {
  const links = alternatesOf(route).map(
    (link) => `<link rel="alternate" hrefLang="${link.hreflang}" href="${siteUrl}${link.path}"/>`,
  );
  return `<meta name="description" content="Über ${path}"/><link rel="canonical" href="${siteUrl}${path}"/>${links.join('')}`;
}

/** What the site of `writeSampleExport` says of itself. */
export const sampleFacts: SiteFacts = {
  siteUrl,
  buildId: 'build-1',
  contentId: 'content-1',
  timestamp: '2026-08-21T06:30:00.000Z',
};

interface SampleSite extends SiteFacts {
  readonly pages: readonly ListedPage[];
  readonly errorPages: readonly ErrorPage[];
  readonly redirects: readonly EditedRedirect[];
}

/** The pages of `writeSampleExport`, in the order of the build. */
export const sampleManifest: SampleSite = {
  ...sampleFacts,
  pages: routes.flatMap((route) =>
    locales.map((locale) => ({
      path: withPrefix(languagePrefix(locale), route),
      locale,
      lastModified: '2026-08-20',
      noindex: route === '/suche',
    })),
  ),
  errorPages: [
    { path: '/404', locale: 'de', status: 404 },
    { path: '/fr/404', locale: 'fr', status: 404 },
    { path: '/500', locale: 'de', status: 500 },
  ],
  redirects: [
    { from: '/hintergrund/**', to: '/interaktiv/**' },
    { from: '/hintergrund/alt', to: '/themen' },
  ],
};

/** What `finishExport` is told of it. */
export const sampleOptions = { site: sampleFacts, redirects: sampleManifest.redirects };

/** With the redirects of every language. */
export const sampleSite = { ...sampleManifest, redirects: expandRedirects(sampleManifest.redirects) };

/** A folder for one test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-export-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files by their relative paths. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

function htmlFiles(): Readonly<Record<string, string>> {
  const pages = locales.flatMap((locale) =>
    routes.map((route) => {
      const path = withPrefix(languagePrefix(locale), route);
      const html = rawPage({
        lang: languageTag[locale],
        title: `Seite ${route} (${locale})`,
        menuKey: menuKeys[route],
        head: headOf(route, path),
        main: mains[route],
        noindex: route === '/suche',
      });
      return [pageFile(path), html] as const;
    }),
  );
  const errors = sampleManifest.errorPages.map(
    ({ path, locale }) => [pageFile(path), rawPage({ lang: languageTag[locale], title: path })] as const,
  );
  return Object.fromEntries([...pages, ...errors]);
}

/** Writes the whole site; `changes` replaces or adds files. */
export async function writeSampleExport(
  folder: string,
  { changes = {} }: { readonly changes?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  await writeFiles(folder, {
    ...htmlFiles(),
    'security.txt': 'Contact: mailto:web@statistik.example\n',
    '_next/static/chunks/style.css': `main{color:#111}${'.line{stroke:#222}'.repeat(100)}`,
    [moduleAddress.slice(1)]: 'export {};',
    'assets/Search-01234567.js': 'import{a}from"./chunk-01234567.js";export{a as hydrate};',
    'assets/chunk-01234567.js': 'export let a=1;',
    ...changes,
  });
}
