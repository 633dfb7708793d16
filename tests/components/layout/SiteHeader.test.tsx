import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SiteHeader } from '@/components/layout/SiteHeader/SiteHeader';
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { languageTag } from '@/lib/i18n/paths';
import type { MenuKey } from '@/lib/site/menu';
import { allFaults } from '../../support/pageFaults';
import { textsOf } from '../../support/textsOf';
import { contextIn } from '../../support/site';

function renderHeader(locale: Locale = 'de', activeKey: MenuKey | null = null): HTMLElement {
  document.documentElement.lang = languageTag[locale];
  document.title = 'Seite';
  return render(
    <SiteHeader context={contextIn(locale, '/thema/wohnen')} activeKey={activeKey} translations={locales} />,
  ).container;
}

function menuLinks(name = 'Hauptmenü'): readonly HTMLElement[] {
  return within(screen.getByRole('navigation', { name })).getAllByRole('link');
}

describe('the header', () => {
  it.each([
    ['de', '/'],
    ['fr', '/fr'],
  ] as const)('B3.1 the logo leads to the home of the language (%s)', (locale, address) => {
    renderHeader(locale);
    expect(screen.getByRole('link', { name: /^Statistik \[de\] ?Kanton \[de\] ?, / })).toHaveAttribute('href', address);
  });

  it('B3.1 has the main entries in the order of their numbers and with their keys, then what leads elsewhere', () => {
    renderHeader();
    expect(textsOf(menuLinks())).toEqual([
      'Suche [de]',
      'Themen [de]',
      'Interaktiv [de]',
      'Über das Amt [de]  (öffnet in neuem Fenster)',
    ]);
    expect(menuLinks().map((link) => link.dataset['menuKey'])).toEqual(['search', 'topics', 'interactive', undefined]);
    const external = screen.getByRole('link', { name: /^Über das Amt \[de\]\s+\(öffnet in neuem Fenster\)$/ });
    expect(external).toHaveAttribute('href', 'https://amt.example.org/');
    expect(external).toHaveAttribute('target', '_blank');
    expect(external).toHaveAttribute('rel', 'noopener');
  });

  it.each([
    ['search', 'Suche [de]'],
    ['topics', 'Themen [de]'],
    ['interactive', 'Interaktiv [de]'],
  ] as const)('B3.2 on a page of %s that entry alone is the current one', (key, name) => {
    renderHeader('de', key);
    const current = menuLinks().filter((link) => link.hasAttribute('aria-current'));
    expect(textsOf(current)).toEqual([name]);
    expect(current[0]).toHaveAttribute('aria-current', 'true');
  });

  it('B1.3 leads into the language of the page, and marks entries without a translation', () => {
    renderHeader('fr');
    const [search, , interactive] = menuLinks('Menu principal');
    expect(search).toHaveAttribute('href', '/fr/suche');
    expect(search).not.toHaveAttribute('lang');
    expect(interactive).toHaveAttribute('href', '/fr/interaktiv');
    expect(interactive).toHaveAttribute('lang', 'de');
  });

  it('has a button that opens menu and languages without any script, and one inside that closes them', () => {
    const panel = renderHeader().querySelector('[popover]');
    const close = screen.getByRole('button', { name: 'Schliessen' });
    for (const button of [screen.getByRole('button', { name: 'Menü' }), close])
      expect(button).toHaveAttribute('popovertarget', panel?.id);
    expect(close).toHaveAttribute('popovertargetaction', 'hide');
    for (const name of ['Hauptmenü', 'Sprache'])
      expect(panel).toContainElement(screen.getByRole('navigation', { name }));
    expect(panel).toContainElement(close);
  });

  it('shows the way to Leichte Sprache outside the menu too', () => {
    const header = renderHeader('fr');
    const panel = header.querySelector('[popover]');
    const [outside] = screen.getAllByRole('link', { name: 'Leichte Sprache' });
    expect(outside).toHaveAttribute('href', '/ls/thema/wohnen');
    expect(outside).toHaveAttribute('lang', 'de-simple');
    expect(panel).not.toContainElement(outside ?? null);
  });

  it.each(['de', 'ls', 'fr'] as const)('keeps the rules of a page (%s)', (locale) => {
    const header = renderHeader(locale, 'topics');
    for (const link of header.querySelectorAll('[data-language]')) link.remove();
    expect(allFaults(header, locale)).toEqual([]);
  });
});
