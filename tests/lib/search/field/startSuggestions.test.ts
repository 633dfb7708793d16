import userEvent from '@testing-library/user-event';
import { screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchEngine } from '@/lib/search/engine';
import { startSuggestions } from '@/lib/search/field/startSuggestions';
import { openSearch } from '@/lib/search/openSearch';
import { stopListenersAfterTest } from '../../client/listeners';
import { answer, hit } from './hits';

vi.mock('@/lib/search/openSearch');

const search = vi.fn<SearchEngine['search']>();

const hits = [
  hit({ id: 'a', title: 'Leerstand', url: '/artikel/leerstand' }),
  hit({ id: 'b', title: 'Leere Räume', url: '/artikel/raeume' }),
];

const form = `<form role="search" action="/suche" data-instant-search="de">
  <input type="search" name="q" aria-label="Suchwörter" data-search-field><button>Suchen</button>
</form>`;

const page = `<header data-site-header>${form}</header><main><a href="#weiter">Weiter</a></main>`;

function field(): HTMLInputElement {
  const found = document.querySelector('input');
  if (found === null) throw new Error('The page has no field.');
  return found;
}

function options(): readonly HTMLElement[] {
  return screen.queryAllByRole('option');
}

function activeOption(): string | null {
  const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? 'none');
  expect(screen.queryAllByRole('option', { selected: true })).toEqual(active === null ? [] : [active]);
  return active?.textContent ?? null;
}

/** Types, and waits until the list is there. */
async function type(text: string) {
  const user = userEvent.setup({ advanceTimers: (delay) => vi.advanceTimersByTimeAsync(delay) });
  await user.click(field());
  await user.keyboard(text);
  await vi.advanceTimersByTimeAsync(120);
  return user;
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stopListenersAfterTest();
  search.mockReset().mockResolvedValue(answer(hits, 12));
  vi.mocked(openSearch)
    .mockReset()
    .mockReturnValue({ search, count: () => Promise.resolve([]), asksServer: () => true, close: () => undefined });
  document.documentElement.lang = 'de';
  document.body.innerHTML = page;
  document.addEventListener('submit', (event) => event.preventDefault());
  // The document of the tests cannot go elsewhere.
  document.addEventListener('click', (event) => event.target instanceof HTMLAnchorElement && event.preventDefault());
  startSuggestions(field(), null);
});

afterEach(() => {
  vi.useRealTimers();
});

const last = 'Alle Treffer für «leer»';

describe('a search field with suggestions', () => {
  it('searches in the language of its form, on the server or in the index of the site', () => {
    expect(openSearch).toHaveBeenCalledExactlyOnceWith({ server: null, locale: 'de' });
  });

  it('shows the hits and the way to all of them, none of them chosen', async () => {
    await type('leer');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    const list = screen.getByRole('listbox', { name: 'Vorschläge' });
    expect(field()).toHaveAttribute('aria-controls', list.id);
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Leerstand Artikel', 'Leere Räume Artikel', last]);
    expect(activeOption()).toBeNull();
    expect(field()).toHaveFocus();
  });

  it('begins with the value that was asked for, and shows it once, with five hits at most', async () => {
    const areas = { period: '31. Juli 2026', values: { Riehen: '23’048 Personen' } };
    const people = hit({ id: 'p', kind: 'indicator', title: 'Wohnbevölkerung', areas });
    const others = ['1', '2', '3', '4'].map((id) => hit({ id, title: `Leer ${id}` }));
    search.mockResolvedValue({ ...answer([...others, people], 12), value: { hit: people, area: 'Riehen' } });
    await type('leer');
    expect(options().map(({ textContent }) => textContent)).toEqual([
      'Wohnbevölkerung 23’048 Personen (Riehen, 31. Juli 2026) Indikator',
      'Leer 1 Artikel',
      'Leer 2 Artikel',
      'Leer 3 Artikel',
      'Leer 4 Artikel',
      last,
    ]);
  });

  it('moves through the options with the arrow keys, in a circle', async () => {
    const user = await type('leer');
    await user.keyboard('{ArrowDown}');
    expect(activeOption()).toBe('Leerstand Artikel');
    await user.keyboard('{ArrowUp}');
    expect(activeOption()).toBe(last);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeOption()).toBe('Leere Räume Artikel');
    expect(field()).toHaveFocus();
  });

  it.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])('goes back to the words with %s', async (key) => {
    const user = await type('leer');
    await user.keyboard(`{ArrowDown}{${key}}`);
    expect(activeOption()).toBeNull();
    expect(options()).toHaveLength(3);
  });

  it('opens again with the arrow keys, without asking again', async () => {
    const user = await type('leer');
    await user.keyboard('{Escape}{ArrowDown}');
    expect(activeOption()).toBe('Leerstand Artikel');
    expect(search).toHaveBeenCalledOnce();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(options()).toEqual([]);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(options()).toHaveLength(3);
    expect(activeOption()).toBeNull();
  });

  it('closes with Tab, which goes on to the button', async () => {
    const user = await type('leer');
    await user.tab();
    expect(options()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Suchen' })).toHaveFocus();
  });

  it('closes when the visitor turns to the page', async () => {
    const user = await type('leer');
    await user.click(screen.getByRole('link', { name: 'Weiter' }));
    expect(options()).toEqual([]);
  });

  it('keeps the focus while an option is pressed, and closes when it is followed', async () => {
    const user = await type('leer');
    const [first] = options();
    await user.click(first ?? document.body);
    expect(field()).toHaveFocus();
    expect(options()).toEqual([]);
  });

  it('closes when the field is emptied, and forgets what was asked for', async () => {
    const user = await type('leer');
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await vi.advanceTimersByTimeAsync(500);
    expect(options()).toEqual([]);
    expect(search).toHaveBeenCalledOnce();
  });

  it('says only how many options there are, after a second of quiet', async () => {
    const user = await type('leer');
    const status = screen.getByRole('status');
    await vi.advanceTimersByTimeAsync(900);
    expect(status).toBeEmptyDOMElement();
    await vi.advanceTimersByTimeAsync(100);
    expect(status).toHaveTextContent(/^3 Vorschläge$/);
    expect(options()).toHaveLength(3);
    await user.keyboard('s');
    expect(status).toBeEmptyDOMElement();
  });

  it.each([
    [0, 'Keine Treffer'],
    [1, '2 Vorschläge'],
  ])('says of %i hits and the way to all: %s', async (total, text) => {
    search.mockResolvedValue(answer(hits.slice(0, total), total));
    await type('leer');
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${text}$`));
  });

  it('has one list, however often it gets the focus', async () => {
    startSuggestions(field(), null);
    await type('leer');
    expect(screen.getAllByRole('listbox')).toHaveLength(1);
    expect(search).toHaveBeenCalledOnce();
  });

  it('asks for what was typed before its code came', async () => {
    document.body.innerHTML = page;
    field().value = 'leer';
    startSuggestions(field(), null);
    await vi.advanceTimersByTimeAsync(120);
    expect(options()).toHaveLength(3);
  });

  it('does nothing in a form that does not say its language', () => {
    document.body.innerHTML = page.replace('="de"', '="xx"');
    startSuggestions(field(), null);
    expect(field()).not.toHaveAttribute('role');
  });
});
