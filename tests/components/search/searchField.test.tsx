import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageAddress, renderSearch, searchField } from '../../support/searchPage';

vi.mock('@/lib/search/openSearch', async () => {
  const { openSearch } = await import('../../support/searchEngine');
  return { openSearch };
});

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('the field of the search', () => {
  it('searches the words with Enter', async () => {
    renderSearch();
    await userEvent.type(searchField(), 'bev{Enter}');
    expect(pageAddress()).toBe('/suche?q=bev');
  });

  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Suchwörter löschen' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('is emptied by %s', async (_way, empty) => {
    renderSearch();
    await userEvent.type(searchField(), 'bev');
    await empty();
    expect(searchField()).toHaveValue('');
    expect(searchField()).toHaveFocus();
  });
});
