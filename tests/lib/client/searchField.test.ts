import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSearchField } from '@/lib/client/searchField';
import { eventually } from '../../support/eventually';
import { stopListenersAfterTest } from './listeners';

const startList = vi.hoisted(() => vi.fn());

vi.mock('@/lib/search/field/startSuggestions', () => ({ startSuggestions: startList }));

const search = { url: 'https://search.example.org', key: 'search-only' };
const settings = { productionHost: '', analytics: null, search, partsOff: [] };

const setting = '<footer><label><input type="checkbox" checked disabled data-slash-key>Taste</label></footer>';

const page = `
  <a href="/fr/suche#search-words" data-skip-to-search>Suche</a>
  <header data-site-header>
    <form data-instant-search="de"><input aria-label="im Kopf" data-search-field></form>
  </header>
  <main>
    <form data-instant-search="de"><input aria-label="im Inhalt" data-search-field></form>
    <input aria-label="anderes Feld">
    <p contenteditable tabindex="0">Text</p>
    <a href="#weiter">Weiter</a>
  </main>
  ${setting}`;

/** The document of the tests has no layout: the fields with these names are seen. */
function show(...names: readonly string[]): void {
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
    const isSeen = names.includes(this.getAttribute('aria-label') ?? '');
    return Object.assign(isSeen ? [new DOMRect()] : [], { item: () => null });
  });
}

function start(html = page): void {
  document.body.innerHTML = html;
  startSearchField(settings);
}

async function press(keys: string): Promise<void> {
  await userEvent.setup().keyboard(keys);
}

beforeEach(() => {
  stopListenersAfterTest();
  startList.mockReset();
  show('im Kopf', 'im Inhalt', 'anderes Feld');
});

afterEach(() => {
  localStorage.clear();
});

describe('the list of a search field', () => {
  it('is loaded for a field that has the focus already, with the server of the office', async () => {
    document.body.innerHTML = page;
    screen.getByRole('textbox', { name: 'im Inhalt' }).focus();
    startSearchField(settings);
    await eventually(() =>
      expect(startList).toHaveBeenCalledExactlyOnceWith(screen.getByRole('textbox', { name: 'im Inhalt' }), search),
    );
  });

  it('is not for other fields, nor for those whose page shows hits by itself', async () => {
    start(
      '<main><form><input aria-label="im Inhalt" data-search-field></form><input aria-label="anderes Feld"></main>',
    );
    screen.getByRole('textbox', { name: 'im Inhalt' }).focus();
    screen.getByRole('textbox', { name: 'anderes Feld' }).focus();
    await Promise.resolve();
    expect(startList).not.toHaveBeenCalled();
  });
});

describe('the key /', () => {
  it('works on keyboards that need the shift key for it', async () => {
    start();
    await press('{Shift>}/{/Shift}');
    expect(screen.getByRole('textbox', { name: 'im Inhalt' })).toHaveFocus();
  });

  it.each(['{Control>}/{/Control}', '{Meta>}/{/Meta}', '{Alt>}/{/Alt}', 'a'])('is not %s', async (keys) => {
    start();
    await press(keys);
    expect(document.body).toHaveFocus();
  });

  it('is a letter in a text that can be edited', async () => {
    start();
    const text = screen.getByText('Text');
    text.focus();
    await press('/');
    expect(text).toHaveFocus();
  });

  it('does nothing behind a dialog', async () => {
    start(`${page}<dialog open>Frage</dialog>`);
    await press('/');
    expect(document.body).toHaveFocus();
  });
});
