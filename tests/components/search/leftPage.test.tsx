import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { slowEngine } from '../../support/searchEngine';
import { pageAddress, renderSearch } from '../../support/searchPage';

vi.mock('@/lib/search/openSearch', async () => {
  const { openSearch } = await import('../../support/searchEngine');
  return { openSearch };
});

afterEach(() => window.history.replaceState(null, '', '/'));

/** Longer than the search waits before it says what it has found. */
const quietMs = 1300;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function show(path: string, title: string, ...content: readonly (Node | string)[]): void {
  window.history.pushState(null, '', path);
  document.body.replaceChildren(...content);
  document.title = title;
  document.dispatchEvent(new CustomEvent('page:finish'));
}

const other = 'Leerwohnungsquote – Statistik';

describe('a search whose page was left by soft navigation', () => {
  it('leaves the title of the next page alone, and has its own again after going back', async () => {
    renderSearch({ address: '/suche?q=leerwohn' });
    await screen.findByRole('heading', { level: 2, name: '2 Treffer' });
    const kept = [...document.body.childNodes];
    show('/indikatorenportal/5813', other, 'Anderes');
    await pause(quietMs);
    expect(document.title).toBe(other);
    show('/suche?q=leerwohn', 'Suche', ...kept);
    await waitFor(() => expect(document.title).toMatch(/^2 Treffer .*leerwohn/));
  });

  it('leaves the address of the next page alone when it learns that its own cannot be', async () => {
    const { engine, answer } = slowEngine();
    renderSearch({ address: '/suche?q=leerwohn&seite=40', searchedBy: engine });
    await waitFor(() => expect(document.title).toMatch(/^«leerwohn»/));
    show('/themen', 'Themen', 'Anderes');
    answer('leerwohn');
    await pause(100);
    expect(pageAddress()).toBe('/themen');
  });
});
