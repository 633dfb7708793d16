import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageMetadata } from '@/app/_frame/pageMetadata';
import { shareImageOf } from '@/app/_frame/shareImage';
import { embed } from '@/app/[lang]/(embed)/embed/indikator/[id]/EmbedPage';
import { addressesOf } from '@/app/_frame/sitePage';
import type { Locale } from '@/content-types/locales';
import { hasPayload } from '@/lib/site/pageFiles';
import { pageAt } from '../../support/openPage';
import { renderWholePage } from '../../support/renderPage';
import { contextIn } from '../../support/site';

const address = '/embed/indikator/100';

/** Not in Leichte Sprache. */
const other = '/embed/indikator/200';

function show(locale: Locale, path = address): HTMLElement {
  return renderWholePage(pageAt(path, locale).body, locale);
}

describe('a page for frames of other sites', () => {
  it('has its title, what is said of the figure, and the way to the site', () => {
    show('de');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('link', { name: /^Mehr dazu/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^http.*\/indikatorenportal\/100$/),
    );
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('is never German as Leichte Sprache', () => {
    show('ls', other);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('nicht in Leichter Sprache');
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/[^s]\/indikatorenportal\/200$/));
  });

  it('there is one for each indicator, in no list: not for search engines, languages, other sites, the list of pages', () => {
    expect(addressesOf(embed, contextIn('de').content)).toContain(address);
    const page = pageAt(address, 'de');
    const metadata = pageMetadata(page, ['de']);
    expect(metadata.robots).toMatchObject({ index: false });
    expect(metadata.alternates).toBeUndefined();
    expect(shareImageOf(page)).toBeNull();
    expect(hasPayload('/fr/embed/indikator/100', null)).toBe(false);
    expect(hasPayload('/fr/indikatorenportal/100', null)).toBe(true);
    const list = renderWholePage(pageAt('/sitemap', 'de').body);
    expect(list.querySelector('a[href="/indikatorenportal/100"]')).not.toBeNull();
    expect(list.querySelector('a[href^="/embed"]')).toBeNull();
  });
});
