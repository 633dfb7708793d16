import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NotFoundPage } from '@/app/[lang]/(site)/404/NotFoundPage';
import type { Locale } from '@/content-types/locales';
import { showNotFoundPath } from '@/lib/browser/notFoundPage';
import { accessibilityViolations } from '../../support/accessibility';
import { textsOf } from '../../support/textsOf';
import { renderWholePage } from '../../support/renderPage';
import { contextIn } from '../../support/site';

function renderNotFound(locale: Locale): HTMLElement {
  return renderWholePage(<NotFoundPage context={contextIn(locale, '/404')} />, locale);
}

describe('the page for what does not exist', () => {
  it.each([
    ['de', 'Seite nicht gefunden'],
    ['ls', 'Diese Seite gibt es nicht'],
    ['fr', 'Page introuvable'],
    ['it', 'Pagina non trovata'],
    ['en', 'Page not found'],
  ] as const)('B3.8 says so in the language of the address (%s)', (locale, title) => {
    renderNotFound(locale);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it.each([
    ['de', 'Gesuchte Adresse: /thema/gibt-es-nicht'],
    ['ls', 'Die Adresse heisst: /thema/gibt-es-nicht'],
    ['fr', 'Adresse demandée : /thema/gibt-es-nicht'],
    ['it', 'Indirizzo richiesto: /thema/gibt-es-nicht'],
    ['en', 'Requested address: /thema/gibt-es-nicht'],
  ] as const)('B3.8 names the path that was asked for, in the language of the address (%s)', (locale, text) => {
    renderNotFound(locale);
    showNotFoundPath({ pathname: '/thema/gibt-es-nicht', search: '', hash: '' });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(text).closest('[lang]')).toHaveAttribute('lang', locale === 'ls' ? 'de-simple' : locale);
  });

  it('B3.8 keeps the message for technicians, in English, where nobody else meets it', () => {
    renderNotFound('de');
    showNotFoundPath({ pathname: '/thema/gibt-es-nicht', search: '', hash: '' });
    const message = screen.getByText('Page not found: /thema/gibt-es-nicht');
    expect(message.closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(message.closest('details')).not.toHaveAttribute('open');
  });

  it('B3.8 shows a path as text, whatever is in it', () => {
    const page = renderNotFound('de');
    showNotFoundPath({ pathname: '/<img src=x onerror=alert(1)>', search: '', hash: '' });
    expect(screen.getByText('Gesuchte Adresse: /<img src=x onerror=alert(1)>')).toBeVisible();
    expect(page.querySelector('[onerror]')).not.toBeInTheDocument();
  });

  it('B3.8 offers search and themes', () => {
    renderNotFound('fr');
    expect(screen.getByRole('search')).toHaveAttribute('action', '/fr/suche');
    const themes = screen.getByRole('heading', { level: 2, name: 'Thèmes' }).closest('section');
    expect(themes && textsOf(within(themes).getAllByRole('link'))).toEqual(['Bevölkerung [de]', 'Logement [fr]']);
  });

  it('B3.8 has a muted video in a loop, with a still, that nobody has to listen to', () => {
    const page = renderNotFound('de');
    const video = page.querySelector('video');
    expect(video).toHaveProperty('muted', true);
    expect(video).toHaveAttribute('loop');
    expect(video?.closest('[aria-hidden="true"]')).toBeInTheDocument();
    expect(page.querySelector('img')).toHaveAttribute('alt', '');
    expect(video).not.toHaveAttribute('autoplay');
  });

  it('has no faults that axe knows of', async () => {
    renderNotFound('de');
    expect(await accessibilityViolations()).toEqual([]);
  });
});
