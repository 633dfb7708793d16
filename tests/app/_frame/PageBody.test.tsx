import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageAt } from '../../support/openPage';
import { showPage } from '../../support/showPage';

const translated = '/artikel/leerstand-2026';
const onlyGerman = '/artikel/bevoelkerung-2026';

describe('a page in its language', () => {
  it.each([
    ['de', 'Weniger leere Wohnungen [de]'],
    ['fr', 'Moins de logements vides [fr]'],
    ['ls', 'Es gibt wenige Wohnungen [ls]'],
  ] as const)('B1.3 has no notice (%s)', (locale, title) => {
    const page = showPage(translated, locale);
    expect(screen.getByRole('heading', { level: 1, name: title }).closest('[lang]')).toBe(document.documentElement);
    expect(page.querySelector('[data-fallback]')).not.toBeInTheDocument();
  });

  it('has breadcrumbs that lead through its theme', () => {
    showPage(translated, 'fr');
    expect(screen.getByRole('navigation', { name: 'Vous êtes ici' })).toHaveTextContent(
      'AccueilVue d’ensemble [fr]Logement [fr]Moins de logements vides [fr]',
    );
  });

  it('has none on the home page', () => {
    showPage('/', 'de');
    expect(screen.queryByRole('navigation', { name: 'Sie sind hier' })).not.toBeInTheDocument();
  });
});

describe('a page without a translation', () => {
  it.each([
    ['fr', 'Cette page n’est pas encore traduite. Vous lisez la version allemande.'],
    ['it', 'Questa pagina non è ancora tradotta. Sta leggendo la versione tedesca.'],
    ['en', 'This page has not been translated yet. You are reading the German version.'],
  ] as const)('B1.3 is shown in German, marked and said so (%s)', (locale, notice) => {
    showPage(onlyGerman, locale);
    expect(screen.getByText(notice).closest('[lang]')).toBe(document.documentElement);
    const title = screen.getByRole('heading', { level: 1, name: 'Mehr Menschen im Kanton [de]' });
    expect(title.closest('[lang]')).toHaveAttribute('lang', 'de');
  });

  it('B1.3 speaks German around its text, and keeps its links in the language of the address', () => {
    showPage(onlyGerman, 'fr');
    expect(screen.getByText('Veröffentlicht')).toBeVisible();
    expect(within(screen.getByRole('article')).getByRole('link', { name: 'Bevölkerung [de]' })).toHaveAttribute(
      'href',
      '/fr/thema/bevoelkerung',
    );
  });

  it('B1.3 is never shown as Leichte Sprache, which says so and leads to the German page', () => {
    const page = showPage(onlyGerman, 'ls');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht in Leichter Sprache.' }),
    ).toBeVisible();
    const link = screen.getByRole('link', { name: /^Die Seite in Standard-Sprache lesen/ });
    expect(link).toHaveAttribute('href', onlyGerman);
    expect(link).toHaveAttribute('hreflang', 'de');
    expect(page).not.toHaveTextContent('Die Bevölkerung wächst. [de]');
  });

  it('B1.3 leads from a page that Leichte Sprache lacks to those that it has', () => {
    showPage(onlyGerman, 'ls');
    expect(screen.getByRole('heading', { level: 2, name: 'Hier können Sie weiter-lesen' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'So wohnen wir [ls]' })).toHaveAttribute('href', '/ls/thema/wohnen');
    expect(screen.getByRole('link', { name: 'Zur Start-Seite' })).toHaveAttribute('href', '/ls');
    expect(pageAt(onlyGerman, 'ls').description.noindex).toBe(true);
    expect(pageAt(onlyGerman, 'fr').description.noindex).toBe(false);
  });

  it('B1.3 marks the German title that Leichte Sprache names', () => {
    showPage(onlyGerman, 'ls');
    const [, title] = screen.getAllByText('Mehr Menschen im Kanton [de]');
    expect(title).toHaveAttribute('lang', 'de');
  });
});
