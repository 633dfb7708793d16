import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NotFoundPage } from '@/app/[lang]/(site)/404/NotFoundPage';
import type { Locale } from '@/content-types/locales';
import { showNotFoundPath } from '@/lib/client/notFoundPage';
import { textsOf } from '../../support/textsOf';
import { renderWholePage } from '../../support/renderPage';
import { contextIn } from '../../support/site';

function renderNotFound(locale: Locale): HTMLElement {
  return renderWholePage(<NotFoundPage context={contextIn(locale, '/404')} />, locale);
}

describe('the page for what does not exist', () => {
  it('B3.8 shows a path as text, whatever is in it, and keeps the message for technicians, in English, closed', () => {
    const page = renderNotFound('de');
    const pathname = '/<img src=x onerror=alert(1)>';
    showNotFoundPath({ pathname, search: '', hash: '' });
    expect(screen.getByText(`Gesuchte Adresse: ${pathname}`)).toBeVisible();
    expect(page.querySelector('[onerror]')).not.toBeInTheDocument();
    const message = screen.getByText(`Page not found: ${pathname}`);
    expect(message.closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(message.closest('details')).not.toHaveAttribute('open');
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
});
