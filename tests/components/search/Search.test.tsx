import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SearchEngine } from '@/lib/search/engine';
import { neverAborted } from '../../fixtures/searchHits';
import { requestFor } from '../../support/relevance';
import { indexEngine, slowEngine, tellOutage } from '../../support/searchEngine';
import { pageAddress, renderSearch, searchField } from '../../support/searchPage';
import { textsOf } from '../../support/textsOf';

vi.mock('@/lib/search/openSearch', async () => {
  const { openSearch } = await import('../../support/searchEngine');
  return { openSearch };
});

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

function count(text: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 2, name: text });
}

/** What screen readers are told of the search. */
function saidCount(): HTMLElement | undefined {
  return screen.getAllByRole('status')[0];
}

function titles(): readonly string[] {
  return textsOf(screen.getAllByRole('heading', { level: 3 }));
}

describe('the search page', () => {
  it('asks for a word and finds nothing before', () => {
    renderSearch({ placeholder: 'zum Beispiel Miete' });
    expect(searchField()).toHaveAttribute('placeholder', 'zum Beispiel Miete');
    expect(searchField()).toHaveAccessibleDescription('Geben Sie ein Wort ein, zum Beispiel «Leerstand».');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('search', { name: 'Suche' })).toContainElement(searchField());
  });

  it('says of a hit what it is, its newest value, what it says, its theme and its day', async () => {
    renderSearch({ address: '/suche?q=leerwohn' });
    const [hit] = await screen.findAllByRole('listitem');
    expect(hit?.querySelector('img')).toHaveAttribute('src', '/daten/indikator/5813.vorschau.svg');
    expect(textsOf([...(hit?.querySelectorAll('p') ?? [])])).toEqual([
      'Indikator',
      'So viele Wohnungen standen am 1. Juni leer.',
      'Bauen und Wohnen · Aktualisiert am 21.\u00a0August 2026',
      'Neuster Wert: 0,78 % 2026',
    ]);
    expect(screen.getByRole('link', { name: /^Leerwohn ?ungsquote$/ })).toHaveAttribute(
      'href',
      '/indikatorenportal/5813',
    );
  });

  it('begins with the value that was asked for, which stands there once', async () => {
    renderSearch({ address: '/suche?q=leerwohnungsquote' });
    const [first, ...others] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(/^IndikatorLeerwohnungsquote0,78 % 2026 −0,02 Prozentpunkte gegenüber 2025$/);
    expect(first?.querySelector('img')).toHaveAttribute('alt', '');
    expect(within(first ?? document.body).getByRole('link')).toHaveAttribute('href', '/indikatorenportal/5813');
    expect(others.filter((item) => item.textContent.includes('Leerwohnungsquote'))).toEqual([]);
  });

  it.each([
    ['leerwohnungsquote', /^\d+ Treffer\. Leerwohnungsquote: 0,78 %, 2026$/],
    ['Bev%C3%B6lkrung', /\. Meinten Sie «Bevölkerung»\?$/],
    ['leerstand%20xylofon', /\. Nichts zu «xylofon»; diese Seiten enthalten die anderen Wörter\.$/],
  ])('tells screen readers what is said above the hits of %s', async (words, text) => {
    renderSearch({ address: `/suche?q=${words}` });
    await waitFor(() => expect(saidCount()).toHaveTextContent(text), { timeout: 2000 });
  });

  it('is sorted by what is chosen, which is folded away with the filters if there is no room', async () => {
    renderSearch({ address: '/suche?q=leerwohn', isWide: false });
    await userEvent.click(await screen.findByText('Filtern und sortieren'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortieren' }), 'Nach Titel');
    await waitFor(() => expect(titles()).toEqual(['Leerwohnungen nach Wohnviertel', 'Leerwohnungsquote']));
    expect(pageAddress()).toBe('/suche?q=leerwohn&sort=titel');
  });

  it('B8.4 marks what was found, also inside of words', async () => {
    renderSearch({ address: '/suche?q=entwicklung' });
    expect(await screen.findByRole('heading', { level: 3 })).toContainHTML('Bevölkerungs<mark>entwicklung</mark>');
  });

  it('takes markup as words', async () => {
    renderSearch({ address: '/suche?q=%3Cscript%3E' });
    expect(await screen.findByText('Ohne Treffer: «script».')).toBeVisible();
    expect(searchField()).toHaveValue('<script>');
  });

  it('says the language of a hit in another one', async () => {
    renderSearch({ locale: 'fr', address: '/fr/suche?q=sinkt' });
    const link = await screen.findByRole('link', { name: 'Der Leerstand sinkt' });
    expect(link).toHaveAttribute('lang', 'de');
    expect(screen.getByText('(en allemand)')).toBeVisible();
  });

  it('explains a term of the glossary above the hits', async () => {
    renderSearch({ address: '/suche?q=leerstand' });
    await count('4 Treffer');
    expect(screen.getAllByText('Wohnungen, die niemand bewohnt und die zu haben sind.')).toHaveLength(1);
    const link = screen.getByRole('link', { name: 'Mehr im Glossar' });
    expect(link).toHaveAttribute('href', '/interaktiv/glossar#leerstand');
  });

  it('says the count and names itself in the title once nobody has typed for a second, and again', async () => {
    renderSearch();
    await userEvent.type(searchField(), 'leerwohn');
    await count('2 Treffer');
    expect(saidCount()).toBeEmptyDOMElement();
    expect(document.title).toBe('«leerwohn» – Seite');
    await waitFor(() => expect(saidCount()).toHaveTextContent(/^2 Treffer$/), { timeout: 2000 });
    expect(document.title).toBe('2 Treffer für «leerwohn» – Seite');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortieren' }), 'Nach Titel');
    expect(saidCount()).toBeEmptyDOMElement();
    await waitFor(() => expect(saidCount()).toHaveTextContent(/^2 Treffer$/), { timeout: 2000 });
    await userEvent.clear(searchField());
    await waitFor(() => expect(document.title).toBe('Seite'));
  });

  it('leaves the title of the page that soft navigation shows instead alone, and has its own after going back', async () => {
    renderSearch({ address: '/suche?q=leerwohn' });
    await count('2 Treffer');
    const kept = [...document.body.childNodes];
    const show = (path: string, title: string, ...content: readonly (Node | string)[]): void => {
      window.history.pushState(null, '', path);
      document.body.replaceChildren(...content);
      document.title = title;
      document.dispatchEvent(new CustomEvent('page:finish'));
    };
    show('/indikatorenportal/5813', 'Anderes', 'Anderes');
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(document.title).toBe('Anderes');
    show('/suche?q=leerwohn', 'Suche', ...kept);
    await waitFor(() => expect(document.title).toMatch(/^2 Treffer .*leerwohn/));
  });
});

describe('a search that finds not all', () => {
  it('asks whether another word was meant, and searches it', async () => {
    renderSearch({ address: '/suche?q=Bev%C3%B6lkrung' });
    const question = await screen.findByText(/^Meinten Sie/);
    await userEvent.click(within(question).getByRole('link', { name: 'Bevölkerung' }));
    expect(searchField()).toHaveValue('Bevölkerung');
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    expect(screen.queryByText(/^Meinten Sie/)).not.toBeInTheDocument();
  });

  it('says that no page is about what only the texts mention', async () => {
    const mentioned = {
      ...(await indexEngine.search(requestFor('leerstand'), neverAborted)),
      match: 'mention' as const,
    };
    renderSearch({
      address: '/suche?q=Wie%20viele%20Leerst%C3%A4nde',
      searchedBy: { ...indexEngine, search: () => Promise.resolve(mentioned) },
    });
    const said = 'Kein Titel handelt davon, es wird nur im Text erwähnt.';
    expect(await screen.findByText(said)).toBeVisible();
    expect(titles()).toContain('Der Leerstand sinkt');
    await waitFor(() => expect(saidCount()).toHaveTextContent(said), { timeout: 2000 });
  });

  it('says which word finds nothing, and where to go on', async () => {
    renderSearch({ address: '/suche?q=xylofon' });
    expect(await count('Keine Treffer')).toBeVisible();
    expect(screen.getByText('Nichts gefunden für «xylofon».')).toBeVisible();
    expect(screen.getByText('Ohne Treffer: «xylofon».')).toBeVisible();
    expect(textsOf(screen.getAllByRole('link'))).toEqual(['Alle Themen', 'Glossar', 'Auskunft']);
  });

  it('keeps the words that hold the one that finds nothing', async () => {
    renderSearch({ address: '/suche?q=leerstand%20rs&jahr=1999' });
    await userEvent.click(await screen.findByRole('link', { name: 'Suchen ohne «rs»' }));
    expect(searchField()).toHaveValue('leerstand');
  });

  it('says it in the words of the editors if they have some', async () => {
    renderSearch({ address: '/suche?q=xylofon', emptyText: 'Hier ist nichts.' });
    expect(await screen.findByText('Hier ist nichts.')).toBeVisible();
  });

  it.each([
    ['ls', 'xylofon', 1],
    ['ls', 'leerwohn', 1],
    ['fr', 'leerwohn', 0],
  ] as const)('leads to the same search in German from Leichte Sprache alone: %s, %s', async (locale, words, links) => {
    renderSearch({ locale, address: `/${locale}/suche?q=${words}` });
    await screen.findByRole('heading', { level: 2 });
    const found = screen.queryAllByRole('link', { name: 'In Standard-Sprache suchen' });
    expect(found.map((link) => link.getAttribute('href'))).toEqual([`/suche?q=${words}`].slice(0, links));
  });

  it('says how many hits the filters hide, and offers to take the filters away', async () => {
    renderSearch({ address: '/suche?q=leerwohn&jahr=1999' });
    const help = await screen.findByText(/^Die gewählten Filter verbergen 2 Treffer\./);
    expect(within(help).getByRole('link')).toHaveAttribute('href', '?q=leerwohn');
    expect(screen.queryByText(/^Nichts gefunden/)).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('link', { name: 'Ohne Filter suchen' }));
    expect(await count('2 Treffer')).toBeVisible();
  });

  it('speaks of one hit as of one', async () => {
    renderSearch({ locale: 'fr', address: '/fr/suche?q=Wohnviertel&jahr=1999' });
    expect(await screen.findByText(/^Les filtres choisis masquent 1 résultat\./)).toBeVisible();
  });

  it('asks what was meant by a word whose hits the filters hide, and finds them', async () => {
    renderSearch({ address: '/suche?q=Bev%C3%B6lkrung&jahr=1999' });
    const question = await screen.findByText(/^Meinten Sie/);
    await userEvent.click(within(question).getByRole('link', { name: 'Bevölkerung (ohne Filter)' }));
    expect(pageAddress()).toBe('/suche?q=Bev%C3%B6lkerung');
    expect(await count('2 Treffer')).toHaveFocus();
  });

  it('B7.7 reports after a while that nothing was found, without the words, and not what only the filters hide', async () => {
    const reported = vi.fn<(detail: unknown) => void>();
    document.addEventListener('analytics:event', (event) => reported('detail' in event ? event.detail : null));
    renderSearch({ address: '/suche?q=leerwohn&jahr=1999' });
    const withoutFilters = await screen.findByRole('link', { name: 'Ohne Filter suchen' });
    await new Promise((resolve) => setTimeout(resolve, 1800));
    expect(reported).not.toHaveBeenCalled();
    await userEvent.click(withoutFilters);
    await userEvent.clear(searchField());
    await userEvent.type(searchField(), 'xylofon');
    await count('Keine Treffer');
    await waitFor(() => expect(reported.mock.calls).toEqual([['search-empty']]), { timeout: 4000 });
  });
});

describe('a server that is slow or out', () => {
  it('B8.5 never replaces a newer answer by a stale one', async () => {
    const { engine, answer } = slowEngine();
    renderSearch({ address: '/suche?q=leerwohn', searchedBy: engine });
    await userEvent.clear(searchField());
    await userEvent.type(searchField(), 'bericht');
    await waitFor(() => {
      answer('bericht');
      expect(screen.getByRole('heading', { name: '45 Treffer' })).toBeVisible();
    });
    await act(async () => {
      answer('leerwohn');
      await Promise.resolve();
    });
    expect(screen.getByRole('heading', { name: '45 Treffer' })).toBeVisible();
  });

  it('leaves the focus in the field when somebody types before the hits of a link are there', async () => {
    const { engine, answer } = slowEngine();
    renderSearch({ address: '/suche?q=bericht', searchedBy: engine });
    await waitFor(() => {
      answer('bericht');
      expect(screen.getByRole('link', { name: 'Seite 2' })).toBeVisible();
    });
    await userEvent.click(screen.getByRole('link', { name: 'Seite 2' }));
    await userEvent.click(searchField());
    await userEvent.keyboard('{Control>}a{/Control}leerwohn');
    await waitFor(
      () => {
        answer('leerwohn');
        expect(titles()).toHaveLength(2);
      },
      { timeout: 5000 },
    );
    expect(searchField()).toHaveFocus();
  });

  it('B8.5 says in one line that the server is out, until it is back', async () => {
    renderSearch({ address: '/suche?q=leerwohn' });
    await count('2 Treffer');
    const trouble = screen.getAllByRole('status')[1];
    act(() => tellOutage(true));
    expect(trouble).toHaveTextContent(/^Der Suchdienst antwortet nicht/);
    act(() => tellOutage(false));
    expect(screen.queryByText(/^Der Suchdienst antwortet nicht/)).not.toBeInTheDocument();
  });

  it('says that the search does not answer when nothing does, and searches again when asked to', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const search = vi
      .fn<SearchEngine['search']>((...asked) => indexEngine.search(...asked))
      .mockRejectedValueOnce(new Error('gone'));
    renderSearch({ address: '/suche?q=leerwohn', searchedBy: { ...indexEngine, search } });
    const trouble = screen.getAllByRole('status')[1];
    await waitFor(() => expect(trouble).toHaveTextContent(/^Die Suche antwortet nicht/));
    expect(told).toHaveBeenCalledTimes(1);
    expect(document.title).toBe('«leerwohn» – Seite');
    await userEvent.click(await screen.findByRole('button', { name: 'Noch einmal suchen' }));
    expect(await count('2 Treffer')).toBeVisible();
    expect(trouble).toBeEmptyDOMElement();
    expect(screen.queryByRole('button', { name: 'Noch einmal suchen' })).not.toBeInTheDocument();
  });
});

describe('filters and pages', () => {
  it('B8.6 correct an address that asks for a page behind all, and keep what others added', async () => {
    renderSearch({ address: '/suche?utm_source=x&q=bericht&seite=99' });
    await count('45 Treffer');
    await waitFor(() => expect(pageAddress()).toBe('/suche?q=bericht&seite=3'));
  });

  it('narrow by one value or more, with counts, and begin at the first page again', async () => {
    renderSearch({ address: '/suche?q=bericht&seite=2' });
    await count('45 Treffer');
    const entries = window.history.length;
    await userEvent.click(screen.getByRole('checkbox', { name: 'Artikel 45' }));
    expect(screen.getByRole('checkbox', { name: 'Artikel 45' })).toHaveFocus();
    expect(pageAddress()).toBe('/suche?q=bericht&art=article');
    expect(window.history.length).toBe(entries + 1);
  });

  it('are taken away one by one, and all of them', async () => {
    renderSearch({ address: '/suche?q=leer&art=article&art=indicator&thema=wohnen&jahr=2026' });
    await userEvent.click(await screen.findByRole('button', { name: '2026 entfernen' }));
    expect(await count('3 Treffer')).toHaveFocus();
    expect(pageAddress()).toBe('/suche?q=leer&art=article&art=indicator&thema=wohnen');
    await userEvent.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    await waitFor(() => expect(pageAddress()).toBe('/suche?q=leer'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Filter zurücksetzen' })).not.toBeInTheDocument());
  });

  it.each([
    ['button', 'Filter zurücksetzen'],
    ['checkbox', 'Indikator 3'],
  ])('lead back into the field when the last one was all there was to search: %s', async (role, name) => {
    renderSearch({ address: '/suche?art=indicator' });
    await count('3 Treffer');
    await userEvent.click(screen.getByRole(role, { name }));
    await waitFor(() => expect(searchField()).toHaveFocus());
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });

  it('show the first five values and the chosen ones, the newest year first', async () => {
    renderSearch({ address: '/suche?q=bericht&jahr=1980' });
    await count('1 Treffer');
    const boxes = within(screen.getByRole('group', { name: 'Jahr' })).getAllByRole('checkbox');
    const years = ['2014 1', '2013 1', '2012 1', '2011 1', '2010 1', '1980 1'];
    expect(boxes).toEqual(years.map((name) => screen.getByRole('checkbox', { name })));
    expect(screen.queryByText('1990')).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Weitere'));
    expect(await screen.findByText('1990')).toBeVisible();
  });

  it('keep a value without hits as long as it has the focus', async () => {
    renderSearch({ address: '/suche?q=leerwohn&jahr=1999&jahr=2026' });
    await count('1 Treffer');
    await userEvent.click(screen.getByRole('checkbox', { name: '1999 0' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '1999 entfernen' })).not.toBeInTheDocument());
    expect(screen.getByRole('checkbox', { name: '1999 0' })).toHaveFocus();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Indikator/ }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: '1999 0' })).not.toBeInTheDocument());
  });
});
