import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createAddressStore } from '@/components/search/addressStore';
import { pageAddress, renderSearch, searchField } from '../../support/searchPage';
import { textsOf } from '../../support/textsOf';

vi.mock('@/lib/search/openSearch', async () => {
  const { openSearch } = await import('../../support/searchEngine');
  return { openSearch };
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

function count(text: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 2, name: text });
}

function arriveAt(address: string): void {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

function boxesOf(group: string): readonly HTMLElement[] {
  return within(screen.getByRole('group', { name: group })).getAllByRole('checkbox');
}

describe('the address of a search', () => {
  it('B8.6 is not read by a search whose page was left, until that comes back', () => {
    document.body.innerHTML = '<main><div></div></main>';
    const main = document.querySelector('main');
    const content = main?.firstElementChild ?? null;
    window.history.replaceState(null, '', '/suche?q=leer');
    const store = createAddressStore({ themes: [], divisions: [] });
    onTestFinished(store.start());
    content?.remove();
    arriveAt('/suche?q=bericht');
    expect(store.shown()?.state.words).toBe('leer');
    if (content !== null) main?.append(content);
    document.dispatchEvent(new Event('page:finish'));
    expect(store.shown()?.state.words).toBe('bericht');
  });

  it.each([
    ['/suche?q=bericht&seite=99', '/suche?q=bericht&seite=3'],
    ['/suche?utm_source=x&q=bericht&seite=99', '/suche?q=bericht&seite=3'],
    ['/suche?q=leerwohn&seite=99', '/suche?q=leerwohn'],
  ])('corrects the address that asks for a page behind all: %s', async (asked, corrected) => {
    renderSearch({ address: asked });
    expect(await screen.findByRole('heading', { level: 2, name: /Treffer$/ })).toBeVisible();
    await waitFor(() => expect(pageAddress()).toBe(corrected));
  });

  it.each([
    ['/suche?seite=99', '/suche'],
    ['/suche?seite=x&utm_source=y', '/suche?utm_source=y'],
    ['/suche?q=leerwohn&seite=0', '/suche?q=leerwohn'],
    ['/suche?q=leerwohn&seite=1', '/suche?q=leerwohn'],
  ])('takes a page that is none out of the address: %s', (asked, corrected) => {
    renderSearch({ address: asked });
    expect(pageAddress()).toBe(corrected);
  });

  it('keeps what was chosen when nobody searches words', async () => {
    renderSearch({ address: '/suche?thema=wohnen' });
    expect(await count('3 Treffer')).toBeVisible();
  });
});

describe('filters, sorting and pages', () => {
  it('narrows by one value or more, with counts', async () => {
    renderSearch({ address: '/suche?q=leer' });
    await screen.findByRole('group', { name: 'Art' });
    const entries = window.history.length;
    await userEvent.click(screen.getByRole('checkbox', { name: 'Artikel 1' }));
    expect(await count('1 Treffer')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Artikel 1' })).toHaveFocus();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Indikator 2' }));
    expect(await count('3 Treffer')).toBeVisible();
    expect(pageAddress()).toBe('/suche?q=leer&art=article&art=indicator');
    expect(window.history.length).toBe(entries + 2);
  });

  it('takes each filter away, and all of them', async () => {
    renderSearch({ address: '/suche?q=leer&art=indicator&thema=wohnen&jahr=2026' });
    await count('1 Treffer');
    await userEvent.click(screen.getByRole('button', { name: '2026 entfernen' }));
    expect(await count('2 Treffer')).toHaveFocus();
    expect(pageAddress()).toBe('/suche?q=leer&art=indicator&thema=wohnen');
    await userEvent.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    await waitFor(() => expect(pageAddress()).toBe('/suche?q=leer'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Filter zurücksetzen' })).not.toBeInTheDocument());
  });

  it('goes back into the field when nothing is left to search', async () => {
    renderSearch({ address: '/suche?art=indicator' });
    await count('3 Treffer');
    await userEvent.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    expect(searchField()).toHaveFocus();
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });

  it('shows the first five values and the chosen ones, the newest year first', async () => {
    renderSearch({ address: '/suche?q=bericht&jahr=1980' });
    await count('1 Treffer');
    const years = ['2014 1', '2013 1', '2012 1', '2011 1', '2010 1', '1980 1'];
    expect(boxesOf('Jahr')).toEqual(years.map((name) => screen.getByRole('checkbox', { name })));
    expect(screen.queryByText('1990')).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Weitere'));
    expect(await screen.findByText('1990')).toBeVisible();
  });

  it('keeps a value without hits as long as it has the focus', async () => {
    renderSearch({ address: '/suche?q=leerwohn&jahr=1999&jahr=2026' });
    await count('1 Treffer');
    await userEvent.click(screen.getByRole('checkbox', { name: '1999 0' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '1999 entfernen' })).not.toBeInTheDocument());
    expect(screen.getByRole('checkbox', { name: '1999 0' })).toHaveFocus();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Indikator/ }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: '1999 0' })).not.toBeInTheDocument());
  });

  it('leads back into the field when the last filter was all there was to search', async () => {
    renderSearch({ address: '/suche?art=indicator' });
    await count('3 Treffer');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Indikator 3' }));
    await waitFor(() => expect(searchField()).toHaveFocus());
  });

  it('sorts by what is chosen', async () => {
    renderSearch({ address: '/suche?q=leerwohn' });
    await count('2 Treffer');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortieren' }), 'Nach Titel');
    await waitFor(() =>
      expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual([
        'Leerwohnungen nach Wohnviertel',
        'Leerwohnungsquote',
      ]),
    );
    expect(pageAddress()).toBe('/suche?q=leerwohn&sort=titel');
  });

  it('begins at the first page again when words or filters change', async () => {
    renderSearch({ address: '/suche?q=bericht&seite=2' });
    await count('45 Treffer');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Artikel 45' }));
    expect(pageAddress()).toBe('/suche?q=bericht&art=article');
  });
});
