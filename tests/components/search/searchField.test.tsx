import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderSearch, searchField } from '../../support/searchPage';
import { textsOf } from '../../support/textsOf';

vi.mock('@/lib/search/openSearch', async () => {
  const { openSearch } = await import('../../support/searchEngine');
  return { openSearch };
});

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

async function typeAndWait(words: string): Promise<readonly HTMLElement[]> {
  renderSearch();
  await userEvent.type(searchField(), words);
  return within(await screen.findByRole('listbox')).getAllByRole('option');
}

function activeOption(): string | null {
  return searchField().getAttribute('aria-activedescendant');
}

describe('the field of the search', () => {
  it('offers what the words may become, and chooses nothing by itself', async () => {
    const options = await typeAndWait('bev');
    expect(textsOf(options)).toEqual(['Bevölkerung', 'Bevölkerungsentwicklung']);
    expect(searchField()).toHaveAttribute('aria-expanded', 'true');
    expect(searchField()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Vorschläge' }).id);
    expect(activeOption()).toBeNull();
  });

  it('says the language of a word in another one, but not of what was typed', async () => {
    renderSearch({ locale: 'fr' });
    await userEvent.type(screen.getByRole('combobox', { name: 'Mots recherchés' }), 'les bev');
    const option = await screen.findByRole('option', { name: 'les Bevölkerung' });
    expect(within(option).getByText('Bevölkerung')).toHaveAttribute('lang', 'de');
    expect(option).not.toHaveAttribute('lang');
    expect(within(option).getByText('les', { exact: false, ignore: '[role=option]' })).not.toHaveAttribute('lang');
  });

  it('goes through the options with the arrow keys, and back into the field', async () => {
    const [first, last] = await typeAndWait('bev');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOption()).toBe(first?.id);
    expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOption()).toBe(last?.id);
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOption()).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    expect(activeOption()).toBe(last?.id);
    expect(searchField()).toHaveFocus();
    expect(searchField()).toHaveValue('bev');
  });

  it.each(['{Home}', '{End}', '{ArrowLeft}', '{ArrowRight}'])('goes back into the text with %s', async (key) => {
    await typeAndWait('bev');
    await userEvent.keyboard(`{ArrowDown}${key}`);
    expect(activeOption()).toBeNull();
    expect(screen.getByRole('listbox')).toBeVisible();
  });

  it('closes the options when the focus leaves, without choosing', async () => {
    await typeAndWait('bev');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(searchField()).toHaveValue('bev');
  });

  it('opens the options with an arrow key, and with Alt without going to one', async () => {
    await typeAndWait('bev');
    await userEvent.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}');
    expect(screen.getByRole('listbox')).toBeVisible();
    expect(activeOption()).toBeNull();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}');
    expect(activeOption()).toBe(within(screen.getByRole('listbox')).getByRole('option', { selected: true }).id);
  });

  it('takes an option from the pointer, and is emptied by its button; both keep the focus', async () => {
    await typeAndWait('bev');
    await userEvent.click(screen.getByRole('option', { name: 'Bevölkerungsentwicklung' }));
    expect(searchField()).toHaveValue('Bevölkerungsentwicklung');
    expect(searchField()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Suchwörter löschen' }));
    expect(searchField()).toHaveValue('');
    expect(searchField()).toHaveFocus();
  });

  it('offers nothing when the page opens with words', async () => {
    renderSearch({ address: '/suche?q=bev' });
    await screen.findByRole('heading', { level: 2 });
    expect(searchField()).toHaveAttribute('aria-expanded', 'false');
  });
});
