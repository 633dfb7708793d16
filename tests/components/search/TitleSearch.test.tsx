import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { TitleSearch } from '@/components/search/TitleSearch.client';
import type { TitleSearchProps } from '@/components/search/TitleSearch.client';
import { messagesByLocale } from '@/lib/i18n/messages';
import { accessibilityViolations } from '../../support/accessibility';
import { textsOf } from '../../support/textsOf';
import { renderInPage } from '../../support/renderPage';

const pages = [
  { title: 'Bevölkerung', href: '/thema/bevoelkerung', kind: 'Thema' },
  { title: 'Leerstand', href: '/unterthema/leerstand', kind: 'Unterthema' },
  { title: 'Bevölkerung und Wohnen', href: '/artikel/wohnen', kind: 'Artikel', lang: 'de' },
];

function renderSearch(props: Partial<TitleSearchProps> = {}): void {
  const { search } = messagesByLocale.de;
  renderInPage(
    <TitleSearch pages={pages} texts={search} placeholder="zum Beispiel Miete" emptyText={null} {...props} />,
  );
}

function field(): HTMLElement {
  return screen.getByRole('searchbox', { name: 'Suchwörter' });
}

function goBackTo(address: string): void {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

describe('the search by title', () => {
  it('asks for a word and finds nothing before', () => {
    renderSearch();
    expect(screen.getByRole('status')).toHaveTextContent('Geben Sie ein Wort ein, zum Beispiel «Leerstand».');
    expect(field()).toHaveAttribute('placeholder', 'zum Beispiel Miete');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('is the search of the page, and stays when it is sent', async () => {
    renderSearch();
    expect(screen.getByRole('search', { name: 'Suche' })).toContainElement(field());
    await userEvent.type(field(), 'leer{Enter}');
    expect(textsOf(screen.getAllByRole('link'))).toEqual(['Leerstand']);
  });

  it('finds pages while typing, and says how many', async () => {
    renderSearch();
    await userEvent.type(field(), 'bevölk');
    expect(textsOf(screen.getAllByRole('link'))).toEqual(['Bevölkerung', 'Bevölkerung und Wohnen']);
    expect(screen.getByRole('status')).toHaveTextContent('2 Treffer');
    await userEvent.type(field(), 'erung wohnen');
    expect(screen.getByRole('status')).toHaveTextContent('1 Treffer');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/artikel/wohnen');
    expect(screen.getByRole('link')).toHaveAttribute('lang', 'de');
  });

  it('says that nothing was found, with the words', async () => {
    renderSearch();
    await userEvent.type(field(), 'xylofon');
    expect(screen.getByRole('status')).toHaveTextContent('Nichts gefunden für «xylofon».');
  });

  it('says it in the words of the editors where they have some', async () => {
    renderSearch({ emptyText: 'Hier ist nichts.' });
    await userEvent.type(field(), 'xylofon');
    expect(screen.getByRole('status')).toHaveTextContent('Hier ist nichts.');
  });

  it('B8.6 keeps the words in the address', async () => {
    window.history.replaceState(null, '', '/suche');
    renderSearch();
    await userEvent.type(field(), 'Miete & Kauf');
    expect(window.location.pathname + window.location.search).toBe('/suche?q=Miete%20%26%20Kauf');
    await userEvent.clear(field());
    expect(window.location.pathname + window.location.search).toBe('/suche');
  });

  it('B8.6 begins with the words of the address', () => {
    window.history.replaceState(null, '', '/suche?q=leerstand');
    renderSearch();
    expect(field()).toHaveValue('leerstand');
    expect(screen.getByRole('link', { name: 'Leerstand' })).toBeVisible();
  });

  it('B8.6 follows back and forward', () => {
    window.history.replaceState(null, '', '/suche?q=leerstand');
    renderSearch();
    act(() => goBackTo('/suche?q=bev%C3%B6lkerung'));
    expect(field()).toHaveValue('bevölkerung');
    expect(screen.getByRole('status')).toHaveTextContent('2 Treffer');
  });

  it('has no faults that axe knows of', async () => {
    window.history.replaceState(null, '', '/suche?q=e');
    renderSearch();
    expect(await accessibilityViolations()).toEqual([]);
  });
});
