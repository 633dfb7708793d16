import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startSearchField } from '@/lib/client/searchField';
import { eventually } from '../../support/eventually';
import { stopListenersAfterTest } from './listeners';

const startList = vi.hoisted(() => vi.fn());

vi.mock('@/lib/search/field/startSuggestions', () => ({ startSuggestions: startList }));

const search = { url: 'https://search.example.org', key: 'search-only' };
const settings = { productionHost: '', analytics: null, search, partsOff: [] };

const page = `
  <header data-site-header>
    <form data-instant-search="de"><input aria-label="im Kopf" data-search-field></form>
  </header>
  <main>
    <form data-instant-search="de"><input aria-label="im Inhalt" data-search-field></form>
    <form><input aria-label="anderes Feld" data-search-field></form>
    <p contenteditable tabindex="0">Text</p>
  </main>
  <footer><label><input type="checkbox" checked disabled data-slash-key>Taste</label></footer>`;

function field(name: string): HTMLElement {
  return screen.getByRole('textbox', { name });
}

async function press(keys: string): Promise<void> {
  await userEvent.setup().keyboard(keys);
}

beforeEach(() => {
  stopListenersAfterTest();
  startList.mockReset();
  // The document of the tests has no layout: the fields are seen.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(Object.assign([new DOMRect()], { item: () => null }));
  document.body.innerHTML = page;
});

describe('the list of a search field', () => {
  it('is loaded for a field that has the focus already, with the server of the office', async () => {
    field('im Inhalt').focus();
    startSearchField(settings);
    await eventually(() => expect(startList).toHaveBeenCalledExactlyOnceWith(field('im Inhalt'), search));
  });

  it('is not for fields whose page shows hits by itself', async () => {
    startSearchField(settings);
    field('anderes Feld').focus();
    await vi.dynamicImportSettled();
    expect(startList).not.toHaveBeenCalled();
  });
});

describe('the key /', () => {
  beforeEach(() => startSearchField(settings));

  it('works on keyboards that need the shift key for it', async () => {
    await press('{Shift>}/{/Shift}');
    expect(field('im Inhalt')).toHaveFocus();
  });

  it.each(['{Control>}/{/Control}', '{Meta>}/{/Meta}', '{Alt>}/{/Alt}', 'a'])('is not %s', async (keys) => {
    await press(keys);
    expect(document.body).toHaveFocus();
  });

  it('is a letter in a text that can be edited', async () => {
    const text = screen.getByText('Text');
    text.focus();
    await press('/');
    expect(text).toHaveFocus();
  });

  it('does nothing behind a dialog', async () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog open>Frage</dialog>');
    await press('/');
    expect(document.body).toHaveFocus();
  });
});
