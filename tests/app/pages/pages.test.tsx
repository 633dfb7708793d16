import { beforeEach, expect, it, vi } from 'vitest';
import { PageBody } from '@/app/_frame/PageBody';
import { siteAddresses } from '../../support/sitePages';
import { allFaults } from '../../support/pageFaults';
import { renderWholePage } from '../../support/renderPage';
import { contextIn, site } from '../../support/site';

const addresses = siteAddresses(site.contents);

/** Files beside the pages are not there yet, and never come; the window is that of a phone. */
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

it.each(addresses)(
  'every page in every language $localizedPath keeps the rules of a page',
  ({ page, path, locale }) => {
    const opened = page.open(contextIn(locale, path));
    const shown = opened && renderWholePage(<PageBody page={opened} />, locale);
    expect(shown?.querySelectorAll('h1')).toHaveLength(1);
    expect(shown && allFaults(shown, locale)).toEqual([]);
  },
);
