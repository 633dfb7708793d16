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
});

describe('a page without a translation', () => {
  it('B1.3 is shown in German, marked and said so, and keeps its links in the language of the address', () => {
    showPage(onlyGerman, 'fr');
    const notice = screen.getByText('Cette page n’est pas encore traduite. Vous lisez la version allemande.');
    expect(notice.closest('[lang]')).toBe(document.documentElement);
    const title = screen.getByRole('heading', { level: 1, name: 'Mehr Menschen im Kanton [de]' });
    expect(title.closest('[lang]')).toHaveAttribute('lang', 'de');
    expect(screen.getByText('Veröffentlicht')).toBeVisible();
    const theme = within(screen.getByRole('article')).getByRole('link', { name: 'Bevölkerung [de]' });
    expect(theme).toHaveAttribute('href', '/fr/thema/bevoelkerung');
  });

  it('B1.3 is never shown as Leichte Sprache, which says so and leads to the German page and to those that it has', () => {
    const page = showPage(onlyGerman, 'ls');
    const title = 'Diese Seite gibt es nicht in Leichter Sprache.';
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const link = screen.getByRole('link', { name: /^Die Seite in Standard-Sprache lesen/ });
    expect(link).toHaveAttribute('href', onlyGerman);
    expect(link).toHaveAttribute('hreflang', 'de');
    expect(screen.getAllByText('Mehr Menschen im Kanton [de]')[1]).toHaveAttribute('lang', 'de');
    expect(page).not.toHaveTextContent('Die Bevölkerung wächst. [de]');
    expect(screen.getByRole('link', { name: 'So wohnen wir [ls]' })).toHaveAttribute('href', '/ls/thema/wohnen');
    expect(screen.getByRole('link', { name: 'Zur Start-Seite' })).toHaveAttribute('href', '/ls');
    expect(pageAt(onlyGerman, 'ls').description.noindex).toBe(true);
    expect(pageAt(onlyGerman, 'fr').description.noindex).toBe(false);
  });
});
