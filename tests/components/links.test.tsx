import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EntryLink } from '@/components/language/EntryLink';
import { Link } from '@/components/Link';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import type { Locale } from '@/content-types/locales';
import type { LinkedEntry } from '@/lib/site/entryAddresses';
import { renderInPage } from '../support/renderPage';
import { contextIn, site } from '../support/site';

function entryOf(type: 'display-themes' | 'products', key: string, locale: Locale): LinkedEntry {
  const content = site.contents(locale);
  const entry = type === 'products' ? content.find(type, key) : content.find(type, key);
  if (entry === undefined) throw new Error(`The tiny site has no ${type} ${key}.`);
  return entry;
}

describe('a link of an editor', () => {
  it.each(['javascript:alert(1)', '//evil.example'])('B5.5 to %j is its text alone', (address) => {
    renderInPage(<Link address={address} context={contextIn('de')} children="Klick" />);
    expect(screen.getByText('Klick')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each(['mailto:amt@example.org', 'tel:+41610000000'])('B5.5 may lead to %s', (address) => {
    renderInPage(<Link address={address} context={contextIn('de')} children="Kontakt" />);
    expect(screen.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', address);
  });

  it('says so when it opens a new tab, which gets no hold of this one', () => {
    renderInPage(<Link address="https://www.example.org/" context={contextIn('fr')} newTab children="Site" />, 'fr');
    const link = screen.getByRole('link', { name: 'Site (s’ouvre dans une nouvelle fenêtre)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });
});

it('a button link says aloud that it leads to another website', () => {
  renderInPage(<ButtonLink address="https://www.example.org/" context={contextIn('en')} children="Data" />, 'en');
  expect(screen.getByRole('link', { name: 'Data (external site)' })).toBeVisible();
});

describe('a link to an entry', () => {
  it('B1.3 marks a German title, and stays in the language of the page', () => {
    renderInPage(<EntryLink entry={entryOf('display-themes', 'bevoelkerung', 'fr')} context={contextIn('fr')} />, 'fr');
    expect(screen.getByText('Bevölkerung [de]')).toHaveAttribute('lang', 'de');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/fr/thema/bevoelkerung');
  });

  it('B1.3 leads from Leichte Sprache to the German page if there is no other, and says so', () => {
    renderInPage(<EntryLink entry={entryOf('display-themes', 'bevoelkerung', 'ls')} context={contextIn('ls')} />, 'ls');
    expect(screen.getByRole('link', { name: 'Bevölkerung [de]' })).toHaveAttribute('href', '/thema/bevoelkerung');
    expect(screen.getByText('Bevölkerung [de]')).toHaveAttribute('lang', 'de');
    expect(screen.getByText('(in Standard-Sprache)')).toBeVisible();
  });

  it.each([
    ['leads to where the editors say for products that have no page', '400', ['https://daten.example.org/wohnungen']],
    ['is a title alone if there is nothing to lead to', '500', []],
  ])('%s', (_, key, addresses) => {
    renderInPage(<EntryLink entry={entryOf('products', key, 'de')} context={contextIn('de')} />);
    expect(screen.getByText(/^(?:Offene Wohnungsdaten|Wohnungsübersicht) \[de\]$/)).toBeVisible();
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses);
  });
});
