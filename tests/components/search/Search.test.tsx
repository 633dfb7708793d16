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

  it('tells screen readers the value that was asked for', async () => {
    renderSearch({ address: '/suche?q=leerwohnungsquote' });
    const text = /^\d+ Treffer\. Leerwohnungsquote: 0,78 %, 2026$/;
    await waitFor(() => expect(saidCount()).toHaveTextContent(text), { timeout: 2000 });
    await waitFor(() => expect(document.title).toMatch(/^\d+ Treffer für «leerwohnungsquote» – Seite$/));
  });

  it.each([
    ['Bev%C3%B6lkrung', /\. Meinten Sie «Bevölkerung»\?$/],
    ['leerstand%20xylofon', /\. Nichts zu «xylofon»; diese Seiten enthalten die anderen Wörter\.$/],
  ])('tells screen readers what is said above the hits of %s', async (words, text) => {
    renderSearch({ address: `/suche?q=${words}` });
    await waitFor(() => expect(saidCount()).toHaveTextContent(text), { timeout: 2000 });
  });

  it('names in the title what is searched, before there is an answer', async () => {
    renderSearch({ address: '/suche?q=leerwohn', searchedBy: slowEngine().engine });
    await waitFor(() => expect(document.title).toBe('«leerwohn» – Seite'));
  });

  it('folds the order away with the filters if there is no room', async () => {
    renderSearch({ address: '/suche?q=leerwohn', isWide: false });
    await userEvent.click(await screen.findByText('Filtern und sortieren'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortieren' }), 'Nach Titel');
    await waitFor(() => expect(pageAddress()).toContain('sort=titel'));
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

  it('says the count once nobody has typed for a second', async () => {
    renderSearch();
    await userEvent.type(searchField(), 'leerwohn');
    await count('2 Treffer');
    expect(saidCount()).toBeEmptyDOMElement();
    await waitFor(() => expect(saidCount()).toHaveTextContent(/^2 Treffer$/), { timeout: 2000 });
  });

  it('says in the title what was searched and how much was found, in front of its own', async () => {
    renderSearch({ address: '/suche?q=leerwohn' });
    await waitFor(() => expect(document.title).toBe('2 Treffer für «leerwohn» – Seite'), { timeout: 2000 });
    await userEvent.clear(searchField());
    await waitFor(() => expect(document.title).toBe('Seite'));
  });

  it('says the same count again after another search', async () => {
    renderSearch({ address: '/suche?q=leerwohn' });
    await waitFor(() => expect(saidCount()).toHaveTextContent(/^2 Treffer$/), { timeout: 2000 });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortieren' }), 'Nach Titel');
    expect(saidCount()).toBeEmptyDOMElement();
    await waitFor(() => expect(saidCount()).toHaveTextContent(/^2 Treffer$/), { timeout: 2000 });
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

  it('names the words that it has not found', async () => {
    renderSearch({ address: '/suche?q=leerstand%20xylofon' });
    expect(await screen.findByText('Nichts zu «xylofon»; diese Seiten enthalten die anderen Wörter.')).toBeVisible();
    expect(titles()).toContain('Der Leerstand sinkt');
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

  it('searches without the word that finds nothing', async () => {
    renderSearch({ address: '/suche?q=leerstand%20xylofon&jahr=1999' });
    await userEvent.click(await screen.findByRole('link', { name: 'Suchen ohne «xylofon»' }));
    expect(searchField()).toHaveValue('leerstand');
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

  it.each(['xylofon', 'leerwohn'])('leads from Leichte Sprache to the same search in German: %s', async (words) => {
    renderSearch({ locale: 'ls', address: `/ls/suche?q=${words}` });
    const link = await screen.findByRole('link', { name: 'In Standard-Sprache suchen' });
    expect(link).toHaveAttribute('href', `/suche?q=${words}`);
  });

  it('leads from no other language to German', async () => {
    renderSearch({ locale: 'fr', address: '/fr/suche?q=leerwohn' });
    await screen.findByRole('heading', { level: 2, name: /résultats?$/ });
    expect(screen.queryByRole('link', { name: 'In Standard-Sprache suchen' })).not.toBeInTheDocument();
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

  it('does not blame the filters if the words find nothing without them either', async () => {
    renderSearch({ address: '/suche?q=xylofon&jahr=1999' });
    expect(await screen.findByText('Nichts gefunden für «xylofon».')).toBeVisible();
    expect(screen.queryByText(/Filter verbergen/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Ohne Filter suchen' })).not.toBeInTheDocument();
  });

  it('asks what was meant by a word whose hits the filters hide, and finds them', async () => {
    renderSearch({ address: '/suche?q=Bev%C3%B6lkrung&jahr=1999' });
    const question = await screen.findByText(/^Meinten Sie/);
    await userEvent.click(within(question).getByRole('link', { name: 'Bevölkerung (ohne Filter)' }));
    expect(pageAddress()).toBe('/suche?q=Bev%C3%B6lkerung');
    expect(await count('2 Treffer')).toHaveFocus();
  });

  it('B7.7 reports that nothing was found after a while, without the words', async () => {
    const reported = vi.fn<(detail: unknown) => void>();
    document.addEventListener('analytics:event', (event) => reported('detail' in event ? event.detail : null));
    renderSearch({ address: '/suche?q=xylofon' });
    await count('Keine Treffer');
    expect(reported).not.toHaveBeenCalled();
    await waitFor(() => expect(reported.mock.calls).toEqual([['search-empty']]), { timeout: 2500 });
  });

  it('B7.7 does not report what only the filters hide', async () => {
    const reported = vi.fn();
    document.addEventListener('analytics:event', reported);
    renderSearch({ address: '/suche?q=leerwohn&jahr=1999' });
    await screen.findByRole('link', { name: 'Ohne Filter suchen' });
    await new Promise((resolve) => setTimeout(resolve, 1800));
    expect(reported).not.toHaveBeenCalled();
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

  it('keeps the hits of before until new ones are there', async () => {
    const { engine, answer } = slowEngine();
    renderSearch({ address: '/suche?q=leerwohn', searchedBy: engine });
    await waitFor(() => {
      answer('leerwohn');
      expect(titles()).toHaveLength(2);
    });
    await userEvent.type(searchField(), 'ungsquote');
    expect(titles()).toHaveLength(2);
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

  it('says that the search does not answer when nothing does', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const search = vi.fn().mockRejectedValue(new Error('gone'));
    renderSearch({ address: '/suche?q=leerwohn', searchedBy: { ...indexEngine, search } });
    const trouble = screen.getAllByRole('status')[1];
    await waitFor(() => expect(trouble).toHaveTextContent(/^Die Suche antwortet nicht/));
    expect(told).toHaveBeenCalledTimes(1);
    expect(document.title).toBe('«leerwohn» – Seite');
  });

  it('searches again when somebody asks for it after nothing has answered', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const search = vi
      .fn<SearchEngine['search']>((...asked) => indexEngine.search(...asked))
      .mockRejectedValueOnce(new Error('gone'));
    renderSearch({ address: '/suche?q=leerwohn', searchedBy: { ...indexEngine, search } });
    await userEvent.click(await screen.findByRole('button', { name: 'Noch einmal suchen' }));
    expect(await count('2 Treffer')).toBeVisible();
    expect(screen.queryByText(/^Die Suche antwortet nicht/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Noch einmal suchen' })).not.toBeInTheDocument();
  });
});
