/** The search of the page; a test that renders it mocks `openSearch` with that of searchEngine.ts. */
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { Search } from '@/components/search/Search.client';
import type { SearchProps } from '@/components/search/searchProps';
import type { Locale } from '@/content-types/locales';
import { kindNames } from '@/lib/i18n/areaKinds';
import { messagesByLocale } from '@/lib/i18n/messages';
import type { SearchEngine } from '@/lib/search/engine';
import { rulesByLocale } from './searchRules';
import { renderInPage } from './renderPage';
import { indexEngine, searchWith } from './searchEngine';

export interface RenderedSearch extends Partial<SearchProps> {
  readonly locale?: Locale;
  readonly address?: string;
  readonly isWide?: boolean;
  readonly searchedBy?: SearchEngine;
}

function textsIn(locale: Locale): SearchProps['texts'] {
  const { search, labels, colon, onlyInGerman, externalSite, pages } = messagesByLocale[locale];
  const { currentValue, inGlossary, glossary } = labels;
  return {
    ...search,
    colon,
    currentValue,
    inGlossary,
    glossary,
    onlyInGerman,
    externalSite,
    allThemes: pages.allThemes,
  };
}

/** Renders the search as the page at this address does. */
export function renderSearch({
  locale = 'de',
  address = '/suche',
  isWide = true,
  searchedBy = indexEngine,
  ...props
}: RenderedSearch = {}): void {
  searchWith(searchedBy);
  const query = { matches: isWide, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => query);
  window.history.replaceState(null, '', address);
  renderInPage(
    <Search
      locale={locale}
      server={null}
      texts={textsIn(locale)}
      labels={{
        kind: messagesByLocale[locale].kinds,
        themes: { bevoelkerung: 'Bevölkerung', wohnen: 'Bauen und Wohnen' },
        divisions: kindNames(locale),
      }}
      stopWords={rulesByLocale[locale].stopWords}
      placeholder={null}
      emptyText={null}
      contact="/artikel/impressum#liste-auskunft"
      {...props}
    />,
    locale,
  );
}

export function searchField(): HTMLElement {
  return screen.getByRole('searchbox', { name: 'Suchwörter' });
}

/** Path and query of the page. */
export function pageAddress(): string {
  return window.location.pathname + window.location.search;
}
