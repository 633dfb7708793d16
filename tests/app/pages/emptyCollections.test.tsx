import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageBody } from '@/app/_frame/PageBody';
import { siteAddresses } from '../../support/sitePages';
import type { SiteAddress } from '../../support/sitePages';
import { SiteFooter } from '@/components/layout/SiteFooter/SiteFooter';
import { SiteHeader } from '@/components/layout/SiteHeader/SiteHeader';
import { TopicPicker } from '@/components/layout/TopicPicker/TopicPicker';
import { locales } from '@/content-types/locales';
import { collectionNames } from '@/content-types/registry';
import type { SampleContent } from '@/content-types/registry';
import { readTags } from '@/lib/shared/html/tokenizer';
import { pageFacts } from '@/lib/build/export/checks/pageFacts';
import { messagesByLocale } from '@/lib/i18n/messages';
import { splitAddress } from '@/lib/i18n/paths';
import { siteDocuments } from '@/lib/search-index/siteDocuments';
import type { PageContext } from '@/lib/site/pageContext';
import { tinySite, tinySiteTranslations } from '../../fixtures/tinySite';
import { allFaults } from '../../support/pageFaults';
import { renderWholePage } from '../../support/renderPage';
import { loadSite, tinyMedia } from '../../support/site';
import type { LoadedSite } from '../../support/site';

function siteOf(content: SampleContent): LoadedSite {
  return loadSite({ content, translations: tinySiteTranslations, media: tinyMedia });
}

const noEntries = {
  ...Object.fromEntries(collectionNames.map((name) => [name, []])),
  'background-page': [],
  'cookie-consent': [],
  footer: [],
  headers: [],
  'indikatorenset-page': [],
  'search-page': [],
  'theme-page': [],
};

/** Nothing but a German home page. */
const emptySite = siteOf({ ...tinySite, ...noEntries });

function contextOf({ contents }: LoadedSite, { locale, path }: Pick<SiteAddress, 'locale' | 'path'>): PageContext {
  return { locale, language: locale, path, content: contents(locale), messages: messagesByLocale[locale] };
}

/** The page with what stands around it. */
function wholePage(site: LoadedSite, { page: { open }, path, locale }: SiteAddress): ReactNode {
  const context = contextOf(site, { locale, path });
  const page = open(context);
  return (
    <>
      <SiteHeader context={context} activeKey={page?.menuKey ?? null} translations={locales} />
      <TopicPicker context={context} />
      {page && <PageBody page={page} />}
      <SiteFooter context={context} year="2026" />
    </>
  );
}

/** Addresses that editors have written, and of which they are told when they lead nowhere: `deadLinks.test.ts`. */
const written = JSON.stringify([tinySite, tinySiteTranslations]);

/** Links to pages that there are not, and to places that are not on them. */
function brokenLinks(pages: ReadonlyMap<string, string>, addresses: ReadonlySet<string>): readonly string[] {
  const facts = [...pages].map(([page, html]) => [page, pageFacts(html, readTags(html))] as const);
  const ids = new Map(facts.map(([page, own]) => [page, own.ids]));
  const links = new Set(facts.flatMap(([, { references }]) => references).filter((link) => /^\/[^.]*$/.test(link)));
  return [...links].filter((link) => {
    const [page = '', place = ''] = link.split('#');
    const address = decodeURI(page.replace(/\?.*/, ''));
    const isThere = addresses.has(address) && (place === '' || ids.get(address)?.has(place) !== false);
    const own = splitAddress(address).path + link.replace(/^[^?#]*/, '');
    const asWritten = ['"', ')'].map((end) => own + end);
    return !isThere && !asWritten.some((text) => written.includes(text));
  });
}

describe.each(collectionNames)('a site without any %s', (name) => {
  const site = siteOf({ ...tinySite, [name]: [] });
  const addresses = siteAddresses(site.contents);
  const german = addresses.filter(({ locale }) => locale === 'de');
  const pages = new Map(german.map((address) => [address.path, renderToStaticMarkup(wholePage(site, address))]));

  it('has every page, each with one title, in German', () => {
    for (const [page, html] of pages) expect([page, html.match(/<h1[ >]/g)?.length]).toEqual([page, 1]);
  });

  it('has no link that leads nowhere', () => {
    expect(brokenLinks(pages, new Set(addresses.map(({ localizedPath }) => localizedPath)))).toEqual([]);
  });

  it('has something to search for', () => {
    expect(siteDocuments(site.snapshot).get('de')?.documents.length).toBeGreaterThan(0);
  });
});

describe('a site with nothing but a German home page', () => {
  it.each(siteAddresses(emptySite.contents))('$localizedPath keeps the rules of a page', (address) => {
    const page = address.page.open(contextOf(emptySite, address));
    const shown = renderWholePage(page && <PageBody page={page} />, address.locale);
    expect(shown.querySelectorAll('h1')).toHaveLength(1);
    expect(allFaults(shown, address.locale)).toEqual([]);
  });

  const lists = [
    '/themen',
    '/thema',
    '/unterthema',
    '/artikel',
    '/indikatorenportal',
    '/indikatorenset',
    '/interaktiv',
    '/apps',
    '/agenda',
    '/neu',
  ];
  const overviews = siteAddresses(emptySite.contents).filter(({ path }) => lists.includes(path));

  it.each(overviews)('$localizedPath says that there is nothing yet', (address) => {
    renderWholePage(wholePage(emptySite, address), address.locale);
    expect(screen.getByText(messagesByLocale[address.locale].overview.nothingYet)).toBeInTheDocument();
  });

  const promises = overviews.filter(({ path }) => path === '/indikatorenportal' || path === '/neu');

  it.each(promises)('$localizedPath does not promise values above that', (address) => {
    const { indicatorPortalLead, newsLead } = messagesByLocale[address.locale].pages;
    const page = renderWholePage(wholePage(emptySite, address), address.locale);
    expect(page).not.toHaveTextContent(indicatorPortalLead);
    expect(page).not.toHaveTextContent(newsLead);
  });
});
