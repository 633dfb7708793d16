/** Renders pages and files of a site as the application does, one by one and in this process: no build. */
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { vi } from 'vitest';
import { locales } from '@/content-types/locales';
import { isEmbedPage } from '@/content-types/routes';
import { pageMetadata } from '@/app/_frame/pageMetadata';
import { PageRecord } from '@/app/_frame/PageRecord';
import { SiteDocument } from '@/app/_frame/SiteDocument';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import type { RequestedPage } from '@/app/_frame/sitePage';
import { DependencyRecorder } from '@/lib/content/dependencies';
import type { Dependency } from '@/lib/content/dependencies';
import { trackContents } from '@/lib/content/trackContents';
import { splitAddress } from '@/lib/i18n/paths';
import type { Contents } from '@/lib/site/contents';
import { pageContextAt } from '@/lib/site/pageContext';
import { redirectsOf } from '@/lib/build/export/sitePages';
import { indicatorFiles } from '@/lib/open-data/indicatorFiles';
import { searchFolder } from '@/lib/search/searchFiles';
import { searchFiles } from '@/lib/search-index/searchFile';
import { sitePages } from './sitePages';

vi.mock('@/app/_styles/font', () => ({ font: { variable: 'font' } }));
vi.mock('@/lib/build/buildInfo', () => ({
  buildInfo: () =>
    Promise.resolve({ id: 'build', browserModule: '/assets/site.js', embeddedModule: '/assets/embedded.js' }),
}));

/** Not part of the site: the rules of web servers are made of it. */
export const listOfRedirects = '/redirects';

function pageAt(contents: Contents, address: string): RequestedPage {
  const { locale, path } = splitAddress(address);
  const context = pageContextAt(contents, locale, path);
  for (const page of sitePages) {
    const opened = page.open(context);
    if (opened !== undefined) return { ...opened, translations: page.translations(contents, path) };
  }
  throw new Error(`${address} names no page.`);
}

async function bytesOf(contents: Contents, address: string): Promise<string> {
  if (address === listOfRedirects) return JSON.stringify(redirectsOf(contents));
  const page = pageAt(contents, address);
  const { locale, path } = page.context;
  const isEmbedded = isEmbedPage(path);
  const embedded = (
    <>
      {page.body}
      <PageRecord page={page} />
    </>
  );
  const children = isEmbedded ? embedded : <SiteFrame page={page} />;
  const { prelude } = await prerenderToNodeStream(await SiteDocument({ locale, isEmbedded, children }));
  return JSON.stringify(pageMetadata(page, page.translations)) + (await text(prelude));
}

/** As the build writes it; undefined if the address is that of a page. Throws if it names nothing. */
function dataFile(contents: Contents, address: string): string | undefined {
  if (address.startsWith(`${searchFolder}/`)) {
    const files = locales.flatMap((locale) => searchFiles(contents(locale)));
    return String(files.find((file) => file.address === address)?.content);
  }
  if (!address.startsWith('/daten/')) return undefined;
  const [key = ''] = address.split('/').at(-1)?.split('.') ?? [];
  const content = indicatorFiles(contents, key).find((file) => file.address === address)?.content;
  if (content === undefined) throw new Error(`${address} is no file of an indicator.`);
  return Buffer.from(content).toString('latin1');
}

export interface Rendered {
  /** Head and document of a page, the bytes of a file. */
  readonly html: string;
  readonly dependencies: readonly Dependency[];
}

/** A page or file as the application renders it, and what it read for it. Throws if the address names none. */
export async function renderAddress(contents: Contents, address: string): Promise<Rendered> {
  const reads = new DependencyRecorder();
  const tracked = trackContents(contents, reads);
  const html = dataFile(tracked, address) ?? (await bytesOf(tracked, address));
  return { html, dependencies: reads.dependencies() };
}
