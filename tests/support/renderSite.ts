/** Renders pages and files of a site as the application does, one by one and in this process: no build. */
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { vi } from 'vitest';
import { locales } from '@/content-types/locales';
import Layout from '@/app/[[...path]]/layout';
import Page, { generateMetadata } from '@/app/[[...path]]/page';
import * as pagesList from '@/app/pages.json/route';
import { Reads } from '@/lib/content/reads';
import type { Cell } from '@/lib/content/reads';
import { trackContents } from '@/lib/content/track';
import type { Contents } from '@/lib/site/contents';
import { indicatorFiles } from '@/lib/site/open-data/indicatorFiles';
import { searchFile, searchFileAddress } from '@/lib/site/search/searchFile';

const rendering = vi.hoisted(() => ({
  contents: (): unknown => undefined,
  contentsFor: (address: string): unknown => address,
}));

vi.mock('@/lib/site/contents', () => ({ loadContents: () => Promise.resolve(rendering.contents()) }));
vi.mock('@/lib/next/pageReads', () => ({ contentsFor: (address: string) => rendering.contentsFor(address) }));
vi.mock('@/app/_styles/font', () => ({ font: { variable: 'font' } }));
vi.mock('@/lib/next/unchanged', () => ({ unchangedPages: () => Promise.resolve(new Map()) }));
vi.mock('@/lib/site/buildInfo', () => ({
  buildInfo: () =>
    Promise.resolve({ id: 'build', browserModule: '/assets/site.js', embeddedModule: '/assets/embedded.js' }),
}));

/** Not part of the site: sitemap, redirects and what search engines may list are made of it. */
export const listOfPages = '/pages.json';

async function bytesOf(address: string): Promise<string> {
  if (address === listOfPages) return (await pagesList.GET()).text();
  const params = Promise.resolve({ path: address.split('/').filter((segment) => segment !== '') });
  const head = JSON.stringify(await generateMetadata({ params }));
  const children = await Page({ params });
  const { prelude } = await prerenderToNodeStream(await Layout({ params, children }));
  return head + (await text(prelude));
}

/** As the build writes it; undefined if the address is that of a page. Throws if it names nothing. */
function dataFile(contents: Contents, address: string): string | undefined {
  const searched = locales.find((locale) => searchFileAddress(locale) === address);
  if (searched !== undefined) return String(searchFile(contents, searched).content);
  if (!address.startsWith('/daten/')) return undefined;
  const [key = ''] = address.split('/').at(-1)?.split('.') ?? [];
  const content = indicatorFiles(contents, key).find((file) => file.address === address)?.content;
  if (content === undefined) throw new Error(`${address} is no file of an indicator.`);
  return Buffer.from(content).toString('latin1');
}

export interface Rendered {
  /** Head and document of a page, the bytes of a file. */
  readonly html: string;
  readonly cells: readonly Cell[];
}

/** A page or file as the application renders it, and what it read for it. Throws if the address names none. */
export async function renderAddress(contents: Contents, address: string): Promise<Rendered> {
  const reads = new Reads();
  const tracked = trackContents(contents, reads);
  rendering.contents = () => tracked;
  rendering.contentsFor = (asked) => {
    if (asked !== address) throw new Error(`${address} asked for the content of ${asked}.`);
    return tracked;
  };
  const html = dataFile(tracked, address) ?? (await bytesOf(address));
  return { html, cells: reads.close() };
}
